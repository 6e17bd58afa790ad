import Foundation

/// The file attributes that change when a file is modified.
package struct FileStamp: Hashable {
    private var seconds = 0
    private var nanoseconds = 0
    private var size = 0
    private var file: UInt64 = 0
    private var isThere = false

    /// Creates a stamp from the current attributes of the file at a path. If there is no file, the stamp is empty.
    package init(path: String) {
        var status = stat()
        guard stat(path, &status) == 0 else { return }
        #if canImport(Darwin)
        let time = status.st_mtimespec
        #else
        let time = status.st_mtim
        #endif
        (seconds, nanoseconds) = (Int(time.tv_sec), Int(time.tv_nsec))
        (size, file, isThere) = (Int(status.st_size), UInt64(status.st_ino), true)
    }
}
