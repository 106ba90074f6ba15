#include "Embedded.h"

// Of 2023 is #embed.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_OF(name) const struct Embedded embedded_##name = {name, sizeof name}

// The scripts and the icon of pages.
static const unsigned char icon_svg[] = {
#embed "../Rendering/Assets/icon.svg"
};
FILE_OF(icon_svg);
static const unsigned char land_svg[] = {
#embed "../Rendering/Assets/land.svg"
};
FILE_OF(land_svg);
static const unsigned char icon_180_png[] = {
#embed "../Rendering/Assets/icon-180.png"
};
FILE_OF(icon_180_png);
static const unsigned char icon_512_png[] = {
#embed "../Rendering/Assets/icon-512.png"
};
FILE_OF(icon_512_png);
static const unsigned char shared_js[] = {
#embed "../Rendering/Assets/shared.js"
};
FILE_OF(shared_js);
static const unsigned char found_css[] = {
#embed "../Rendering/Assets/found.css"
};
FILE_OF(found_css);
static const unsigned char cards_css[] = {
#embed "../Rendering/Assets/cards.css"
};
FILE_OF(cards_css);
static const unsigned char prose_css[] = {
#embed "../Rendering/Assets/prose.css"
};
FILE_OF(prose_css);
static const unsigned char content_css[] = {
#embed "../Rendering/Assets/content.css"
};
FILE_OF(content_css);
static const unsigned char cell_js[] = {
#embed "../Rendering/Assets/cell.js"
};
FILE_OF(cell_js);
static const unsigned char player_js[] = {
#embed "../Rendering/Assets/player.js"
};
FILE_OF(player_js);

static const unsigned char player_css[] = {
#embed "../Rendering/Assets/player.css"
};
FILE_OF(player_css);

static const unsigned char pages_css[] = {
#embed "../Rendering/Assets/pages.css"
};
FILE_OF(pages_css);

static const unsigned char rows_css[] = {
#embed "../Rendering/Assets/rows.css"
};
FILE_OF(rows_css);

static const unsigned char tables_css[] = {
#embed "../Rendering/Assets/tables.css"
};
FILE_OF(tables_css);

