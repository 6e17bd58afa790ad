/// A log of events in chronological order.
@MainActor
package final class Log {
    package private(set) var lines: [String] = []

    package init() {}

    package func add(_ line: String) { lines.append(line) }
}
