#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// Standard input, output and error.
enum StandardStreams {
    /// Gives those that the caller closed a null device, so that no file that is opened later takes their place and gets
    /// what is printed.
    static func fillGaps() {
        for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
            _ = open("/dev/null", O_RDWR)
        }
    }
}
