# make site       builds this project's site into _site/
# make check      runs make lint and the Swift tests that start no program, in a minute once built
# make test       runs the tests, in eight minutes once everything is built and installed
# make test-slow  runs those that take longer: fuzz, kills by the hundred, every theme
# make bench      runs the benchmarks and prints their tables; needs 10 GB of disk meanwhile
# make bench-search  runs those of the search alone, in Chromium and beside Pagefind; needs 5 GB
# make bench-large  runs them with 10,000,000 recordings, and Hugo with 1,000,000; needs 27 GB
# make lint       checks format, words, imports and repetition
# make pictures   takes the pictures of the documentation
# make pictures-all  takes pictures of every kind of page in every look, into _pictures/
# make dist       makes a Debian package and a tarball for those who have no Swift, in _dist/
# make docs       builds the guide and the API reference into _docs/
#
# Each installs what it needs first, so that a bare machine with Swift will do.

.PHONY: site check test test-slow apart programs databases engines servers bench bench-search bench-large lint pictures \
  pictures-all docs dist headers browser browsers packaging bare beside

site: headers
	swift build -c release --product Site
	swift build -c release --product rowhouse
	.build/release/Site build --output _site

check: lint
	Tests/swift test --skip-build --quiet --skip '\.Slow' --skip '^RowhouseTests\.'

# A test is slow by its name in Swift, where its suite's begins with Slow, and by its mark in Python, slow.
# Each run selects some of them and skips none.
PYTEST = .venv/bin/python -m pytest Tests/Browser --numprocesses auto

test: programs
	Tests/swift test --quiet --skip '\.Slow'
	$(PYTEST) -m 'not slow'

test-slow: programs apart browsers databases engines servers docs dist bare
	Tests/swift test --quiet --filter '\.Slow'
	$(PYTEST) -m slow

# The library of a site of screens, in a folder of its own: it compiles without the modules that only others need.
apart: headers
	swift build --quiet --scratch-path .build/apart --target Rowhouse
	! find .build/apart/ -name '*.swiftmodule' | grep -E '/(Catalogues|Documents|Packing|Recordings|Records|ToolCommands)\.'

# What the browser tests run.
programs: headers browser
	swift build --quiet -c release

bench-large: PARTS = --parts pages growth --sizes 100000 1000000 10000000 --memory 256MB \
  --compare 1000000
bench-search: PARTS = --parts search
bench bench-search bench-large: headers browser beside
	swift build -c release --product rowhouse
	swift build -c release --product benchmarks
	python3 Benchmarks/Runner $(PARTS)

lint: headers
	Tests/Lint/run

pictures: site browser
	.venv/bin/python Tests/Browser/pictures.py Site/Pictures

pictures-all: programs
	.venv/bin/python Tests/Browser/pictures_all.py _pictures

docs: headers
	Tests/Docs/run

dist: headers packaging
	Distribution/make

headers:
	@Tests/Install/headers

browser:
	@Tests/Install/browser

browsers:
	@Tests/Install/browsers

databases:
	@Tests/Install/databases

engines:
	@Tests/Install/engines

servers:
	@Tests/Install/servers

packaging:
	@Tests/Install/packaging

bare:
	@Tests/Install/bare

beside:
	@Tests/Install/benchmarks
