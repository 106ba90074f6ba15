#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#endif

/// The attributes of a file or folder: owner, group, permissions, access control lists and extended
/// attributes.
///
/// A replaced file must not lose them.
extension FileDescriptor {
  /// Makes the attributes those of another, if the process may; returns the error of a lost one.
  ///
  /// Only root gives files away, so mostly it is the owner.
  func takeAttributes(of other: borrowing FileDescriptor) throws(FileError) -> FileError? {
    let (mine, theirs) = (try status(), try other.status())
    let (original, name) = (other.number, other.path)
    let group =
      theirs.group == mine.group ? nil : kept("the group", of: name) { setGroup(of: theirs) }
    let attributes = kept("the attributes", of: name) { copyAttributes(original, number) }
    // After the lists, which have a say in permissions, and before the file is another's.
    let permissions = kept("the permissions", of: name) { setPermissions(theirs.permissions) }
    let owner =
      theirs.owner == mine.owner
      ? nil : kept("the owner", of: name) { fchown(number, theirs.owner, gid_t.max) }
    return owner ?? group ?? permissions ?? attributes
  }

  /// Copies the attributes that new files inherit, as permitted: a setgid group, default ACLs.
  func inheritAttributes(of other: borrowing FileDescriptor) throws(FileError) {
    let (mine, theirs) = (try status(), try other.status())
    let setgid = UInt32(S_ISGID)
    if theirs.group != mine.group { _ = setGroup(of: theirs) }
    _ = setPermissions(mine.permissions & ~setgid | theirs.permissions & setgid)
    _ = copyDefaultList(other.number, number)
  }

  private func setGroup(of status: FileStatus) -> Int32 {
    fchown(number, uid_t.max, status.group)
  }

  private func setPermissions(_ permissions: UInt32) -> Int32 {
    fchmod(number, mode_t(permissions))
  }

  private func kept(_ what: String, of name: FilePath, _ call: () -> Int32) -> FileError? {
    do throws(FileError) {
      try attempt("keep \(what) of \"\(name)\"", call)
      return nil
    } catch {
      return error
    }
  }
}

#if canImport(Darwin)
  /// Copies access control lists and extended attributes.
  private func copyAttributes(_ from: Int32, _ to: Int32) -> Int32 {
    unsafe fcopyfile(from, to, nil, copyfile_flags_t(COPYFILE_ACL | COPYFILE_XATTR))
  }

  /// Copies the access control list, whose entries include the inherited ones.
  private func copyDefaultList(_ from: Int32, _ to: Int32) -> Int32 {
    unsafe fcopyfile(from, to, nil, copyfile_flags_t(COPYFILE_ACL))
  }
#elseif canImport(Glibc)
  /// Copies access control lists and users' attributes, and removes those that the other lacks.
  ///
  /// Attributes that the system maintains, such as `security.ima`, are left alone.
  private func copyAttributes(_ from: Int32, _ to: Int32) -> Int32 {
    let (theirs, mine) = (attributeNames(of: from), attributeNames(of: to))
    var answer: Int32 = 0
    for name in theirs { answer = min(answer, copyAttribute(name, from, to)) }
    for name in mine where !theirs.contains(name) { answer = min(answer, dropAttribute(name, to)) }
    return answer
  }

  private func copyDefaultList(_ from: Int32, _ to: Int32) -> Int32 {
    copyAttribute("system.posix_acl_default", from, to)
  }

  private func attributeNames(of file: Int32) -> [FilePath] {
    let names = unsafe filled { unsafe SystemFunction.listAttributes?(file, $0, $1) ?? -1 } ?? []
    return names.split(separator: 0).map { FilePath(withoutZeros: Array($0)) }.filter {
      $0.bytes.starts(with: "user.".utf8) || $0.bytes.starts(with: "system.posix_acl_".utf8)
    }
  }

  private func copyAttribute(_ name: FilePath, _ from: Int32, _ to: Int32) -> Int32 {
    let value = unsafe name.withCString { name in
      unsafe filled { unsafe SystemFunction.getAttribute?(from, name, $0, $1) ?? -1 }
    }
    guard let value else { return dropAttribute(name, to) }
    return unsafe name.withCString { name in
      unsafe value.withUnsafeBytes {
        unsafe SystemFunction.setAttribute?(to, name, $0.baseAddress, $0.count, 0)
          ?? missingFunction()
      }
    }
  }

  /// Removes an attribute; there being none is no error.
  private func dropAttribute(_ name: FilePath, _ file: Int32) -> Int32 {
    let answer = unsafe name.withCString {
      unsafe SystemFunction.removeAttribute?(file, $0) ?? missingFunction()
    }
    return answer == 0 || errno == ENODATA || errno == ENOTSUP ? 0 : -1
  }

  /// Returns the result of a call that reports its size first.
  private func filled(_ call: (UnsafeMutableRawPointer?, Int) -> Int) -> [UInt8]? {
    let size = call(nil, 0)
    // A size of nothing asks for the size again.
    guard size > 0 else { return size == 0 ? [] : nil }
    var bytes = [UInt8](repeating: 0, count: size)
    let count = unsafe bytes.withUnsafeMutableBytes { unsafe call($0.baseAddress, $0.count) }
    // Somebody may have added to it between the calls.
    guard count >= 0 else { return nil }
    bytes.removeLast(size - count)
    return bytes
  }
#endif
