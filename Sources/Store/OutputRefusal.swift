package import Files

/// The reason a folder cannot be the output.
package enum OutputRefusal: Equatable, Sendable {
  /// The path is empty, or ends in a name that stands for another folder: `new/..`.
  case unnamed

  /// It is the root of the file system.
  case root

  /// It is the folder that the process stands in, or one above it. Swapping it would leave every
  /// shell that stands there in the old folder, which then is removed.
  case currentFolder

  /// It is the user's home folder, or one above it.
  case homeFolder

  /// It is a file, a pipe, a device.
  case notAFolder

  /// Another file system is mounted there, and a mount cannot be swapped.
  case mountPoint

  /// The file system cannot swap two folders.
  case cannotSwap(FileError)

  /// The folder above, where the new site is made, cannot be written to.
  case cannotStage(FileError)

  /// The folder itself may not be written to, and moving a folder writes to it.
  case readOnly

  /// Another build is making a site for the same output.
  case busy

  /// Somebody else replaced, removed or made the output while the site was being made.
  case changedMeanwhile

  /// Where the new site would be made, there is something that no build put there.
  case strangeStaging(FilePath)
}

extension OutputRefusal: CustomStringConvertible {
  package var description: String {
    switch self {
    case .unnamed:
      "it does not name a folder; give the path of the folder itself"
    case .root:
      "it is the root of the file system; publish to a folder inside it"
    case .currentFolder:
      "it is or holds the current folder, and is replaced as a whole; "
        + "publish to a folder inside it, or run the command from elsewhere"
    case .homeFolder:
      "it is or holds your home folder, and is replaced as a whole; publish to a folder inside it"
    case .notAFolder:
      "it is not a folder; move it away, or publish to another path"
    case .mountPoint:
      "a file system is mounted there, which cannot be swapped; publish to a folder inside it"
    case .cannotSwap(let error):
      "its file system cannot swap two folders in one step (\(error.reason)); "
        + "publish to a folder on another file system, or to one that does not exist yet"
    case .cannotStage(let error):
      "\(error), and the new site is made beside the old one; "
        + "allow writing there, or publish to a folder inside it"
    case .readOnly:
      "you may not write to it, so it cannot be replaced; give yourself that right (chmod u+w)"
    case .busy:
      "another build is publishing there; wait for it to end"
    case .changedMeanwhile:
      "something else replaced it while the site was being made; build again"
    case .strangeStaging(let file):
      "\"\(file)\" is in the way, and no build put it there; move it away"
    }
  }
}
