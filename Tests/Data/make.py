"""Writes the data of the tests into this folder, the same every time: `make.py [FOLDER]`.

Nothing of it is anybody's: birds, places and people are made of syllables, and what is odd is odd in
the ways in which the service's answers and other people's exports are.
"""

import json
import random
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent
sys.path.insert(0, str(HERE.parent / "Browser"))

import generated  # noqa: E402

# How many recordings each page of the collection has.
PAGES = (300, 200, 60)
HOST = "xeno-canto.org"

TIMES = ("?", "?:?", "xx:xx", "am", "9:30am", "8-50", "15.30", "mid", "Dawn", "", "06:30", "9:05", "23:59")
ALTITUDES = ("?", "", "0.5", "20", "1200", "-3")
SUBSPECIES = ("borealis?", "cf. minor", "minor/major")
LONG_REMARK = "\r\n".join(
    f"{number}. *Day {number}*: “two” & \"three\" at <http://example.org/{number}>, 2 < 3 > 1; "
    f"Поёт самец, Śpiew żurawia, Sång från vassen."
    for number in range(1, 24)
)
# What stands where nobody looks twice: the field, and what the service has sent in it.
ODD = (
    ("lat", None), ("lat", ""), ("file", None), ("file", ""), ("file", "restricted_species"),
    ("ssp", SUBSPECIES[0]), ("ssp", SUBSPECIES[1]), ("ssp", SUBSPECIES[2]), ("rmk", LONG_REMARK),
    ("rmk", " leading, trailing  and double  spaces "), ("loc", "  Enköping,  Uppsala "), ("rmk", None),
    ("q", "no score"), ("q", None), ("date", "0000-00-00"), ("date", "1975-07-00"), ("length", "1:02:03"),
    ("file-name", "no number.mp3"), ("rec", " Ann Example"), 
    ("also", ["Turdus fictus", "Parus <i>fictus</i> & co"]), ("also", []), ("time", None),
    ("type", "Song, song , CALL"), ("lic", ""), ("lic", "//example.org/licence"), ("sono", None),
)  # fmt: skip

