import Foundation
import PackagePlugin

/// `swift package rowhouse`: compiles the site of a package and runs its program.
@main
struct RowhousePlugin: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var words = ArgumentExtractor(arguments)
    let name = try site(of: context.package, named: words.extractOption(named: "product").last)
    let package = context.package.directoryURL.path
    guard words.remainingArguments.first == "watch" else {
      let build = try packageManager.build(
        .product(name), parameters: .init(configuration: .inherit))
      guard build.succeeded,
        let program = build.builtArtifacts.first(where: { $0.kind == .executable })
      else {
        print(build.logText)
        throw Failure("\(name) doesn't compile. Nothing was published.")
      }
      throw run([program.url.path] + words.remainingArguments, in: package)
    }
    // This process has locked the folder that `swift build` writes to by default.
    let folder = context.pluginWorkDirectoryURL.appending(path: "watch").path
    let script = """
      swift build --quiet --package-path "$0" --scratch-path "$1" --product "$2" || exit
      program=$1/debug/$2; shift 2; exec "$program" "$@"
      """
    throw run(
      ["/bin/sh", "-c", script, package, folder, name] + words.remainingArguments, in: package)
  }

  /// Returns the name of the executable that is built with Rowhouse.
  private func site(of package: Package, named name: String?) throws(Failure) -> String {
    let sites = package.products(ofType: ExecutableProduct.self).filter { product in
      product.mainTarget.recursiveTargetDependencies.contains { $0.name == "Rowhouse" }
    }
    let names = sites.map(\.name).sorted()
    let list = names.joined(separator: ", ")
    if let name {
      guard !names.contains(name) else { return name }
      throw Failure("no site named \(name). The package has: \(list).")
    }
    guard let only = names.first else {
      throw Failure("no executable depends on Rowhouse. Add one to Package.swift.")
    }
    guard names.count == 1 else {
      throw Failure("several executables depend on Rowhouse. Pass --product with one of: \(list).")
    }
    return only
  }

  /// Replaces this process by a program, which gets the signals and whose status is the command's; returns
  /// only if the program can't be started.
  private func run(_ words: [String], in folder: String) -> Failure {
    _ = chdir(folder)
    var arguments = words.map { strdup($0) } + [nil]
    execv(words[0], &arguments)
    return Failure("cannot start \(words[0]): \(String(cString: strerror(errno)))")
  }
}

private struct Failure: Error, CustomStringConvertible {
  let description: String
  init(_ description: String) { self.description = description }
}
