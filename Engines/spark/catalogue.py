"""Makes a site of what Apache Spark reads: sorts it there, and runs the parts of a plan as tasks."""

import argparse
import shutil
import subprocess
import sys
from pathlib import Path

from pyspark.sql import SparkSession


def main() -> None:
    options, table = arguments()
    session = SparkSession.builder.appName("rowhouse").getOrCreate()
    files = rows(session, options)
    folder, plan, program = Path.cwd(), options.shared / "plan", options.rowhouse
    run(folder, program, "plan", *files, "--plan", plan, *table)

    def draw(part: int) -> None:
        run(folder, program, "draw", "--plan", plan, "--part", f"{part}/{options.parts}")

    parts = range(1, options.parts + 1)
    session.sparkContext.parallelize(parts, options.parts).foreach(draw)
    run(folder, program, "publish", "--plan", plan, "--output", options.output)
    session.stop()


def arguments() -> tuple[argparse.Namespace, list[str]]:
    """The options, and those of rowhouse after `--`."""
    parser = argparse.ArgumentParser(description=__doc__, epilog="Options of rowhouse plan follow --.")
    parser.add_argument("input", nargs="+", help="what Spark reads")
    parser.add_argument("--format", default="parquet", help="what it is (default: parquet)")
    parser.add_argument("--sort", help="the columns that rows are sorted by, with commas between")
    parser.add_argument("--shared", type=Path, required=True, help="a folder that all workers share")
    parser.add_argument("--output", type=Path, required=True, help="the folder of the site")
    parser.add_argument("--parts", type=int, default=8, help="how many parts are drawn (default: 8)")
    parser.add_argument("--rowhouse", default="rowhouse", help="where the program is on every worker")
    words = sys.argv[1:]
    end = words.index("--") if "--" in words else len(words)
    return parser.parse_args(words[:end]), words[end + 1 :]


def rows(session: SparkSession, options: argparse.Namespace) -> list[Path]:
    """Writes the rows as lines of JSON, and returns the files in the order of the rows."""
    frame = session.read.format(options.format).load(options.input)
    if options.sort:
        frame = frame.orderBy(*options.sort.split(","))
    folder = (options.shared / "rows").absolute()
    shutil.rmtree(folder, ignore_errors=True)
    # Without the nulls, a column would come where the first row has it that says something.
    frame.write.option("ignoreNullFields", "false").json(f"file://{folder}")
    # Names have the number of the partition first. Of no rows there is a file too.
    files = sorted(folder.glob("part-*.json"))
    return [file for file in files if file.stat().st_size > 0] or files


def run(folder: Path, *words: object) -> None:
    """Runs a command and raises what it says, if it fails."""
    done = subprocess.run([str(word) for word in words], cwd=folder, capture_output=True, text=True)
    if done.returncode != 0:
        raise RuntimeError(f"{' '.join(map(str, words))} ended with {done.returncode}:\n{done.stderr}")
    print(done.stdout, end="")


if __name__ == "__main__":
    main()