# Marks that are one character with what stands before them, and two to a browser: an escaper that
# compares characters lets the character before them through.
OVER = ("", "\u0301", "\u200d", "\ufe0f", "\u0308\u0323", "\U000e0100", "\u20dd")
ATTACKS = (
    "<{0}script>alert(1)</script>",
    "<script{0}>alert(1)</script>",
    "<img{0} src=x onerror=alert(1)>",
    "<img src=x onerror=alert(1)>{0}",
    '"{0} onmouseover="alert(1)" autofocus onfocus="alert(1)" x="',
    "'{0} onmouseover='alert(1)' x='",
    '">{0}<svg onload=alert(1)>',
    "</td>{0}</table><script>alert(1)</script>",
    "&{0}lt;b&gt;{0} &{0}#60;",
    "]]>{0}<!--{0}--><![CDATA[<b>]]>",
    "</title>{0}</style></textarea><script>alert(1)</script>",
    "--{0}><iframe srcdoc='<script>alert(1)</script>'>",
    "<a{0} href=javascript:alert(1)>here</a>",
    "<style{0}>@import 'https://example.org/a.css'</style>",
    "${{{0}alert(1)}} {{{{{0}7*7}}}} <%={0} 1 %>",
    "'); {0}DROP TABLE recordings; --",
    "`{0}id` $(id) | id ; id && id",
    "\\{0}\" \\' \\\\ \\n \\x3cscript\\x3e \\u003cscript\\u003e",
)
# Each is put before and after a word, and between two. What no page can hold is left to the tests that
# say what becomes of it.
PIECES = (
    *"\t\xa0\xad", "\r\n", "\r", "\n", "\u1680", "\u2003", "\u200b", "\u200e", "\u2028", "\u2029", "\u202e", "\u2066",
    "\ufeff", "\ufffc", "\U000e0001", "\u0338", "\u0489", "\U0001f426",
    "\U0001f469\u200d\U0001f52c", "\U0001f1f8\U0001f1ea", "ß", "ﬃ", "İ", "ı", "Σ", "ς", "ǅ", "ﷺ", "ÅÅÅ",
    "中文", "日本語", "한국어", "עברית", "العربية", "ไทย", "हिन्दी", "Ελληνικά", "Ёлка",
)  # fmt: skip
ADDRESSES = (
    "javascript:alert(1)", "JaVaScRiPt\u0301:alert(1)", " \tjavascript:alert(1)", "java\nscript:alert(1)",
    "javascript&colon;alert(1)", "data:text/html,<script>alert(1)</script>",
    "vbscript:msgbox(1)", "file:///etc/passwd", "blob:https://example.org/1", "about:blank", "//example.org",
    "//xeno-canto.org@127.0.0.1/", "https://xeno-canto.org\\@127.0.0.1/", "https://user:pass@example.org/",
    "https:example.org", "https:///example.org", "https://example.org:99999/", "https://[::1/", "https://",
    "http://example.org/?a=1&b=<2>", "https://exämple.org/ü?q=“x”#é", "mailto:a@example.org?cc=b@example.org",
    "mailto:a b@example.org", "ftp://example.org/", "tel:+1", "../../../../etc/passwd", "C:\\folder\\file.txt",
    "%00", "%zz", "%e2%82", "%", "https://example.org/%", "https://example.org/a b", "?q=1#2", "#", "/", ".", "..",
)  # fmt: skip
OTHERS = (
    "", " ", "  ", "  two  spaces  ", "0", "-0", "1e309", "-1", "00", "0x10", "1,000", "1.000,5", "NaN", "Infinity",
    "null", "undefined", "nil", "None", "true", "false", "[]", "{}", "[object Object]", "__proto__", "constructor",
    "hasOwnProperty", "toString", "=1+2", "+1", "-1+2", "@SUM(1)", "|cmd", "=HYPERLINK(\"https://example.org\")",
    "%s%n%d", "%1$s", "{0}", "a\"b", "a'b", "a`b", "a\\", "\\", "\"", "'", "''", "<", ">", "&", "&amp;", "&#13;",
    "&#x0;", "&nbsp;", "&bogus;", "&lt", "<>", "< b", "<b", "<!--", "-->", "<![CDATA[", "<?xml?>", "<!DOCTYPE html>",
    "con", "nul", "a/b", "a\\b", "*", "?", "x" * 5_000, "word " * 400, "é" * 600, "e\u0301" * 300,
    "a\u0301\u0302\u0303\u0304\u0305\u0306\u0307" * 30, "( ͡° ͜ʖ ͡°)", "¯\\_(ツ)_/¯", "ʇxǝʇ uʍop ǝpısdn", "𝔣𝔯𝔞𝔨𝔱𝔲𝔯",
    "ｆｕｌｌ ｗｉｄｔｈ", "right \u202e to left \u2067", "1\ufe0f\u20e3", "\u0301",
    "\u2028", "\ufeff", "\u200b",
)  # fmt: skip

