import Recordings
import ToolCommands

/// The `rowhouse` executable.
@main
enum RowhouseTool {
  static func main() async {
    await RowhouseCommand.withRecordings.main()
  }
}
