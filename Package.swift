// swift-tools-version: 6.2
import PackageDescription

/// Every module is held to the same standard.
///
/// No unchecked pointer without the word `unsafe`, no import that is not spelled out, no warning.
let standard: [SwiftSetting] = [
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("InternalImportsByDefault"),
  .enableUpcomingFeature("MemberImportVisibility"),
  .strictMemorySafety(),
  .treatAllWarnings(as: .error),
]

/// The modules that `import Rowhouse` shows.
///
/// Whoever imports it depends on each of these by name: a build that knew of the umbrella alone
/// would not see that a module behind it has changed.
let exported = ["Rowhouse", "Commands", "Screens", "Rendering", "Publishing", "Themes"]

/// The further modules of a site with catalogues.
let catalogues = ["Catalogues", "Records"]

/// The permission to write files, which the sandbox of plugins on macOS asks for; elsewhere SwiftPM
/// would ask before each command, and prevent nothing.
#if os(macOS)
  let pluginPermissions: [PluginPermission] = [
    .writeToPackageDirectory(reason: "The site is published to a folder of the package.")
  ]
#else
  let pluginPermissions: [PluginPermission] = []
#endif

let package = Package(
  name: "rowhouse",
  platforms: [.macOS(.v26)],
  products: [
    .library(name: "Rowhouse", targets: exported),
    .library(name: "Catalogues", targets: catalogues),
    .library(name: "Recordings", targets: ["Recordings"]),
    .library(name: "ToolCommands", targets: ["ToolCommands"]),
    .executable(name: "rowhouse", targets: ["RowhouseTool"]),
    .executable(name: "Site", targets: ["Site"]),
    .plugin(name: "RowhousePlugin", targets: ["RowhousePlugin"]),
  ],
  targets: [
    // What is done with bytes in more than one module, once: hashes, searches, addresses, JSON, excerpts. It is
    // the leaf of the leaves, and has nothing that only one of them needs. What it has is public,
    // because only that is inlined elsewhere; no product shows it. An array of its own lends its elements as
    // a span, whose lifetime can only be told with an experimental feature.
    .target(
      name: "Bytes", swiftSettings: standard + [.enableExperimentalFeature("Lifetimes")]),

    // These import Bytes and Files at most, not even Foundation. Files alone speaks to the system.
    .target(name: "Markup", dependencies: ["Bytes"], swiftSettings: standard),
    .target(name: "Markdown", dependencies: ["Bytes"], swiftSettings: standard),
    .target(name: "Screens", dependencies: ["Bytes"], swiftSettings: standard),
    .target(name: "Records", dependencies: ["Bytes"], swiftSettings: standard),
    .target(name: "Files", dependencies: ["Bytes"], swiftSettings: standard),
    // Gzip and ZIP, unpacked.
    .target(name: "Packing", dependencies: ["Bytes", "CZlib", "Files"], swiftSettings: standard),
    .target(name: "Search", dependencies: ["Bytes", "Files"], swiftSettings: standard),
    .target(name: "Store", dependencies: ["Bytes", "Files"], swiftSettings: standard),
    .target(name: "Serving", dependencies: ["Bytes", "Files"], swiftSettings: standard),
    .systemLibrary(
      name: "CLibXML2", pkgConfig: "libxml-2.0",
      providers: [.apt(["libxml2-dev"]), .yum(["libxml2-devel"]), .brew(["libxml2"])]),
    .systemLibrary(
      name: "CZlib", pkgConfig: "zlib",
      providers: [.apt(["zlib1g-dev"]), .yum(["zlib-devel"]), .brew(["zlib"])]),

    // Workbooks of spreadsheet programs and descriptions of archives: XML in ZIP, as rows. Only the tool reads them.
    .target(
      name: "Documents", dependencies: ["Bytes", "CLibXML2", "Files", "Packing"],
      swiftSettings: standard),

    // Stylesheets, scripts, words and templates, as bytes.
    .target(name: "CEmbedded"),

    // Screens and listings become bytes; bytes become findings; pages become a folder.
    .target(
      name: "Rendering",
      dependencies: ["Bytes", "CEmbedded", "Markdown", "Markup", "Screens"],
      exclude: [
        "Assets", "Words/de.json", "Words/en.json", "Words/es.json", "Words/fr.json",
        "Words/pl.json", "Words/sv.json",
      ],
      swiftSettings: standard),
    .target(name: "Validation", dependencies: ["Bytes", "CLibXML2"], swiftSettings: standard),
    .target(
      name: "Publishing",
      dependencies: [
        "Bytes", "Markup", "Screens", "Search", "Files", "Store", "Rendering", "Validation",
      ],
      swiftSettings: standard),
    .target(
      name: "Themes", dependencies: ["CEmbedded", "Rendering"], path: "Themes",
      exclude: [
        "Base/catalogue.css", "Base/controls.css", "Base/listing.css", "Base/page.css",
        "Base/screen.css",
        "Base/paper.css", "Base/settings.css", "Contrast/contrast-catalogue.css",
        "Contrast/contrast.css", "Cupertino/cupertino.css", "Ledger/ledger-catalogue.css",
        "Ledger/ledger.css", "Material/material-catalogue.css", "Material/material.css",
      ],
      swiftSettings: standard),

    // The pages of catalogues. A site of screens compiles neither this nor Records.
    .target(
      name: "Catalogues",
      dependencies: [
        "Bytes", "CEmbedded", "Files", "Markup", "Publishing", "Records", "Rendering", "Screens",
        "Search", "Store", "Validation",
      ],
      swiftSettings: standard),

    // The command line of a site, and the verbs that the tool has too.
    .target(
      name: "Commands",
      dependencies: [
        "Bytes", "CEmbedded", "Screens", "Files", "Store", "Serving", "Rendering", "Validation",
        "Publishing", "Themes",
      ],
      swiftSettings: standard),

    // The verbs of the tool alone. A site doesn't compile them.
    .target(
      name: "ToolCommands",
      dependencies: [
        "Bytes", "Catalogues", "CEmbedded", "Commands", "Documents", "Files", "Markup", "Packing",
        "Publishing", "Records", "Rendering", "Screens", "Search", "Store", "Themes", "Validation",
      ],
      exclude: ["New"],
      swiftSettings: standard),

    // What a user of the library imports.
    .target(
      name: "Rowhouse",
      dependencies: ["Commands", "Publishing", "Rendering", "Screens", "Themes"],
      swiftSettings: standard),

    // All that is only about recordings of birds. Nothing but the tool and the gallery depends on it.
    .target(
      name: "Recordings",
      dependencies: [
        "Bytes", "Catalogues", "CEmbedded", "Commands", "Files", "Markup", "Publishing", "Records",
        "Rendering", "Screens", "Search", "ToolCommands",
      ],
      exclude: ["New"],
      swiftSettings: standard),
    .executableTarget(
      name: "RowhouseTool", dependencies: ["Recordings", "ToolCommands"],
      swiftSettings: standard),

    // `swift package rowhouse build`, for packages that depend on this one. It is compiled when it is used.
    .plugin(
      name: "RowhousePlugin",
      capability: .command(
        intent: .custom(
          verb: "rowhouse", description: "Build, check or watch the package's site."),
        permissions: pluginPermissions)),

    // What a user of the library writes.
    .executableTarget(
      name: "Site",
      dependencies: (exported + catalogues).map { .init(stringLiteral: $0) } + ["Recordings"],
      path: "Site",
      exclude: ["Pictures", "Recordings", "Volcanoes/volcanoes.csv", "Volcanoes/pictures"],
      swiftSettings: standard),

    // Tests mirror Sources, one suite a module.
    .target(
      name: "TestSupport", dependencies: ["CLibXML2", "Files", "Markup", "Store"],
      path: "Tests/TestSupport", swiftSettings: standard),
    .testTarget(
      name: "BytesTests", dependencies: ["Bytes", "TestSupport"], swiftSettings: standard),
    .testTarget(name: "MarkupTests", dependencies: ["Markup"], swiftSettings: standard),
    .testTarget(
      name: "MarkdownTests", dependencies: ["Markdown"], exclude: ["commonmark.json"],
      swiftSettings: standard),
    .testTarget(name: "ScreensTests", dependencies: ["Screens"], swiftSettings: standard),
    .testTarget(
      name: "RecordsTests", dependencies: ["Bytes", "Records", "TestSupport"],
      swiftSettings: standard),
    .testTarget(
      name: "FilesTests", dependencies: ["Files", "TestSupport", "CrashingBuild"],
      swiftSettings: standard),
    .testTarget(
      name: "PackingTests", dependencies: ["Bytes", "Files", "Packing", "TestSupport"],
      swiftSettings: standard),
    .testTarget(
      name: "DocumentsTests",
      dependencies: ["Bytes", "Documents", "Files", "Packing", "TestSupport"],
      swiftSettings: standard),
    .testTarget(
      name: "SearchTests", dependencies: ["Bytes", "Files", "Search", "TestSupport"],
      swiftSettings: standard),
    .testTarget(
      name: "StoreTests",
      dependencies: ["Bytes", "Files", "Store", "TestSupport", "CrashingBuild"],
      swiftSettings: standard),
    .testTarget(
      name: "ServingTests", dependencies: ["Files", "Serving", "TestSupport"],
      swiftSettings: standard),
    .testTarget(
      name: "RenderingTests", dependencies: ["Rendering", "TestSupport", "Themes"],
      swiftSettings: standard),
    .testTarget(
      name: "PublishingTests",
      dependencies: [
        "Bytes", "Files", "Publishing", "Store", "TestSupport", "Validation",
      ],
      swiftSettings: standard),
    .testTarget(
      name: "CataloguesTests", dependencies: ["Bytes", "Catalogues", "TestSupport"],
      swiftSettings: standard),
    .testTarget(
      name: "ToolCommandsTests",
      dependencies: [
        "Bytes", "Files", "Publishing", "Records", "Store", "TestSupport", "ToolCommands",
      ],
      swiftSettings: standard),
    .testTarget(
      name: "RecordingsTests",
      dependencies: [
        "Bytes", "Catalogues", "Commands", "Files", "Publishing", "Recordings", "Records",
        "Rendering", "Search", "Store", "TestSupport",
      ],
      swiftSettings: standard),
    .testTarget(
      name: "ValidationTests", dependencies: ["Bytes", "Validation", "TestSupport"],
      exclude: ["Schema"],
      swiftSettings: standard),
    .testTarget(
      name: "SiteTests",
      dependencies: (exported + catalogues).map { .init(stringLiteral: $0) } + [
        "Articles", "Examples", "Files", "KitchenSink", "Site", "Store", "TestSupport",
        "Validation",
      ],
      exclude: ["Mistakes"],
      swiftSettings: standard),
    .testTarget(
      name: "RowhouseTests",
      dependencies: [
        "Bytes", "Commands", "Files", "KitchenSink", "Publishing", "Recordings",
        "Records", "RowhouseTool", "Site", "Store", "TestSupport", "ToolCommands", "Validation",
      ],
      swiftSettings: standard),
    .testTarget(
      name: "ArchitectureTests", dependencies: ["TestSupport"], swiftSettings: standard),

    // The Swift that the documentation shows.
    .executableTarget(
      name: "Examples", dependencies: (exported + catalogues).map { .init(stringLiteral: $0) },
      path: "Tests/Examples", exclude: ["Data"], swiftSettings: standard),

    // The five articles' systems, written with Rowhouse.
    .executableTarget(
      name: "Articles", dependencies: (exported + catalogues).map { .init(stringLiteral: $0) },
      path: "Tests/Articles", exclude: ["Data", "README.md"], swiftSettings: standard),

    // A page with everything on it, for the tests of the scripts.
    .executableTarget(
      name: "KitchenSink", dependencies: (exported + catalogues).map { .init(stringLiteral: $0) },
      path: "Tests/KitchenSink", swiftSettings: standard),

    // What the benchmarks measure with, which sees more than a user of the library does.
    .executableTarget(
      name: "benchmarks",
      dependencies: (exported + catalogues).map { .init(stringLiteral: $0) } + [
        "Files", "Recordings", "Store", "ToolCommands",
      ],
      path: "Benchmarks/Sources/benchmarks"),

    // A build that the tests kill.
    .executableTarget(
      name: "CrashingBuild", dependencies: ["Files", "Store"], path: "Tests/CrashingBuild",
      swiftSettings: standard),
  ]
)
