"""Packed inputs beside pandas: the same file read to its end, in one run on the same machine.

`rowhouse plan` reads a file as `rowhouse table` does, and publishes nothing.
"""

import csv
import gzip
import re
import zipfile
from pathlib import Path
from xml.sax.saxutils import escape

import processes
from failure import expect
from processes import Run
from rowhouse import BENCHMARKS, ROWHOUSE
from tables import TOOK, megabytes, table, took
from wholetable import PROGRAMS

# A million rows of the generator are 135 MB of CSV, and so many times as many a gigabyte.
TIMES = 15 / 2

# How pandas reads a file, as a program of a line.
READ = "import pandas, sys; print(len(pandas.{}(sys.argv[1], engine=sys.argv[2])))"
EXCEL, TEXT = READ.format("read_excel"), READ.format("read_csv")
MAIN = "http://schemas.openxmlformats.org/spreadsheetml/2006/main"
RELATIONS = "http://schemas.openxmlformats.org/officeDocument/2006/relationships"
PACKAGE = "http://schemas.openxmlformats.org/package/2006/relationships"


def measured(folder: Path, count: int) -> str:
    (folder / "packed").mkdir()
    workbook = folder / "packed/table.xlsx"
    plain = folder / "packed/table.csv"
    processes.run(BENCHMARKS, "generate-table", count, plain)
    write_workbook(plain, workbook)
    long = int(count * TIMES)
    processes.run(BENCHMARKS, "generate-table", long, plain)
    packed = plain.with_suffix(".csv.gz")
    with plain.open("rb") as text, gzip.open(packed, "wb", 6) as file:
        while piece := text.read(1 << 20):
            file.write(piece)
    tables = []
    for file, rows, readers in (
        (workbook, count, {"calamine": EXCEL, "openpyxl": EXCEL}), (packed, long, {"C": TEXT}),
    ):  # fmt: skip
        own = planned(file, rows)
        lines = [("Rowhouse", own)]
        if (PROGRAMS / "python").exists():
            for name, program in readers.items():
                lines.append((f"pandas by {name}", read(file, rows, program, name)))
        heads = [f"{rows:,} rows, {megabytes(file.stat().st_size)} of {''.join(file.suffixes)}", *TOOK, "times the time"]
        tables.append(table(heads, [[title, *took(run), f"{run.seconds / own.seconds:.2f}"] for title, run in lines]))
    return "\n\n".join(tables)


def planned(file: Path, rows: int) -> Run:
    run = processes.run(ROWHOUSE, "plan", file, "--plan", file.with_suffix(".plan"))
    expect(f"planned {rows:,} rows" in run.output, f"Rowhouse reads {run.output}")
    return run


def read(file: Path, rows: int, program: str, engine: str) -> Run:
    run = processes.run(PROGRAMS / "python", "-c", program, file, engine.lower())
    expect(run.output.strip() == str(rows), f"pandas reads {run.output}")
    return run


def write_workbook(text: Path, workbook: Path) -> None:
    """A sheet as spreadsheet programs write it: numbers as numbers, and each text once."""
    texts: dict[str, int] = {}
    with zipfile.ZipFile(workbook, "w", zipfile.ZIP_DEFLATED) as archive:
        with archive.open("xl/worksheets/sheet1.xml", "w", force_zip64=True) as sheet, text.open(newline="") as rows:
            sheet.write(f'<worksheet xmlns="{MAIN}"><sheetData>'.encode())
            for row in csv.reader(rows):
                cells = (
                    f"<c><v>{cell}</v></c>"
                    if re.fullmatch(r"-?\d+(\.\d+)?", cell)
                    else f'<c t="s"><v>{texts.setdefault(cell, len(texts))}</v></c>'
                    for cell in row
                )
                sheet.write(f"<row>{''.join(cells)}</row>".encode())
            sheet.write(b"</sheetData></worksheet>")
        with archive.open("xl/sharedStrings.xml", "w") as strings:
            strings.write(f'<sst xmlns="{MAIN}">'.encode())
            for own in texts:
                strings.write(f"<si><t>{escape(own)}</t></si>".encode())
            strings.write(b"</sst>")
        archive.writestr(
            "xl/workbook.xml",
            f'<workbook xmlns="{MAIN}" xmlns:r="{RELATIONS}"><sheets>'
            '<sheet name="Table" sheetId="1" r:id="r1"/></sheets></workbook>',
        )
        parts = [("r1", "worksheet", "worksheets/sheet1.xml"), ("r2", "sharedStrings", "sharedStrings.xml")]
        for path, own in (
            ("xl/_rels/workbook.xml.rels", parts),
            ("_rels/.rels", [("r1", "officeDocument", "xl/workbook.xml")]),
        ):
            lines = [f'<Relationship Id="{id}" Type="{RELATIONS}/{kind}" Target="{to}"/>' for id, kind, to in own]
            archive.writestr(path, f'<Relationships xmlns="{PACKAGE}">{"".join(lines)}</Relationships>')
        overrides = [
            ("/xl/workbook.xml", "sheet.main"), ("/xl/worksheets/sheet1.xml", "worksheet"),
            ("/xl/sharedStrings.xml", "sharedStrings"),
        ]  # fmt: skip
        archive.writestr(
            "[Content_Types].xml",
            '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types">'
            '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>'
            + "".join(
                f'<Override PartName="{part}" ContentType='
                f'"application/vnd.openxmlformats-officedocument.spreadsheetml.{kind}+xml"/>'
                for part, kind in overrides
            )
            + "</Types>",
        )
