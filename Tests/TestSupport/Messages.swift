internal import CLibXML2

/// What libxml2 says, a line each.
struct Messages {
  private(set) var text = ""

  /// The function libxml2 calls with each message, and with the pointer to where they go.
  static var collect: xmlStructuredErrorFunc {
    { messages, error in
      guard let messages = unsafe messages?.assumingMemoryBound(to: Messages.self),
        let error = unsafe error, let message = unsafe error.pointee.message
      else { return }
      unsafe messages.pointee.text += "\(error.pointee.line): \(String(cString: message))"
    }
  }
}
