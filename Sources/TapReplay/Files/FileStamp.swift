import Foundation

/// The file attributes that change when a file is modified.
package struct FileStamp: Hashable {
    private var seconds = 0
    private var nanoseconds = 0
    private var size = 0
    private var file: UInt64 = 0
    private var isThere = false

    /// Creates the current stamp of a path, whether or not a file exists there.
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
