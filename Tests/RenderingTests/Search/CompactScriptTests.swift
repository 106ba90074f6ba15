import Testing

@testable import Rendering

@Suite struct CompactScriptTests {
  @Test func `comments, indentation, and what ends nothing or stands beside signs are left out`() {
    let source = """
      // What it does.
      (() => {
        "use strict";

        // Why.
        const a = "  // no comment";
          b( /* nor this */ )
            + a
            .c;
          if (a) {
            b()
          }
        const { c } = a - -b ? [ c ] : d;
        for (const e of [c]) {
          return e => f;
        }
      })();

      """
    let compact = """
      (()=>{"use strict";const a = "  // no comment";b( /* nor this */ )
      + a.c;if(a){b()}
      const{c}=a - -b?[c]:d;for(const e of[c]){return e=>f}})();
      """
    #expect(String(decoding: CompactScript.bytes(of: Array(source.utf8)), as: UTF8.self) == compact)
  }

  @Test func `a script whose last line does not end is ended`() {
    #expect(CompactScript.bytes(of: Array(" a".utf8)) == Array("a\n".utf8))
    #expect(CompactScript.bytes(of: []) == [])
  }
}