static const unsigned char search_css[] = {
#embed "../Rendering/Assets/search.css"
};
FILE_OF(search_css);
static const unsigned char actions_js[] = {
#embed "../Rendering/Assets/actions.js"
};
FILE_OF(actions_js);
static const unsigned char fields_js[] = {
#embed "../Rendering/Assets/fields.js"
};
FILE_OF(fields_js);
static const unsigned char form_js[] = {
#embed "../Rendering/Assets/form.js"
};
FILE_OF(form_js);
static const unsigned char memory_js[] = {
#embed "../Rendering/Assets/memory.js"
};
FILE_OF(memory_js);
static const unsigned char choice_js[] = {
#embed "../Rendering/Assets/choice.js"
};
FILE_OF(choice_js);
static const unsigned char positions_js[] = {
#embed "../Rendering/Assets/positions.js"
};
FILE_OF(positions_js);
static const unsigned char folding_js[] = {
#embed "../Rendering/Assets/folding.js"
};
FILE_OF(folding_js);
static const unsigned char filter_js[] = {
#embed "../Rendering/Assets/filter.js"
};
FILE_OF(filter_js);
static const unsigned char query_js[] = {
#embed "../Rendering/Assets/query.js"
};
FILE_OF(query_js);
static const unsigned char search_js[] = {
#embed "../Rendering/Assets/search.js"
};
FILE_OF(search_js);
static const unsigned char index_js[] = {
#embed "../Rendering/Assets/index.js"
};
FILE_OF(index_js);
static const unsigned char files_js[] = {
#embed "../Rendering/Assets/files.js"
};
FILE_OF(files_js);
static const unsigned char finding_js[] = {
#embed "../Rendering/Assets/finding.js"
};
FILE_OF(finding_js);
static const unsigned char showing_js[] = {
#embed "../Rendering/Assets/showing.js"
};
FILE_OF(showing_js);
static const unsigned char address_js[] = {
#embed "../Rendering/Assets/address.js"
};
FILE_OF(address_js);
static const unsigned char buttons_js[] = {
#embed "../Rendering/Assets/buttons.js"
};
FILE_OF(buttons_js);
static const unsigned char tables_js[] = {
#embed "../Rendering/Assets/tables.js"
};
FILE_OF(tables_js);
static const unsigned char table_js[] = {
#embed "../Rendering/Assets/table.js"
};
FILE_OF(table_js);
static const unsigned char explore_js[] = {
#embed "../Rendering/Assets/explore.js"
};
FILE_OF(explore_js);
static const unsigned char explorer_js[] = {
#embed "../Rendering/Assets/explorer.js"
};
FILE_OF(explorer_js);
static const unsigned char marks_js[] = {
#embed "../Rendering/Assets/marks.js"
};
FILE_OF(marks_js);
static const unsigned char rare_js[] = {
#embed "../Rendering/Assets/rare.js"
};
FILE_OF(rare_js);
static const unsigned char joint_js[] = {
#embed "../Rendering/Assets/joint.js"
};
FILE_OF(joint_js);
static const unsigned char facets_js[] = {
#embed "../Rendering/Assets/facets.js"
};
FILE_OF(facets_js);
static const unsigned char codes_js[] = {
#embed "../Rendering/Assets/codes.js"
};
FILE_OF(codes_js);
static const unsigned char order_js[] = {
#embed "../Rendering/Assets/order.js"
};
FILE_OF(order_js);
static const unsigned char suggest_css[] = {
#embed "../Rendering/Assets/suggest.css"
};
FILE_OF(suggest_css);
static const unsigned char suggest_js[] = {
#embed "../Rendering/Assets/suggest.js"
};
FILE_OF(suggest_js);
static const unsigned char take_js[] = {
#embed "../Rendering/Assets/take.js"
};
FILE_OF(take_js);
static const unsigned char map_css[] = {
#embed "../Rendering/Assets/map.css"
};
FILE_OF(map_css);
static const unsigned char map_js[] = {
#embed "../Rendering/Assets/map.js"
};
FILE_OF(map_js);
static const unsigned char pane_js[] = {
#embed "../Rendering/Assets/pane.js"
};
FILE_OF(pane_js);
static const unsigned char contents_js[] = {
#embed "../Rendering/Assets/contents.js"
};
FILE_OF(contents_js);
static const unsigned char drawing_js[] = {
#embed "../Rendering/Assets/drawing.js"
};
FILE_OF(drawing_js);
static const unsigned char csv_js[] = {
#embed "../Rendering/Assets/csv.js"
};
FILE_OF(csv_js);
static const unsigned char whole_js[] = {
#embed "../Rendering/Assets/whole.js"
};
FILE_OF(whole_js);
static const unsigned char alone_js[] = {
#embed "../Rendering/Assets/alone.js"
};
FILE_OF(alone_js);
static const unsigned char single_css[] = {
#embed "../Rendering/Assets/single.css"
};
FILE_OF(single_css);
static const unsigned char lead_js[] = {
#embed "../Rendering/Assets/lead.js"
};
FILE_OF(lead_js);
static const unsigned char trusted_js[] = {
#embed "../Rendering/Assets/trusted.js"
};
FILE_OF(trusted_js);
static const unsigned char explore_css[] = {
#embed "../Rendering/Assets/explore.css"
};
FILE_OF(explore_css);
static const unsigned char extras_js[] = {
#embed "../Rendering/Assets/extras.js"
};
FILE_OF(extras_js);
static const unsigned char sort_js[] = {
#embed "../Rendering/Assets/sort.js"
};
FILE_OF(sort_js);
static const unsigned char rows_js[] = {
#embed "../Rendering/Assets/rows.js"
};
FILE_OF(rows_js);
static const unsigned char run_js[] = {
#embed "../Rendering/Assets/run.js"
};
FILE_OF(run_js);
static const unsigned char slash_js[] = {
#embed "../Rendering/Assets/slash.js"
};
FILE_OF(slash_js);

// What pages get while they are watched.
static const unsigned char watch_js[] = {
#embed "../Rendering/Assets/watch.js"
};
FILE_OF(watch_js);

