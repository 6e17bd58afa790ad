/// A progress line on the terminal.
///
/// It appears if a replay takes longer than a second, and is erased at the end.
@MainActor
final class ReplayProgress {
    /// The time until the line appears, and the minimum time between updates of the line.
    private static let patience = Duration.seconds(1)
    private static let interval = Duration.milliseconds(100)

    private let write: (String) -> Void
    private var shownAt: Duration?
    private var isShown = false

    /// Creates a progress line that is written by the given closure.
    init(write: @escaping (String) -> Void) { self.write = write }

    /// Shows the number of steps that have been played, unless it is too early to show or update the line.
    ///
    /// - Parameter time: The time since the start.
    func update(_ played: Int, of total: Int, after time: Duration) {
        guard time >= Self.patience, shownAt.map({ time - $0 >= Self.interval }) ?? true else { return }
        shownAt = time
        isShown = true
        let percent = total > 0 ? min(100, Int(Double(played) / Double(total) * 100)) : 0
        write("\r\(played) of \(total) steps, \(percent)%\u{1B}[K")
    }

    /// Erases the line, at the end or before other output.
    func erase() {
        guard isShown else { return }
        isShown = false
        shownAt = nil
        write("\r\u{1B}[K")
    }
}
