import Commands
import Recordings

/// The `rowhouse` executable.
@main
enum RowhouseTool {
  static func main() async {
    await RowhouseCommand.withRecordings.main()
  }
}
