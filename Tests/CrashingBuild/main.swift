import Files
import Store

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

// A build for the tests to kill. The words are checked by nobody else.
let words = CommandLine.arguments.dropFirst()
let verb = words.first ?? "help"
let output = words.dropFirst().first ?? ""

/// A small site in which every file says which version it is of.
func publish(
  _ version: String, to output: String, keeping count: Int? = nil
) throws(FileError) {
  let store = try FolderStore(output, keeping: count)
  for file in ["index.html", "other.html", "deep/er/page.html"] {
    try store.write(Array(version.utf8), to: file)
  }
  try store.commit()
}

/// Goes on as a user who owns nothing here.
func becomeNobody() {
  guard setgroups(0, nil) == 0, setgid(65_534) == 0, setuid(65_534) == 0 else { exit(2) }
}

/// Says something that the test can wait for.
func say(_ text: String) throws(FileError) {
  try StandardStream.output.write(text + "\n")
}

do {
  switch verb {
  case "die":
    // Killed in the middle of writing.
    let store = try FolderStore(output)
    try store.write(Array("half".utf8), to: "index.html")
    _ = kill(getpid(), SIGKILL)
  case "hold":
    // Writes and then waits to be killed.
    let store = try FolderStore(output)
    try store.write(Array("held".utf8), to: "index.html")
    try say("holding")
    sleep(60)
    store.discard()
  case "loop":
    // Publishes one version after another until it is killed, and keeps two.
    try say("looping")
    for version in 0..<1_000_000 { try publish("version \(version)", to: output, keeping: 2) }
  case "limit":
    // Meets the largest size that a file may have.
    _ = signal(SIGXFSZ, SIG_IGN)
    var limit = rlimit(rlim_cur: 1_000, rlim_max: 1_000)
    #if canImport(Darwin)
      _ = unsafe setrlimit(RLIMIT_FSIZE, &limit)
    #elseif canImport(Glibc)
      _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_FSIZE.rawValue), &limit)
    #endif
    let store = try FolderStore(output)
    do throws(FileError) {
      try store.write([UInt8](repeating: 0x20, count: 4_000), to: "index.html")
    } catch {
      store.discard()
      throw error
    }
  case "obey":
    // Publishes as somebody to whom permissions apply.
    if getuid() == 0 { becomeNobody() }
    try publish("new", to: output)
  case "report":
    // Writes a file as somebody to whom permissions apply.
    if getuid() == 0 { becomeNobody() }
    let file = try OutputFile(output)
    try file.reserve()
    try file.write(Array("new".utf8))
  case "nobody":
    // Publishes as a user who owns nothing here, and says what could not be kept.
    becomeNobody()
    let store = try FolderStore(output)
    try store.write(Array("new".utf8), to: "index.html")
    let summary = try store.commit()
    try say(summary.unkept.map { "\($0)" } ?? "all kept")
    for leftover in summary.leftovers { try say("\(leftover)") }
  case "interrupt":
    // Says when it has noticed the first signal, and goes on until the second.
    Interrupt.install()
    try say("listening")
    while !Interrupt.isRequested { usleep(1_000) }
    try say("noticed")
    sleep(60)
  case "print":
    // Prints more than a pipe holds, to a reader that may leave.
    StandardStream.surviveClosedPipes()
    var isHeard = true
    for _ in 0..<1_000 where isHeard {
      isHeard = try StandardStream.output.write([UInt8](repeating: 0x2E, count: 10_000))
    }
    try StandardStream.error.write(isHeard ? "all heard\n" : "nobody listens\n")
  case "tell":
    // Hears a program, and writes what it said into a file.
    let words = ["-c", "cat; echo wrong >&2"]
    guard
      let outcome = try Program("sh").run(words, input: Array("told, ".utf8), limit: 100)
    else { exit(2) }
    let file = try OutputFile(output)
    try file.reserve()
    try file.write(outcome.output + outcome.messages)
  case "watch":
    // Begins to watch a folder where no file more may be open.
    let folder = try FilePath(output)
    var limit = rlimit(rlim_cur: 3, rlim_max: 3)
    #if canImport(Darwin)
      _ = unsafe setrlimit(RLIMIT_NOFILE, &limit)
    #elseif canImport(Glibc)
      _ = unsafe setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
    #endif
    let watch = FileWatch(folders: [folder], files: [])
    guard try !watch.wait(for: .zero) else { exit(2) }
    try say(watch.gap.map { "\($0)" } ?? "all is watched")
  case "spool":
    // Keeps what is piped in, and says what there is of it and whether that took memory.
    guard let file = try StandardInput.spooled() else { exit(2) }
    var end: [UInt8] = []
    try file.read(max(0, file.size - 4)..<file.size, into: &end)
    let isSmall = Machine.peakMemory < 50_000_000
    let memory = isSmall ? "little memory" : "\(Machine.peakMemory) bytes of memory"
    try say("\(file.size) bytes, \(String(decoding: end, as: UTF8.self)) at the end, \(memory)")
  default:
    try say("die hold loop limit obey report nobody interrupt print tell watch spool")
  }
} catch {
  // With a limit on the size of files there may be no telling.
  _ = try? StandardStream.error.write("\(error)\n")
  exit(3)
}