# Texts by whether they are JSON: y they are, n they are not, i a reader may have either opinion.
JSON_TEXTS: dict[str, bytes | str] = {
    "y_null": "null", "y_true": "true", "y_false": "false", "y_zero": "0", "y_minus_zero": "-0",
    "y_number": "-12.5e+3", "y_exponent": "1E22", "y_small_exponent": "1e-2", "y_long_fraction": "0.10000000000000001",
    "y_empty_string": '""', "y_escapes": r'"\"\\\/\b\f\n\r\t"', "y_unicode_escape": r'"\u00e9\u0041"',
    "y_pair": r'"\ud83d\udc26"', "y_nul_escape": r'"\u0000"', "y_noncharacter": r'"\uffff"', "y_utf8": '"é鳥🐦"',
    "y_delete": '"\x7f"', "y_separators": '"\u2028\u2029"', "y_solidus": '"/"', "y_empty_array": "[]",
    "y_array": "[1, [2, [3]], {}]", "y_empty_object": "{}", "y_object": '{"a": {"b": [null]}, "": 0}',
    "y_repeated_name": '{"a": 1, "a": 2}', "y_spaces": " \t\r\n[ 1 ,\n2 ]\r\n", "y_deep": "[" * 100 + "]" * 100,
    "y_long_string": '"' + "long " * 2_000 + '"',
    "n_nothing": "", "n_space": " ", "n_word": "nul", "n_capital": "True", "n_two_values": "1 2", "n_comma": ",",
    "n_trailing_comma": "[1,]", "n_leading_comma": "[,1]", "n_two_commas": "[1,,2]", "n_no_comma": "[1 2]",
    "n_open_array": "[1", "n_open_in_comma": "[1,", "n_close_only": "]", "n_wrong_close": "[1}",
    "n_open_object": '{"a": 1', "n_object_comma": '{"a": 1,}', "n_no_colon": '{"a" 1}', "n_two_colons": '{"a":: 1}',
    "n_no_value": '{"a":}', "n_no_name": "{:1}", "n_bare_name": "{a: 1}", "n_number_name": "{1: 1}",
    "n_single_quotes": "['a']", "n_comment": "[1] // one", "n_block_comment": "[/* one */ 1]", "n_plus": "+1",
    "n_leading_zero": "01", "n_minus_zero_one": "-01", "n_point_first": ".5", "n_point_last": "1.", "n_minus": "-",
    "n_exponent_open": "1e", "n_exponent_sign": "1e+", "n_exponent_point": "1e1.5", "n_hexadecimal": "0x1",
    "n_infinity": "Infinity", "n_nan": "NaN", "n_wide_digit": "１", "n_open_string": '"a', "n_open_escape": '"\\',
    "n_bad_escape": r'"\x41"', "n_short_escape": r'"\u00e"', "n_capital_escape": r'"\U0041"',
    "n_line_feed": '"a\nb"', "n_tab": '"a\tb"', "n_nul": b'"a\0b"', "n_nul_after": b"1\0", "n_no_break_space": "[\xa01]",
    "n_form_feed": "[\f1]", "n_mark_inside": "[\ufeff1]", "n_lone_byte": b'"\xff"', "n_continuation": b'"\x80"',
    "n_overlong": b'"\xc0\xaf"', "n_cut_off": b'"\xe2\x82"', "n_surrogate_bytes": b'"\xed\xa0\x80"',
    "n_beyond_unicode": b'"\xf4\x90\x80\x80"', "n_byte_between": b"[1,\xe9]", "n_open_deep": "[" * 100,
    "i_large_number": "1e400", "i_small_number": "1e-400", "i_large_integer": "1" + "0" * 60,
    "i_high_surrogate": r'"\ud800"', "i_low_surrogate": r'"\udc00"', "i_pair_backwards": r'"\udc00\ud800"',
    "i_two_high": r'"\ud800\ud800\n"', "i_high_and_letter": r'"\ud83dx"', "i_mark": b"\xef\xbb\xbf{}",
    "i_utf16": "[1]".encode("utf-16-le"), "i_very_deep": "[" * 600 + "]" * 600,
}  # fmt: skip

# Tables as CSV, and what they mean.
TABLES: dict[str, tuple[str, list[dict[str, str]]]] = {
    "plain": ("a,b,c\n1,2,3\n4,5,6\n", [{"a": "1", "b": "2", "c": "3"}, {"a": "4", "b": "5", "c": "6"}]),
    "no-line-end": ("a,b\n1,2", [{"a": "1", "b": "2"}]),
    "crlf": ("a,b\r\n1,2\r\n", [{"a": "1", "b": "2"}]),
    "quoted-commas": ('name,place\nAnn,"Lake Sel, län"\n', [{"name": "Ann", "place": "Lake Sel, län"}]),
    "quoted-quotes": ('a,b\n1,"say ""ha"" twice"\n', [{"a": "1", "b": 'say "ha" twice'}]),
    "quotes-alone": ('a,b\n"""","""""\"\n', [{"a": '"', "b": '""'}]),
    "quoted-lines": ('a,b\n"one\ntwo",3\n', [{"a": "one\ntwo", "b": "3"}]),
    "quoted-crlf": ('a,b\r\n"one\r\ntwo",3\r\n', [{"a": "one\r\ntwo", "b": "3"}]),
    "empty-fields": ('a,b,c\n1,,\n"","",3\n', [{"a": "1", "b": "", "c": ""}, {"a": "", "b": "", "c": "3"}]),
    "json-inside": ('key,value\n1,"{""a"": [1, 2.5]}"\n', [{"key": "1", "value": '{"a": [1, 2.5]}'}]),
    "unicode": ("a,b\nʤ,🐦 é\n", [{"a": "ʤ", "b": "🐦 é"}]),
    "quoted-header": ('"a, b","c"\n1,2\n', [{"a, b": "1", "c": "2"}]),
    "spaces-kept": ("a,b\n 1 , 2\n", [{"a": " 1 ", "b": " 2"}]),
}


