# make          builds the site into _site/
# make watch    shows it in the browser, and builds it again when data/ changes
# make check    judges every page of it once more
# make clean    removes it

# The program; make ROWHOUSE=/another/rowhouse takes another one.
ROWHOUSE = @PROGRAM@

# Where it is published, for the addresses in its pages: make ADDRESS=https://example.org/
ADDRESS =

.PHONY: site watch check clean

BUILD = $(ROWHOUSE) @KIND@ --config rowhouse.json $(if $(ADDRESS),--base-url $(ADDRESS))

site:
	$(BUILD)

watch:
	$(BUILD) --watch --open

check: site
	$(ROWHOUSE) check _site

clean:
	rm -rf _site
