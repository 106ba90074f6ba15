// swift-tools-version: 6.2
import PackageDescription

/// A package of its own, so that what a benchmark needs is never what the library needs.
let package = Package(
  name: "benchmarks",
  platforms: [.macOS(.v26)],
  dependencies: [.package(name: "rowhouse", path: "..")],
  targets: [
    .executableTarget(
      name: "benchmarks", dependencies: [.product(name: "Rowhouse", package: "rowhouse")])
  ]
)
