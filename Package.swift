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

let package = Package(
  name: "rowhouse",
  platforms: [.macOS(.v26)],
  targets: [
    // Leaves: these import nothing, not even Foundation. Files alone speaks to the system.
    .target(name: "Markup", swiftSettings: standard),
    .target(name: "Screens", swiftSettings: standard),

    // Tests mirror Sources, one suite a module.
    .testTarget(name: "MarkupTests", dependencies: ["Markup"], swiftSettings: standard),
    .testTarget(name: "ScreensTests", dependencies: ["Screens"], swiftSettings: standard),
  ]
)
