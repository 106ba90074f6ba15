# make          builds the site into _site/
# make check    judges every page of it once more
# make clean    removes it

# The program; make ROWHOUSE=/another/rowhouse takes another one.
ROWHOUSE = @PROGRAM@

# What else the site has: sections, order, pages for rows ...
OPTIONS = @OPTIONS@

# Where it is published, for the addresses in its pages: make ADDRESS=https://example.org/
ADDRESS =

.PHONY: site check clean

site:
	$(ROWHOUSE) @KIND@ data --output _site $(OPTIONS) $(if $(ADDRESS),--base-url $(ADDRESS))

check: site
	$(ROWHOUSE) check _site

clean:
	rm -rf _site
