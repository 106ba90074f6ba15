#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// Makes a call of the system, again when a signal interrupted it.
///
/// - Parameters:
///   - action: What is being done, and to what; only asked for when it fails.
///   - call: The call. It answers -1 and sets `errno` when it fails.
/// - Returns: What the call answered.
/// - Throws: ``FileError``.
@discardableResult
func attempt<Answer: SignedInteger>(
  _ action: @autoclosure () -> String, _ call: () -> Answer
) throws(FileError) -> Answer {
  while true {
    let answer = call()
    if answer != -1 { return answer }
    let code = errno
    guard code == EINTR else { throw FileError(action(), .system(code)) }
  }
}