def main(folder: Path) -> None:
    everything = {f"json/{name}.json": text for name, text in JSON_TEXTS.items()}
    for name, (text, meaning) in TABLES.items():
        everything[f"csv/{name}.csv"] = text
        everything[f"csv_json/{name}.json"] = plain(meaning)
    everything["strings.json"] = plain(strings())
    everything |= {f"recordings/{name}": text for name, text in recordings().items()}
    for name, text in everything.items():
        file = folder / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(text if isinstance(text, bytes) else text.encode())


def plain(value: object) -> str:
    return json.dumps(value, ensure_ascii=False, indent=1) + "\n"


def strings() -> list[str]:
    """Texts that are easily taken for something else."""
    made = [attack.format(over) for attack in ATTACKS for over in OVER]
    for piece in PIECES:
        made += [piece, f"before {piece}", f"{piece} after", f"be{piece}tween", piece * 3 + "<b>"]
    return list(dict.fromkeys([*made, *ADDRESSES, *OTHERS]))


def recordings() -> dict[str, str]:
    """Files as the service has sent them over the years, and one as somebody else exports it."""
    chance = random.Random(1)
    made = list(generated.recordings(sum(PAGES), seed=4, species=60, places=300, people=900))
    # Each species has a name of its own, so that a plain count of names is one of species.
    latin: dict[str, str] = {}
    for record in made:
        species = f"{record['gen']} {record['sp']}"
        if record["en"] == "Identity unknown":
            record |= {"gen": "Occultus", "en": "Hidden Bird"}
        elif not record["en"] or latin.setdefault(record["en"], species) != species:
            record["en"] = f"{record['en']} of {record['gen']}".lstrip()
    records = [version_2(record, number, chance) for number, record in enumerate(made)]
    files, start = {}, 0
    for page, count in enumerate(PAGES, 1):
        part = records[start : start + count]
        start += count
        answer = {
            "numRecordings": str(len(records)), "numSpecies": "60", "page": page, "numPages": len(PAGES),
            "recordings": part,
        }  # fmt: skip
        # As the service writes them, and the last as it comes out of other tools.
        files[f"v2/page-{page}.json"] = (
            json.dumps(answer, separators=(",", ":")).replace("/", "\\/")
            if page < 3
            else json.dumps(answer, ensure_ascii=False, indent=0)
        )
    old = "id gen sp ssp en rec cnt loc lat lng type file lic url q time date".split()
    first = [{name: record[name] for name in old} for record in records[:3]]
    files["v2/seventeen-keys.json"] = page_of(first)
    files["v2/none.json"] = json.dumps(
        {"numRecordings": "0", "numSpecies": "0", "page": 1, "numPages": 1, "recordings": []}
    )
    files["v2/no-place.json"] = json.dumps(
        records[0] | {"lat": None, "lng": None, "rmk": "One line.\r\nAnother, at 4k & up."}
    )
    files["v2/error.json"] = '{"error":{"code":"missing_parameter","message":"No query specified"}}'
    files["v3/full.json"] = page_of([version_3(records[4], "https:")])
    files["v3/single.json"] = json.dumps(version_3(records[5], ""))
    files["v3/error-key.json"] = json.dumps(
        {"error": "client_error", "message": "A key is missing. Get one at https://example.org/account."}
    )
    files["v3/error-query.json"] = '{"error": "client_error", "message": "Queries need tags."}'
    files["tables/birds.csv"] = table(records)
    return files


