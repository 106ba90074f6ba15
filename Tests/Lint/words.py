#!/usr/bin/env python3
"""Finds sentences and words that readers stumble over, as Tests/Lint/words lists them.

    Tests/Lint/words.py              prints file:line: kind: text -> suggestion, and fails if there are any
    Tests/Lint/words.py --counts     prints the number of findings of each kind of text
    Tests/Lint/words.py --all        includes doc comments, for which only their number is limited
    Tests/Lint/words.py --self-test  plants one fault of each kind, and fails if one is not found

It reads these kinds of text in the files that git tracks:

    Markdown      every .md: paragraphs, lists, headings and tables; not code, in blocks or in `backquotes`,
                  and not URLs
    help          string literals in Sources/Commands, ToolCommands and Recordings/Commands:
                  help, and the messages of the command line
    messages      string literals in all other Swift files of Sources, Site and Themes: messages, text of pages
    en.json       the phrases of Sources/Rendering/Words/en.json
    doc comments  /// in the Swift files of Sources, Site and Themes

A literal counts if it has a space between two words, unlike names, paths and keys. Interpolations are left
out; literals within them are read separately.
"""

import json
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path
from typing import Iterator, NamedTuple

KINDS = ["Markdown", "help", "messages", "en.json", "doc comments"]
ROOT = Path(__file__).resolve().parents[2]


class Finding(NamedTuple):
  file: str
  line: int
  kind: str
  text: str
  suggestion: str

  def __str__(self) -> str:
    return f"{self.file}:{self.line}: {self.kind}: {self.text} -> {self.suggestion}"


class Piece(NamedTuple):
  """Text that belongs together, such as a paragraph, a cell or a literal."""

  line: int
  text: str  # Line breaks are those of the file.
  is_prose: bool = True  # Headings and cells are not: they may begin with any word.


class Rules:
  """The lists of Tests/Lint/words."""

  def __init__(self, text: str):
    self.suggestions: dict[str, str] = {}
    self.allowed: list[tuple[str, str]] = []
    self.doc_comments = 0
    sections: dict[str, list[str]] = {}
    section: list[str] = []
    for line in text.splitlines():
      if line.startswith("["):
        section = sections.setdefault(line.strip("[] "), [])
      elif line.strip() and not line.startswith("#"):
        section.append(line)
    self.openings = self.pattern(sections["openings"])
    self.words = self.pattern(sections["words"], re.IGNORECASE)
    self.fine = self.pattern(sections["fine"], re.IGNORECASE)
    for line in sections.get("allowed", []):
      file, _, words = line.partition(": ")
      self.allowed.append((file, words))
    for line in sections.get("doc comments", []):
      self.doc_comments = int(line)

  def pattern(self, lines: list[str], flags: int = 0) -> re.Pattern[str]:
    words: list[str] = []
    waiting: list[str] = []
    for line in lines:
      left, arrow, suggestion = line.partition("->")
      waiting += [word.strip() for word in left.split(",") if word.strip()]
      if arrow:
        self.suggestions |= {word.lower(): suggestion.strip() for word in waiting}
        words += waiting
        waiting = []
    words += waiting
    longest_first = sorted(words, key=len, reverse=True)
    spaced = [r"\s+".join(map(re.escape, word.split())) for word in longest_first]
    return re.compile(rf"\b(?:{'|'.join(spaced)})\b(?!-)", flags)

  def findings(self, file: str, kind: str, piece: Piece) -> Iterator[Finding]:
    text = piece.text
    fine = [match.span() for match in self.fine.finditer(text)]
    places = {match.start(): match for match in self.words.finditer(text)}
    if piece.is_prose:
      for start, end in sentences(text):
        match = self.openings.match(text, start)
        if match and not text[start:end].rstrip("\"')*_ ").endswith("?"):
          places[start] = match
    for start, match in sorted(places.items()):
      if any(first <= start < end for first, end in fine):
        continue
      words = " ".join(match.group().split())
      shown = words if match.re is self.words else " ".join(text[start:].split())[:60]
      line = piece.line + text.count("\n", 0, start)
      yield Finding(file, line, kind, shown, self.suggestions[words.lower()])


def sentences(text: str) -> Iterator[tuple[int, int]]:
  """The bounds of each sentence; one ends at . ! ? or : with a space behind it."""
  start = re.match(r"[\s\"'(*_]*", text).end()
  for end in re.finditer(r"[.!?:][\"')*_]*\s+[\"'(*_]*", text):
    yield start, end.start() + 1
    start = end.end()
  yield start, len(text)


