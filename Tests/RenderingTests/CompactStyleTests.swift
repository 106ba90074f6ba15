import Testing

@testable import Rendering

@Suite struct CompactStyleTests {
  @Test(arguments: [
    ("a { color: red; }\n", "a{color:red}"),
    ("/* one */ a  b , c > d { margin: 0  auto ; }", "a b,c > d{margin:0 auto}"),
    ("a::before { content: \"a  /* b */ ; \\\"}\"; }", "a::before{content:\"a  /* b */ ; \\\"}\"}"),
    ("a :hover { x: calc(1px + 2px); }", "a :hover{x:calc(1px + 2px)}"),
    ("@media (width >= 40rem) { a { b: c } }", "@media (width >= 40rem){a{b:c}}"),
    ("a { --x: ; y: ' ; ' }", "a{--x:;y:' ; '}"), ("a/* x */b", "a b"), ("/*", ""), ("", ""),
    ("a { b: \"open", "a{b:\"open"), (":is(a, b) c { d: e, f }", ":is(a,b) c{d:e,f}"),
  ]) func `only what says nothing is left out`(source: String, compact: String) {
    #expect(String(decoding: CompactStyle.bytes(of: Array(source.utf8)), as: UTF8.self) == compact)
  }
}