def page_of(records: list[dict]) -> str:
    counts = {"numRecordings": str(len(records)), "numSpecies": "1", "page": 1, "numPages": 1}
    return json.dumps(counts | {"recordings": records}, indent=4)


def version_2(record: dict[str, str], number: int, chance: random.Random) -> dict:
    """The record as version 2 of the API has it, one of three with something odd."""
    id = record["id"]
    picture = f"//{HOST}/sounds/{id[-2:]}/XC{id}"
    place = (f"{chance.uniform(-55, 70):.4f}", f"{chance.uniform(-180, 180):.4f}")
    full = {
        **{name: record[name] for name in ("id", "gen", "sp", "ssp", "en", "rec", "cnt", "loc")},
        "lat": place[0], "lng": place[1], "alt": chance.choice(ALTITUDES), "type": record["type"],
        "url": f"//{HOST}/{id}", "file": f"//www.{HOST}/{id}/download" if record["file"] else "",
        "file-name": f"XC{id}-{record['en']} {number}.mp3",
        "sono": {size: f"{picture}-{size}.png" for size in ("small", "med", "large")}
        | {"full": f"{picture}-full.png" if number % 9 else None},
        "lic": f"//creativecommons.org/licenses/{chance.choice(('by-nc-sa', 'by-sa', 'by-nc-nd'))}/4.0/",
        "q": record["q"], "length": f"{chance.randint(0, 9)}:{chance.randint(0, 59):02}",
        "time": chance.choice(TIMES), "date": record["date"], "uploaded": "2021-02-02",
        "also": [""] if number % 4 else ["Parus fictus", "Strix ficta"], "rmk": record["rmk"],
        "bird-seen": chance.choice(("yes", "no", "unknown")), "playback-used": "no",
    }  # fmt: skip
    if number % 3 == 0:
        field, value = ODD[number // 3 % len(ODD)]
        full[field] = value
        if field == "lat":
            full["lng"] = value
    return full


def version_3(record: dict, scheme: str) -> dict:
    """The record as version 3 has it, with what came later."""
    renamed = {"lng": "lon", "bird-seen": "animal-seen"}
    full = {renamed.get(name, name): value for name, value in record.items()}
    sizes = ("small", "med", "large")
    wave = {size: f"{scheme}//{HOST}/wave/XC{record['id']}-{size}.png" for size in sizes}
    pictures = {size: f"{scheme}//{HOST}/ffts/XC{record['id']}-{size}.png" for size in (*sizes, "full")}
    full |= {
        "grp": "birds", "sex": "male", "stage": "adult", "method": "field recording", "sono": pictures,
        "url": f"{scheme}//{HOST}/{record['id']}", "file": f"https://{HOST}/{record['id']}/download",
        "osci": wave if scheme else dict.fromkeys(sizes), "temp": "", "regnr": "", "auto": "no",
        "dvc": "Recorder <5>", "mic": "", "smp": "48000",
    }  # fmt: skip
    return full | ({"annotation-set": []} if scheme else {})


def table(records: list[dict]) -> str:
    """A table with columns of other names, as others export recordings."""
    lines = ["source_id,species_common,species_scientific,quality_grade,cc_license,type_label,latitude,longitude,country"]
    for record in records:
        names = ("id", "en", None, "q", None, "type", "lat", "lng", "cnt")
        values = [record[name] if name else "CC-BY-4.0" for name in names]
        values[2] = f"{record['gen']} {record['sp']}"
        lines.append(",".join(field(value or "") for value in values))
    return "\n".join(lines) + "\n"


def field(text: str) -> str:
    return '"' + text.replace('"', '""') + '"' if any(letter in text for letter in ',"\n\r') else text


if __name__ == "__main__":
    main(Path(sys.argv[1]) if len(sys.argv) > 1 else HERE)
