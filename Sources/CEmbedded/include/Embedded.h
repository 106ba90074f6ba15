// Files that are compiled in.
//
// The package manager's own way to embed writes a file as an array of Swift, and to compile those took a third
// of a build from nothing. `#embed` takes no time that could be measured.

#pragma once

/// The bytes of a file that is compiled in.
struct __attribute__((swift_attr("@safe"), swift_attr("@Sendable"))) Embedded {
  const unsigned char *_Nonnull start;
  long count;
};

#define EMBEDDED(name) \
  extern const struct Embedded embedded_##name __attribute__((swift_name("Embedded." #name)))

// The scripts and the icon of pages.
EMBEDDED(icon_svg);
EMBEDDED(land_svg);
EMBEDDED(icon_180_png);
EMBEDDED(icon_512_png);
EMBEDDED(shared_js);
EMBEDDED(found_css);
EMBEDDED(cards_css);
EMBEDDED(prose_css);
EMBEDDED(content_css);
EMBEDDED(cell_js);
EMBEDDED(player_js);
EMBEDDED(player_css);
EMBEDDED(pages_css);
EMBEDDED(rows_css);
EMBEDDED(tables_css);
EMBEDDED(search_css);
EMBEDDED(actions_js);
EMBEDDED(fields_js);
EMBEDDED(form_js);
EMBEDDED(memory_js);
EMBEDDED(choice_js);
EMBEDDED(positions_js);
EMBEDDED(folding_js);
EMBEDDED(filter_js);
EMBEDDED(query_js);
EMBEDDED(search_js);
EMBEDDED(index_js);
EMBEDDED(files_js);
EMBEDDED(finding_js);
EMBEDDED(showing_js);
EMBEDDED(address_js);
EMBEDDED(buttons_js);
EMBEDDED(tables_js);
EMBEDDED(table_js);
EMBEDDED(explore_js);
EMBEDDED(explorer_js);
EMBEDDED(marks_js);
EMBEDDED(rare_js);
EMBEDDED(joint_js);
EMBEDDED(facets_js);
EMBEDDED(codes_js);
EMBEDDED(order_js);
EMBEDDED(suggest_css);
EMBEDDED(suggest_js);
EMBEDDED(take_js);
EMBEDDED(map_css);
EMBEDDED(map_js);
EMBEDDED(pane_js);
EMBEDDED(contents_js);
EMBEDDED(drawing_js);
EMBEDDED(csv_js);
EMBEDDED(whole_js);
EMBEDDED(alone_js);
EMBEDDED(single_css);
EMBEDDED(lead_js);
EMBEDDED(trusted_js);
EMBEDDED(explore_css);
EMBEDDED(extras_js);
EMBEDDED(sort_js);
EMBEDDED(rows_js);
EMBEDDED(run_js);
EMBEDDED(slash_js);

// What pages get while they are watched.
EMBEDDED(watch_js);

// What pages say by themselves.
EMBEDDED(de_json);
EMBEDDED(en_json);
EMBEDDED(es_json);
EMBEDDED(fr_json);
EMBEDDED(pl_json);
EMBEDDED(sv_json);

// Stylesheets.
EMBEDDED(page_css);
EMBEDDED(screen_css);
EMBEDDED(controls_css);
EMBEDDED(listing_css);
EMBEDDED(catalogue_css);
EMBEDDED(paper_css);
EMBEDDED(ledger_catalogue_css);
EMBEDDED(contrast_catalogue_css);
EMBEDDED(material_catalogue_css);
EMBEDDED(settings_css);
EMBEDDED(contrast_css);
EMBEDDED(cupertino_css);
EMBEDDED(ledger_css);
EMBEDDED(material_css);

// What `rowhouse new` makes.
EMBEDDED(Package_swift_txt);
EMBEDDED(Site_swift_txt);
EMBEDDED(FrontScreen_swift_txt);
EMBEDDED(MenuScreen_swift_txt);
EMBEDDED(WebsiteTests_swift_txt);
EMBEDDED(screens_md);
EMBEDDED(table_md);
EMBEDDED(recordings_md);
EMBEDDED(data_mk);
EMBEDDED(plants_csv);
EMBEDDED(recordings_csv);
EMBEDDED(screens_yml);
EMBEDDED(data_yml);