// What pages say by themselves.
static const unsigned char de_json[] = {
#embed "../Rendering/Words/de.json"
};
FILE_OF(de_json);
static const unsigned char en_json[] = {
#embed "../Rendering/Words/en.json"
};
FILE_OF(en_json);
static const unsigned char es_json[] = {
#embed "../Rendering/Words/es.json"
};
FILE_OF(es_json);
static const unsigned char fr_json[] = {
#embed "../Rendering/Words/fr.json"
};
FILE_OF(fr_json);
static const unsigned char pl_json[] = {
#embed "../Rendering/Words/pl.json"
};
FILE_OF(pl_json);
static const unsigned char sv_json[] = {
#embed "../Rendering/Words/sv.json"
};
FILE_OF(sv_json);

// Stylesheets.
static const unsigned char page_css[] = {
#embed "../../Themes/Base/page.css"
};
FILE_OF(page_css);
static const unsigned char screen_css[] = {
#embed "../../Themes/Base/screen.css"
};
FILE_OF(screen_css);
static const unsigned char controls_css[] = {
#embed "../../Themes/Base/controls.css"
};
FILE_OF(controls_css);
static const unsigned char listing_css[] = {
#embed "../../Themes/Base/listing.css"
};
FILE_OF(listing_css);
static const unsigned char catalogue_css[] = {
#embed "../../Themes/Base/catalogue.css"
};
FILE_OF(catalogue_css);
static const unsigned char paper_css[] = {
#embed "../../Themes/Base/paper.css"
};
FILE_OF(paper_css);
static const unsigned char ledger_catalogue_css[] = {
#embed "../../Themes/Ledger/ledger-catalogue.css"
};
FILE_OF(ledger_catalogue_css);
static const unsigned char contrast_catalogue_css[] = {
#embed "../../Themes/Contrast/contrast-catalogue.css"
};
FILE_OF(contrast_catalogue_css);
static const unsigned char material_catalogue_css[] = {
#embed "../../Themes/Material/material-catalogue.css"
};
FILE_OF(material_catalogue_css);
static const unsigned char settings_css[] = {
#embed "../../Themes/Base/settings.css"
};
FILE_OF(settings_css);
static const unsigned char contrast_css[] = {
#embed "../../Themes/Contrast/contrast.css"
};
FILE_OF(contrast_css);
static const unsigned char cupertino_css[] = {
#embed "../../Themes/Cupertino/cupertino.css"
};
FILE_OF(cupertino_css);
static const unsigned char ledger_css[] = {
#embed "../../Themes/Ledger/ledger.css"
};
FILE_OF(ledger_css);
static const unsigned char material_css[] = {
#embed "../../Themes/Material/material.css"
};
FILE_OF(material_css);

// What `rowhouse new` makes.
static const unsigned char Package_swift_txt[] = {
#embed "../ToolCommands/New/Package.swift.txt"
};
FILE_OF(Package_swift_txt);
static const unsigned char Site_swift_txt[] = {
#embed "../ToolCommands/New/Site.swift.txt"
};
FILE_OF(Site_swift_txt);
static const unsigned char FrontScreen_swift_txt[] = {
#embed "../ToolCommands/New/FrontScreen.swift.txt"
};
FILE_OF(FrontScreen_swift_txt);
static const unsigned char MenuScreen_swift_txt[] = {
#embed "../ToolCommands/New/MenuScreen.swift.txt"
};
FILE_OF(MenuScreen_swift_txt);
static const unsigned char WebsiteTests_swift_txt[] = {
#embed "../ToolCommands/New/WebsiteTests.swift.txt"
};
FILE_OF(WebsiteTests_swift_txt);
static const unsigned char screens_md[] = {
#embed "../ToolCommands/New/screens.md"
};
FILE_OF(screens_md);
static const unsigned char table_md[] = {
#embed "../ToolCommands/New/table.md"
};
FILE_OF(table_md);
static const unsigned char recordings_md[] = {
#embed "../Recordings/New/recordings.md"
};
FILE_OF(recordings_md);
static const unsigned char data_mk[] = {
#embed "../ToolCommands/New/data.mk"
};
FILE_OF(data_mk);
static const unsigned char plants_csv[] = {
#embed "../ToolCommands/New/plants.csv"
};
FILE_OF(plants_csv);
static const unsigned char recordings_csv[] = {
#embed "../Recordings/New/recordings.csv"
};
FILE_OF(recordings_csv);
static const unsigned char screens_yml[] = {
#embed "../ToolCommands/New/screens.yml"
};
FILE_OF(screens_yml);
static const unsigned char data_yml[] = {
#embed "../ToolCommands/New/data.yml"
};
FILE_OF(data_yml);
