import Testing

@testable import Rendering

@Suite struct CompactScriptTests {
  @Test func `comments, indentation, and what ends nothing or stands beside signs are left out`() {
    let source = #"""
      // What it does.
      (() => {
        "use strict";

        // Why.
        const a = "  // no comment";
          b("a \" ( b", a + ++b, a / b)
            + a
            .c;
          if (a) {
            b()
          }
        const { c } = a - -b ? [ c ] : d;
        for (const e of [c]) {
          return e => f;
        }
        g.replace(/ [ / (] \/ ( /, ( h ) => `${ h } ( ${h}`).test( 'i : j' );
        k = /l : m/.test(n + - o)
      })();

      """#
    let compact = #"""
      (()=>{"use strict";const a="  // no comment";b("a \" ( b",a+ ++b,a / b)
      +a.c;if(a){b()}
      const{c}=a- -b?[c]:d;for(const e of[c]){return e=>f}
      g.replace(/ [ / (] \/ ( /,(h)=>`${ h } ( ${h}`).test('i : j');k=/l : m/.test(n+ -o)})();
      """#
    #expect(String(decoding: CompactScript.bytes(of: Array(source.utf8)), as: UTF8.self) == compact)
  }

  @Test func `a script whose last line does not end is ended`() {
    #expect(CompactScript.bytes(of: Array(" a".utf8)) == Array("a\n".utf8))
    #expect(CompactScript.bytes(of: []) == [])
  }
}