def markdown(text: str) -> Iterator[Piece]:
  """Paragraphs, items, headings and cells, without code and addresses."""
  text = re.sub(r"<!--.*?-->", blank, text, flags=re.DOTALL)
  paragraph: list[str] = []
  first = 0
  fence = ""
  after_blank = True
  for number, line in enumerate([*text.splitlines(), ""], 1):
    stripped = line.strip()
    mark = re.match(r"(`{3,}|~{3,})", stripped)
    item = re.match(r"\s*(?:[-*+]|\d+\.)\s+", line)
    is_code = bool(fence) or (
      after_blank and not item and re.match(r" {4}|\t", line) and not paragraph)
    is_alone = stripped.startswith(("#", "|"))
    if paragraph and (not stripped or mark or item or is_alone or is_code):
      yield Piece(first, prose("\n".join(paragraph)))
      paragraph = []
    if mark and (not fence or stripped.startswith(fence)):
      fence = "" if fence else mark.group(1)
    elif is_code or not stripped:
      pass
    elif is_alone:
      yield Piece(number, prose(line), is_prose=False)
    else:
      if not paragraph:
        first = number
      paragraph.append(line[item.end():] if item else line.lstrip(" >"))
    after_blank = not stripped or (after_blank and bool(is_code))


def prose(text: str) -> str:
  """The text without code and addresses, with as many lines."""
  text = re.sub(r"(`+)(?!`).+?(?<!`)\1(?!`)", lambda match: "`" + blank(match), text, flags=re.DOTALL)
  return re.sub(r"\]\([^)]*\)|<[^<>\s][^<>]*>|https?://\S+", blank, text)


def blank(match: re.Match[str]) -> str:
  return "\n" * match.group().count("\n")


def comments(text: str) -> Iterator[Piece]:
  """The paragraphs of doc comments."""
  lines: list[str] = []
  first = 0
  for number, line in enumerate([*text.splitlines(), ""], 1):
    match = re.match(r"\s*///(?: (.*)|$)", line)
    if match:
      if not lines:
        first = number
      lines.append(re.sub(r"^(\s*- )(?:Parameter )?\w+: ", r"\1", match.group(1) or ""))
    elif lines:
      for piece in markdown("\n".join(lines)):
        yield piece._replace(line=first + piece.line - 1)
      lines = []


def literals(text: str) -> Iterator[Piece]:
  """The string literals of Swift, without interpolations."""
  opening = re.compile(r'//[^\n]*|/\*.*?\*/|(#*)("""|")', re.DOTALL)
  position = 0
  while match := opening.search(text, position):
    if match.group(2) is None:
      position = match.end()
      continue
    hashes, quote = match.group(1), match.group(2)
    said: list[str] = []
    position = match.end()
    while position < len(text) and not text.startswith(quote + hashes, position):
      if text.startswith("\\" + hashes, position):
        position += 1 + len(hashes)
        if text.startswith("(", position):
          inside = position + 1
          position = end_of_interpolation(text, inside)
          said.append("{}" + "\n" * text.count("\n", inside, position))
          offset = text.count("\n", 0, inside)
          for piece in literals(text[inside:position - 1]):
            yield piece._replace(line=piece.line + offset)
        else:
          said.append({"n": " ", "t": " "}.get(text[position], text[position]))
          position += 1
      else:
        said.append(text[position])
        position += 1
    position += len(quote + hashes)
    whole = "".join(said)
    if re.search(r"\w\W* \W*\w", whole):
      yield Piece(text.count("\n", 0, match.start()) + 1, prose(whole))


def end_of_interpolation(text: str, position: int) -> int:
  """The index behind the parenthesis that closes an interpolation."""
  depth = 1
  while depth and position < len(text):
    if text[position] == '"':
      position += 1
      while position < len(text) and text[position] != '"':
        if text.startswith("\\(", position):
          position = end_of_interpolation(text, position + 2)
        else:
          position += 2 if text[position] == "\\" else 1
    elif text[position] in "()":
      depth += 1 if text[position] == "(" else -1
    position += 1
  return position


def phrases(text: str) -> Iterator[Piece]:
  """Each line's string of a language's phrases."""
  for number, line in enumerate(text.splitlines(), 1):
    for value in re.findall(r':\s*("(?:[^"\\]|\\.)*")', line):
      yield Piece(number, json.loads(value))


