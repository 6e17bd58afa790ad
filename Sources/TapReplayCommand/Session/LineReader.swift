import Foundation
import TapReplay

/// Reads lines. On a terminal, the reader supports editing, history and completion. Otherwise, it reads directly from
/// standard input.
@MainActor
final class LineReader {
    let isTerminal: Bool
    private let write: (String) -> Void
    private let completions: (String) -> (start: String.Index, words: [String])
    private var editor = LineEditor()
    private var decoder = LineEditor.Decoder()
    private var keys: [LineEditor.Key] = []
    private var isOver = false

    /// - Parameters:
    ///   - write: A closure that writes the edited line and the completions to the terminal.
    ///   - completions: A closure that returns the completions of a line, and the index at which the completed word
    ///     begins.
    init(
        write: @escaping (String) -> Void,
        completions: @escaping (String) -> (start: String.Index, words: [String])
    ) {
        isTerminal = isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1
        self.write = write
        self.completions = completions
    }

    /// Returns the next line, or `nil` at the end of the input.
    func line(after prompt: String) -> String? {
        guard isTerminal else { return readLine() }
        var before = termios()
        guard tcgetattr(STDIN_FILENO, &before) == 0 else { return readLine() }
        var raw = before
        cfmakeraw(&raw)
        // Keeps the output settings of the terminal, so that line breaks work as usual.
        raw.c_oflag = before.c_oflag
        tcsetattr(STDIN_FILENO, TCSADRAIN, &raw)
        defer { tcsetattr(STDIN_FILENO, TCSADRAIN, &before) }
        draw(prompt)
        while true {
            guard let key = nextKey() else { return nil }
            switch editor.press(key) {
            case .none: break
            case .complete: complete()
            case .line(let line):
                write("\n")
                return line
            case .over:
                write("\n")
                return nil
            }
            // Pasted text is drawn only once, after its last key.
            if keys.isEmpty { draw(prompt) }
        }
    }

    private func nextKey() -> LineEditor.Key? {
        var chunk = [UInt8](repeating: 0, count: 1 << 12)
        while keys.isEmpty {
            let count = read(STDIN_FILENO, &chunk, chunk.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { return nil }
            keys += decoder.keys(chunk[..<count])
        }
        return keys.removeFirst()
    }

    private func draw(_ prompt: String) {
        // If the line is too long for the terminal, only the part around the cursor is shown.
        var room = Self.width - prompt.displayWidth - 1
        let before = editor.textBeforeCursor.reversed().prefix {
            room -= $0.displayWidth; return room >= 0
        }
        let after = editor.text.dropFirst(editor.textBeforeCursor.count).prefix {
            room -= $0.displayWidth; return room >= 0
        }
        let back = after.displayWidth
        write(
            "\r\(prompt)\(String(before.reversed()).printable)\(after.printable)\u{1B}[K"
                + (back > 0 ? "\u{1B}[\(back)D" : ""))
    }

    /// The number of columns in the terminal.
    private static var width: Int {
        var size = winsize()
        guard ioctl(STDOUT_FILENO, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return 80 }
        return Int(size.ws_col)
    }

    /// Inserts the common prefix of all completions or, if it has already been typed, shows the completions.
    private func complete() {
        let typed = editor.textBeforeCursor
        let (start, words) = completions(typed)
        guard let first = words.first else { return }
        let common = words.dropFirst().reduce(first) { $0.commonPrefix(with: $1) }
        let isOnly = words.count == 1
        let from = typed.distance(from: typed.startIndex, to: start)
        if common.count > typed[start...].count || isOnly {
            return editor.complete(from: from, with: common + (isOnly ? " " : ""))
        }
        let some = words.prefix(60).joined(separator: "  ")
        write("\r\u{1B}[K\(some.printable)\(words.count > 60 ? "  …" : "")\n")
    }
}
