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
      (()=>{"use strict";let a="  // no comment";b("a \" ( b",a+ ++b,a / b)
      +a.c;if(a){b()}
      let{c}=a- -b?[c]:d;for(let e of[c]){return e=>f}
      g.replace(/ [ / (] \/ ( /,h=>`${ h } ( ${h}`).test('i : j');k=/l : m/.test(n+ -o)})();
      """#
    #expect(String(decoding: CompactScript.bytes(of: Array(source.utf8)), as: UTF8.self) == compact)
  }

  @Test(
    arguments: [
      ("const [a, b] = c", "let[a,b]=c"), ("consts = \"const a\"", "consts=\"const a\""),
      ("a((b) => c)", "a(b=>c)"), ("a(async (b) => c)", "a(async b=>c)"),
      ("(a, b) => (c) => d", "(a,b)=>c=>d"), ("() => ({a}) => b", "()=>({a})=>b"),
    ])
  func `what only people read is left out`(source: String, compact: String) {
    #expect(
      String(decoding: CompactScript.bytes(of: Array(source.utf8)), as: UTF8.self) == compact + "\n"
    )
  }

  @Test func `a script whose last line does not end is ended`() {
    #expect(CompactScript.bytes(of: Array(" a".utf8)) == Array("a\n".utf8))
    #expect(CompactScript.bytes(of: []) == [])
  }
}
