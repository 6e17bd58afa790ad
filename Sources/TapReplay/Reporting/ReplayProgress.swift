/// A line on a terminal that says how far a replay is: it appears when one lasts longer than a second, and is erased at the
/// end.
@MainActor
final class ReplayProgress {
    /// How long a replay lasts before the line appears, and how long until it changes.
    private static let patience = Duration.seconds(1)
    private static let interval = Duration.milliseconds(100)

    private let write: (String) -> Void
    private var shownAt: Duration?
    private var isShown = false

    /// A line that is written so.
    init(write: @escaping (String) -> Void) { self.write = write }

    /// Shows how many steps were played, so long after the beginning.
    func update(_ played: Int, of total: Int, after time: Duration) {
        guard time >= Self.patience, shownAt.map({ time - $0 >= Self.interval }) ?? true else { return }
        shownAt = time
        isShown = true
        let percent = total > 0 ? min(100, Int(Double(played) / Double(total) * 100)) : 0
        write("\r\(played) of \(total) steps, \(percent) %\u{1B}[K")
    }

    /// Takes the line away, for something else to be written, or at the end.
    func erase() {
        guard isShown else { return }
        isShown = false
        shownAt = nil
        write("\r\u{1B}[K")
    }
}
