import Rowhouse

/// The `rowhouse` executable.
@main
enum RowhouseTool {
  static func main() async {
    await RowhouseCommand().main()
  }
}