def pieces(file: str, text: str) -> Iterator[tuple[str, Piece]]:
  """Each piece of a file, with its kind."""
  if file.endswith(".md"):
    yield from (("Markdown", piece) for piece in markdown(text))
  elif file.endswith("Words/en.json"):
    yield from (("en.json", piece) for piece in phrases(text))
  elif re.match(r"(Sources|Site|Themes)/.*\.swift$", file):
    is_help = re.match(r"Sources/(Commands/|ToolCommands/|Recordings/Commands/)", file)
    yield from (("help" if is_help else "messages", piece) for piece in literals(text))
    yield from (("doc comments", piece) for piece in comments(text))


def read(root: Path, files: list[str], rules: Rules) -> list[Finding]:
  """Returns all findings without an allowance; an unused allowance is a finding, too."""
  findings = []
  unused = set(rules.allowed)
  for file in files:
    text = (root / file).read_text()
    lines = text.splitlines()
    for kind, piece in pieces(file, text):
      for finding in rules.findings(file, kind, piece):
        allowances = {
          allowed for allowed in rules.allowed
          if allowed[0] == file and allowed[1] in lines[finding.line - 1]}
        unused -= allowances
        if not allowances:
          findings.append(finding)
  for file, words in sorted(unused):
    findings.append(Finding("Tests/Lint/words", 0, "allowed", f"{file}: {words}", "take the line out"))
  return findings


def known_files(root: Path) -> list[str]:
  listed = subprocess.run(
    ["git", "ls-files", "-z", "*.md", "*.swift", "*/en.json"], cwd=root, check=True, capture_output=True)
  return sorted(file for file in listed.stdout.decode().split("\0") if file and (root / file).exists())


def self_test(rules: Rules) -> None:
  """Plants one fault of each kind in a temporary folder, beside correct text."""
  planted = {
    "a.md":
      "# What it is\n\nWhat is it? There is none.\n\n    nobody\n\n"
      "- Of rows,\n  few.\n\n| Those |\n|--|\n| mended |\n",
    "Sources/Commands/A.swift": 'let a = "who it is"\nlet b = "so it is judged"\n',
    "Sources/A/A.swift":
      '/// Where it is. `nobody`\n\n/// - Returns: What is.\nlet a = "a \\(f("is none") ?? "whoever")"\n',
    "Sources/Rendering/Words/en.json": '{\n"a": "All to take along",\n"b": "what"\n}\n',
  }
  expected = [
    "Sources/A/A.swift:1: doc comments: Where", "Sources/A/A.swift:3: doc comments: What",
    "Sources/A/A.swift:4: messages: is none", "Sources/Commands/A.swift:2: help: judged",
    "Sources/Rendering/Words/en.json:2: en.json: take along",
    "Tests/Lint/words:0: allowed: a.md: nothing", "a.md:12: Markdown: mended", "a.md:7: Markdown: Of"]
  rules.allowed = [("a.md", "nothing")]
  with tempfile.TemporaryDirectory() as folder:
    for file, text in planted.items():
      (Path(folder) / file).parent.mkdir(parents=True, exist_ok=True)
      (Path(folder) / file).write_text(text)
    found = sorted(map(str, read(Path(folder), sorted(planted), rules)))
  if len(found) != len(expected) or not all(map(str.startswith, found, expected)):
    sys.exit("\n".join(["error: planted were:", *expected, "found were:", *found]))


def main(arguments: list[str]) -> None:
  rules = Rules((ROOT / "Tests/Lint/words").read_text())
  if "--self-test" in arguments:
    return self_test(rules)
  findings = read(ROOT, known_files(ROOT), rules)
  counts = Counter(finding.kind for finding in findings)
  if "--counts" in arguments:
    for kind in KINDS:
      print(f"{counts[kind]:6} {kind}")
    return
  in_comments = counts["doc comments"]
  shown = [finding for finding in findings if finding.kind != "doc comments"]
  if "--all" in arguments or in_comments > rules.doc_comments:
    shown = findings
  for finding in shown:
    print(finding)
  if in_comments > rules.doc_comments:
    sys.exit(f"error: doc comments have {in_comments} findings, and may have {rules.doc_comments}")
  if in_comments < rules.doc_comments:
    sys.exit(f"error: doc comments have {in_comments} findings; lower the number in Tests/Lint/words")
  if shown:
    sys.exit(f"error: {len(shown)} findings")


main(sys.argv[1:])
