import Testing
import Validation

/// Ordinary HTML is judged by its tags.
@Suite struct HTMLValidatorTests {
  /// A page with some content, which begins in line 2.
  private func page(_ content: String) -> String {
    "<!doctype html><html lang=en><title>Birds</title>\n\(content)"
  }

  @Test(
    arguments: [
      "<!doctype html>\n<html lang=en>\n<title>Birds</title>\n<p>Robin<p>Wren<br>",
      "<!DOCTYPE HTML><HTML LANG='en'><HEAD><TITLE>Birds</TITLE></HEAD><BODY></BODY></HTML>",
      """
      <!DOCTYPE html PUBLIC "-//W3C//DTD XHTML 1.0 Strict//EN" "http://www.w3.org/TR/a.dtd">
      <html xmlns="http://www.w3.org/1999/xhtml" lang="en"><head><title>A</title></head></html>
      """,
      "\u{FEFF}<!doctype html><html lang=en><title>B</title><main><input disabled></main>",
      "<p>A piece of a page, that another puts around itself.",
      "",
    ])
  func `a good page has no findings`(page: String) {
    #expect(judgeHTML(page) == [])
  }

  @Test func `a page has a title and a language`() {
    #expect(
      judgeHTML("<!doctype html>\n<html>\n<body>") == [
        "2:1: the page has no <title>: say what the page is [page-head]",
        """
        2:1: <html> has no lang: say the language, as in lang="en", so that it is read aloud rightly \
        [required-attribute]
        """,
      ])
    #expect(
      judgeHTML("<!doctype html><html lang=' '><title> </title><svg><title>x</title></svg>") == [
        """
        1:16: <html> has no lang: say the language, as in lang="en", so that it is read aloud rightly \
        [required-attribute]
        """,
        "1:31: <title> is empty: say what the page is [page-head]",
      ])
    #expect(
      judgeHTML("<body lang=en><svg><title>x</title></svg>").first
        == "1:1: the page has no <title>: say what the page is [page-head]")
  }

  @Test func `two elements with one id are found, whatever they are called`() {
    #expect(
      judgeHTML(
        page("<p id=a>\n<x-bird id='a' title='<'></x-bird><p id=''><p id='a b'><p id=A>")) == [
          "3:1: id=\"a\" of <x-bird> names <p> in line 2 already: give each its own [unique-id]",
          "3:35: id of <p> is empty: name the element or leave it out [unique-id]",
          "3:44: id=\"a b\" of <p> has white space in it: write hyphens [unique-id]",
        ])
    #expect(judgeHTML(page("<p id=a><template><p id=a></template>")) == [])
  }

  @Test func `a picture has an alternative`() {
    #expect(
      judgeHTML(
        page(
          """
          <img src=r.png><img src=r.png alt><IMG SRC=r.png ALT='x'>
          <img src=r.png role=presentation><img src=r.png aria-label=x><img src=r.png aria-hidden=true>
          <area><area href=r.png><input type=image src=r.png><input type=text>
          """), beside: "a/r.png") == [
          """
          2:1: <img> has no alt: describe the picture, or write alt="" if it only decorates \
          [image-alternative]
          """,
          "4:7: <area> has no alt: describe its link [image-alternative]",
          """
          4:24: <input> has no alt: describe the picture, or write alt="" if it only decorates \
          [image-alternative]
          """,
        ])
  }

  @Test(
    arguments: [
      "<a href=#a>x</a><p id=a>", "<a href=#a>x</a><a name=a>y</a>", "<a href='#'>x</a>",
      "<a href=#TOP>x</a>", "<a href=''>x</a>", "<a href=#/home>x</a>", "<a href=#:~:text=x>x</a>",
      "<a href=#%61>x</a><p id=a>", "<a href=#a%3Cb>x</a><p id=a%3Cb>",
      "<a href=#&auml;>x</a><p id=ä>",
      "<a href='page.html#a'>x</a><p id=a>", "<a href=' ?q=1#a '>x</a><p id=a>",
      "<a href='javascript:x()'>x</a>", "<a href=tel:1>x</a>", "<a href=//a.example/b>x</a>",
      "<a href=b.html>x</a>", "<a href=./b.html#>x</a>", "<a href=../a/b.html?x>x</a>",
      "<a href=/a/b.html>x</a>", "<a href=b>x</a>", "<a href=/>x</a>", "<a href=../>x</a>",
      "<a href=..>x</a>", "<a href=/c/>x</a>", "<a href=/c>x</a>", "<a href='..\\c\\'>x</a>",
      "<a href='b.\nhtml'>x</a>", "<a href=../../outside.html>x</a>", "<a href=/d/>x</a>",
      "<base href=/c/><a href=index.html>x</a><base href=/e/>",
      "<base href='https://a.example/'><a href=nowhere.html>x</a><a href=#nothing>x</a>",
      "<img alt='' src=r.png srcset='r.png, ../a/r.png 2x'>",
      "<video poster=r.png></video><object data=r.png></object><iframe src=b.html></iframe>",
      "<x-bird src=nowhere.png href=nowhere.html></x-bird>",
      "<script>'<a href=nowhere.html>'</script><style><a href=nowhere.html></style>",
      "<textarea><a href=nowhere.html></textarea><!-- <a href=nowhere.html> -->",
      "<!--><p><!-- <a href=nowhere.html> --!><? <a href=nowhere.html",
      "<p title=\"<a href=nowhere.html>\" data-a='>' / b=/>", "<a href=nowhere.html href=b.html",
      "<a href=b.html href=nowhere.html>x</a>", "<template><a href=nowhere.html></a></template>",
      "<svg><![CDATA[ <a href=nowhere.html> ]]></svg>",
      "</a href=nowhere.html><plaintext><a href=x>",
    ])
  func `a reference that leads somewhere is none of our business`(content: String) {
    #expect(
      judgeHTML(
        page(content), beside: "index.html", "a/b.html", "a/r.png", "c/index.html", "d/index.htm")
        == [])
  }

  @Test(
    arguments: [
      (
        "<a href=#b>x</a>",
        """
        2:1: href "b" of <a> refers to no element of this page: give one id="b" or fix the \
        reference \
        [page-reference]
        """
      ),
      (
        "<a href='?x#b'>x</a>",
        """
        2:1: href "b" of <a> refers to no element of this page: give one id="b" or fix the \
        reference \
        [page-reference]
        """
      ),
      (
        "<a title='<' href=c.html>x</a>",
        "2:1: \"a/c.html\" is not a page or file of this site: add the file or fix the "
          + "reference [site-link]"
      ),
      (
        "<p>x<A HREF='/c&amp;d.html'>x</A>",
        "2:5: \"c&d.html\" is not a page or file of this site: add the file or fix the "
          + "reference [site-link]"
      ),
      (
        "<a href=../c/>x</a>",
        "2:1: \"c/index.html\" is not a page or file of this site: add the file or fix the "
          + "reference "
          + "[site-link]"
      ),
      (
        "<img alt='' srcset='b.html, C.png 2x'>",
        "2:1: \"a/C.png\" is not a page or file of this site: add the file or fix the reference "
          + "[site-link]"
      ),
      (
        "<base href=/d/><a href=b.html>x</a>",
        "2:16: \"d/b.html\" is not a page or file of this site: add the file or fix the "
          + "reference [site-link]"
      ),
      (
        "<script></style><a href=c></script ><a href=B.html>x</a>",
        "2:37: \"a/B.html\" is not a page or file of this site: write \"a/b.html\", as the file "
          + "is called "
          + "[site-link]"
      ),
      (
        "<svg><title><a href=c.html></title></svg>",
        "2:13: \"a/c.html\" is not a page or file of this site: add the file or fix the "
          + "reference [site-link]"
      ),
    ])
  func `a reference that leads nowhere is found where its tag begins`(
    content: String, finding: String
  ) {
    #expect(judgeHTML(page(content), beside: "a/b.html") == [finding])
  }

  @Test func `a page says what it is written in, or is UTF-8`() {
    let content = Array("<p><a href=\"x".utf8) + [0xE4] + Array(".html\">x</a>".utf8)
    #expect(
      judgeHTML(Array(page("").utf8) + content) == [
        """
        2:14: the bytes from here are not UTF-8, and no <meta charset> says what they are: save the \
        page as UTF-8 [utf-8]
        """
      ])
    for meta in [
      "<meta charset=iso-8859-1>", "<meta http-equiv=Content-Type content='text/html; charset=x'>",
    ] {
      #expect(judgeHTML(Array(page(meta).utf8) + content) == [])
    }
    for meta in [
      "<meta charset='UTF-8'>", "<meta charset=utf8>", "<meta charset=utf-8><meta charset=latin1>",
      "<meta http-equiv=Content-Type content='text/html; Charset = x;charset=\"utf-8\"; y'>",
    ] {
      #expect(
        judgeHTML(Array(page(meta).utf8) + content) == [
          "2:\(meta.utf8.count + 14): the bytes from here are not UTF-8, though the page says that it is: "
            + "save the page as UTF-8 [utf-8]"
        ])
    }
    let marked = [0xEF, 0xBB, 0xBF] + Array(page("<meta charset=iso-8859-1>").utf8) + content
    #expect(judgeHTML(marked).count == 1)
    #expect(
      judgeHTML([0xFF, 0xFE] + page("").utf8.flatMap { [$0, 0] }) == [
        "1:1: the page is UTF-16: save it as UTF-8 [utf-8]"
      ])
  }

  @Test(
    arguments: [
      ("a.html", Sample.page(), true), ("a.xhtml", "<p>", true), ("a.html", "", false),
      ("a.html", "<!DOCTYPE html><html><title>x</title>", false),
      ("a.html", "<!doctype html>\n<html xmlns='http://www.w3.org/1999/xhtml'><p>", true),
      (
        "a.html",
        "<!DOCTYPE html PUBLIC \"-//W3C//DTD XHTML 1.0 Strict//EN\" \"a.dtd\">"
          + "<html xmlns='http://www.w3.org/1999/xhtml'></html>", false
      ),
    ])
  func `a page says whether it means to be XML`(file: String, page: String, isXML: Bool) {
    #expect((PageForm(of: Array(page.utf8), file: file) == .xml) == isXML)
  }
}
