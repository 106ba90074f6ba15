/// How a request is answered, in a number.
///
/// Source: RFC 9110, section 15
enum Status: Int, Error {
  case done = 200
  case partial = 206
  case moved = 301
  case notModified = 304
  case badRequest = 400
  case forbidden = 403
  case notFound = 404
  case methodNotAllowed = 405
  case timeout = 408
  case badRange = 416
  case headTooLarge = 431
  case failed = 500
  case unavailable = 503
  case unknownVersion = 505

  /// The number in words.
  var reason: String {
    switch self {
    case .done: "OK"
    case .partial: "Partial Content"
    case .moved: "Moved Permanently"
    case .notModified: "Not Modified"
    case .badRequest: "Bad Request"
    case .forbidden: "Forbidden"
    case .notFound: "Not Found"
    case .methodNotAllowed: "Method Not Allowed"
    case .timeout: "Request Timeout"
    case .badRange: "Range Not Satisfiable"
    case .headTooLarge: "Request Header Fields Too Large"
    case .failed: "Internal Server Error"
    case .unavailable: "Service Unavailable"
    case .unknownVersion: "HTTP Version Not Supported"
    }
  }
}
