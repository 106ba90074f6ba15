#if os(Linux)
  import Files
  import Foundation
  import Store
  import TestSupport
  import Testing

  /// Faults of the machine right after a new site has taken the place of the old one.
  @Suite struct FaultTests {
    @Test func `a build that is killed after the swap is finished by rollback, at every change`()
      throws
    {
      try expectRecovery(.killed, keeping: 2, by: .rollback)
    }

    @Test func `a full disk after the swap is finished by the next build that changes nothing`()
      throws
    {
      try expectRecovery(.noSpace, keeping: 2, by: .sameBuild)
    }
  }

  @Suite struct SlowFaultTests {
    @Test(arguments: FaultTests.Fault.allCases, [0, 2])
    func `what a fault has left is finished by the next command, at every change`(
      fault: FaultTests.Fault, count: Int
    ) throws {
      for command in FaultTests.Command.allCases {
        try FaultTests().expectRecovery(fault, keeping: count, by: command)
      }
    }

    @Test(arguments: FaultTests.Fault.allCases)
    func `what a fault has left is finished by rollback, at every call`(
      fault: FaultTests.Fault
    ) throws {
      try FaultTests().expectRecovery(fault, of: "all", keeping: 2, by: .rollback)
    }
  }

  extension FaultTests {
    /// What a call of the system does; the raw value is what the library below is told.
    enum Fault: Int32, CaseIterable {
      case killed = 0
      case failed = 5
      case noSpace = 28
    }

    enum Command: CaseIterable {
      case sameBuild, otherBuild, rollback
    }

    /// Publishes versions of a site with a fault at one call after another, until there are no more calls,
    /// and runs a command after each.
    ///
    /// - Parameters:
    ///   - fault: What the call does.
    ///   - calls: Which calls there are: those that change files, or all.
    ///   - count: How many old sites are kept.
    ///   - command: Which command comes after.
    /// - Throws: What a test throws.
    func expectRecovery(
      _ fault: Fault, of calls: String = "changes", keeping count: Int, by command: Command
    ) throws {
      let site = try FaultySite(keeping: count)
      defer { site.sandbox.remove() }
      var (current, kept, last) = (0, [Int](), 0)
      func buildNext() throws {
        kept.append(current)
        last += 1
        current = last
        _ = try site.build(current)
        kept = Array(kept.suffix(count))
      }
      for call in 0... {
        let comment: Comment = "\(fault), \(calls), \(count), \(command), call \(call)"
        last += 1
        let (isMet, said) = try site.build(last, fault, at: call, of: calls)
        guard isMet else {
          #expect(call > 8, "the calls were counted")
          return
        }
        kept.append(current)
        // A release that could not be removed was named in a warning, and the next build removes it.
        let isSurplus = said.contains("/gone-") || said.contains("rowhouse-releases")
        let surplus = isSurplus ? max(0, kept.count - count) : 0
        kept = Array(kept.suffix(count + surplus))
        current = last
        #expect(try site.shown() == current, comment)
        switch command {
        case .sameBuild:
          let text = try site.build(current)
          // What is known of a build that was killed is what there was before it.
          if fault != .killed, !said.contains("will render all pages again") {
            #expect(text.hasPrefix("nothing has changed: "), comment)
          }
        case .otherBuild: try buildNext()
        case .rollback:
          let release = kept.last
          try site.rollBack(to: release)
          guard let release else { break }
          kept = kept.filter { $0 != release } + [current]
          current = release
        }
        #expect(try site.shown() == current, comment)
        let found = try site.kept()
        let isRight =
          found == kept || surplus > 0 && found.count >= count && found == kept.suffix(found.count)
        #expect(isRight, comment)
        kept = found
        let files = try site.files()
        #expect(!files.contains { $0.hasPrefix(".site.rowhouse-staging") }, comment)
        // A site that stays adds calls to the next round, which would have no end; this removes it.
        if kept.count > count { try buildNext() }
      }
    }
  }

  /// A table that is published again and again, each version from a file of its own.
  private struct FaultySite {
    let sandbox: Sandbox
    private let count: Int

    /// More than there are calls.
    private static let versions = 2_000

    init(keeping count: Int) throws {
      sandbox = try Sandbox()
      self.count = count
      for version in 0..<Self.versions {
        try sandbox.put("a,b\n1,version \(version)\n", at: "in/\(version).csv")
      }
      try sandbox.put(Self.source, at: "faults.c")
      let words = ["cc", "-shared", "-fPIC", "-o", "faults.so", "faults.c", "-ldl"]
      let compiler = try Child(program: "/usr/bin/env", words, in: sandbox.path).result()
      try #require(compiler.status == 0, "\(compiler.error)")
      // Until a build is remembered: then the files are old enough that the next ones are, too.
      for _ in 0..<100 {
        if try build(0).hasPrefix("nothing has changed: ") { return }
      }
      Issue.record("no build is remembered")
    }

    private func words(_ version: Int) -> [String] {
      [
        "table", "in/\(version).csv", "--output", "site", "--cache", "cache", "--keep", "\(count)",
      ]
    }

    /// Builds a version without a fault.
    func build(_ version: Int) throws -> String {
      let result = try Child(product: "rowhouse", words(version), in: sandbox.path).result()
      #expect(result.status == 0 && result.error.contains("warning") == false, "\(result)")
      return result.output
    }

    /// Builds a version with a fault.
    ///
    /// - Returns: Whether there was such a call, and what was said.
    func build(
      _ version: Int, _ fault: FaultTests.Fault, at call: Int, of calls: String
    ) throws -> (Bool, String) {
      // A build is not remembered where it can't tell files of a moment ago from its own.
      while let site = SiteState(of: sandbox("site"), since: Machine.time - .milliseconds(25)),
        site.written > 0
      { usleep(1_000) }
      let variables = [
        "LD_PRELOAD=\(sandbox("faults.so"))", "FAULT_CALL=\(call)", "FAULT_CODE=\(fault.rawValue)",
        "FAULT_CALLS=\(calls)", "FAULT_NOTE=\(sandbox("met"))",
      ]
      let result = try Child(
        program: "/usr/bin/env", variables + [Child.path(of: "rowhouse")] + words(version),
        in: sandbox.path
      ).result()
      let isMet = sandbox.text(of: "met") != nil
      if isMet { try sandbox.remove("met") }
      let statuses: [Int32] = fault == .killed ? [isMet ? -9 : 0] : isMet ? [0, 3] : [0]
      #expect(statuses.contains(result.status), "\(result)")
      return (isMet, result.error)
    }

    func rollBack(to release: Int?) throws {
      let result = try Child(product: "rowhouse", ["rollback", "site"], in: sandbox.path).result()
      #expect(result.status == (release == nil ? 1 : 0), "\(result)")
      #expect(result.error.contains("warning") == false, "\(result)")
    }

    /// The version that is published.
    func shown() throws -> Int { try #require(version(in: "site")) }

    /// The versions that are kept.
    func kept() throws -> [Int] {
      let folder = ".site.rowhouse-releases"
      guard try files().contains(folder) else { return [] }
      let numbers = try files(in: folder).compactMap { Int($0) }
      return try numbers.sorted().map { try #require(version(in: "\(folder)/\($0)")) }
    }

    /// The names in a folder of the sandbox; the inputs are not read for it, of which there are many.
    func files(in folder: String = "") throws -> [String] {
      try FileManager.default.contentsOfDirectory(atPath: sandbox(folder))
    }

    private func version(in folder: String) -> Int? {
      sandbox.text(of: "\(folder)/rows/index.html")?.firstMatch(of: /version (\d+)/)
        .flatMap { Int($0.1) }
    }

    /// Counts the calls of the system once two folders were swapped, and makes one fail or kill the process.
    ///
    /// Call 0 is the end of the swap.
    private static let source = #"""
      #define _GNU_SOURCE
      #include <dirent.h>
      #include <dlfcn.h>
      #include <errno.h>
      #include <fcntl.h>
      #include <signal.h>
      #include <stdarg.h>
      #include <stdlib.h>
      #include <string.h>
      #include <sys/stat.h>
      #include <unistd.h>

      static int armed, count, met;

      #define REAL(name) ((__typeof__(&name))dlsym(RTLD_NEXT, #name))
      #define NUMBER(name) atoi(getenv(name))

      static int meet(void) {
        met = 1;
        close(REAL(open)(getenv("FAULT_NOTE"), O_WRONLY | O_CREAT, 0600));
        if (NUMBER("FAULT_CODE") == 0) raise(SIGKILL);
        errno = NUMBER("FAULT_CODE");
        return 1;
      }

      static int fault(int changes) {
        if (!armed || met || (!changes && strcmp(getenv("FAULT_CALLS"), "all"))) return 0;
        return ++count == NUMBER("FAULT_CALL") ? meet() : 0;
      }

      int renameat2(int a, const char *b, int c, const char *d, unsigned int flags) {
        if (fault(1)) return -1;
        int answer = REAL(renameat2)(a, b, c, d, flags);
        if (answer == 0 && flags == 2 && a != c) {
          armed = 1;
          if (NUMBER("FAULT_CALL") == 0) meet();
        }
        return answer;
      }

      #define CALL(type, name, changes, failure, parameters, arguments) \
        type name parameters { return fault(changes) ? failure : REAL(name) arguments; }

      CALL(int, renameat, 1, -1, (int a, const char *b, int c, const char *d), (a, b, c, d))
      CALL(int, linkat, 1, -1, (int a, const char *b, int c, const char *d, int e), (a, b, c, d, e))
      CALL(int, unlinkat, 1, -1, (int a, const char *b, int c), (a, b, c))
      CALL(int, mkdirat, 1, -1, (int a, const char *b, mode_t c), (a, b, c))
      CALL(int, fchmod, 1, -1, (int a, mode_t b), (a, b))
      CALL(int, fsync, 1, -1, (int a), (a))
      CALL(int, syncfs, 1, -1, (int a), (a))
      CALL(int, fstat, 0, -1, (int a, struct stat *b), (a, b))
      CALL(int, fstatat, 0, -1, (int a, const char *b, struct stat *c, int d), (a, b, c, d))
      CALL(int, flock, 0, -1, (int a, int b), (a, b))
      CALL(DIR *, fdopendir, 0, NULL, (int a), (a))
      CALL(struct dirent *, readdir, 0, NULL, (DIR *a), (a))
      CALL(ssize_t, read, 0, -1, (int a, void *b, size_t c), (a, b, c))
      CALL(ssize_t, pread, 0, -1, (int a, void *b, size_t c, off_t d), (a, b, c, d))
      CALL(ssize_t, write, 0, -1, (int a, const void *b, size_t c), (a, b, c))

      #define OPENED(name, parameters, ...) \
        int name parameters { \
          va_list list; \
          va_start(list, flags); \
          int mode = flags & O_CREAT ? va_arg(list, int) : 0; \
          va_end(list); \
          return fault(0) ? -1 : REAL(name)(__VA_ARGS__); \
        }

      OPENED(open, (const char *a, int flags, ...), a, flags, mode)
      OPENED(openat, (int a, const char *b, int flags, ...), a, b, flags, mode)
      """#
  }
#endif
