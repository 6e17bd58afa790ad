import TapReplay

/// A line being edited, and the history of lines. The editor doesn't depend on a terminal.
struct LineEditor {
    /// A key that the editor supports.
    enum Key: Equatable {
        case character(Character)
        case enter, tab, backspace, delete, left, right, up, down, home, end
        /// Ctrl-W, Ctrl-U and Ctrl-K, which cut the previous word, everything before the cursor, and everything after
        /// the cursor.
        case cutWord, cutBefore, cutAfter
        /// The Ctrl-C key combination.
        case interrupt
        /// The Ctrl-D key combination.
        case endOfInput
    }

    /// An effect of pressing a key. The caller must handle it.
    enum Event: Equatable {
        case none
        /// The line is complete.
        case line(String)
        /// The user requests a completion of the text before the cursor.
        case complete
        /// The input has ended.
        case over
    }

    private var letters: [Character] = []
    /// The number of characters before the cursor.
    private(set) var cursor = 0

    private var history: [String] = []
    /// The index of the displayed history entry. The end index represents the new line.
    private var shown = 0
    private var new: [Character] = []

    var text: String { String(letters) }
    var textBeforeCursor: String { String(letters[..<cursor]) }

    mutating func press(_ key: Key) -> Event {
        switch key {
        case .character(let character): insert(String(character))
        case .enter: return .line(take())
        case .tab: return .complete
        case .backspace: if cursor > 0 { cut(cursor - 1..<cursor) }
        case .delete: if cursor < letters.count { cut(cursor..<cursor + 1) }
        case .left: cursor = max(0, cursor - 1)
        case .right: cursor = min(letters.count, cursor + 1)
        case .home: cursor = 0
        case .end: cursor = letters.count
        case .up: recall(shown - 1)
        case .down: recall(shown + 1)
        case .cutWord:
            let word = letters[..<cursor].lastIndex { $0 != " " }.flatMap { letters[..<$0].lastIndex(of: " ") }
            cut((word.map { $0 + 1 } ?? 0)..<cursor)
        case .cutBefore: cut(0..<cursor)
        case .cutAfter: cut(cursor..<letters.count)
        case .interrupt:
            if letters.isEmpty { return .over }
            set([])
        case .endOfInput:
            if letters.isEmpty { return .over }
            return press(.delete)
        }
        return .none
    }

    mutating func insert(_ text: String) {
        letters.insert(contentsOf: text, at: cursor)
        cursor += text.count
    }

    /// Replaces the beginning of a word before the cursor with the complete word.
    mutating func complete(from start: Int, with word: String) {
        cut(start..<cursor)
        insert(word)
    }

    private mutating func cut(_ range: Range<Int>) {
        letters.removeSubrange(range)
        cursor = range.lowerBound
    }

    private mutating func set(_ text: [Character]) {
        letters = text
        cursor = text.count
    }

    private mutating func recall(_ index: Int) {
        guard (0...history.count).contains(index) else { return }
        if shown == history.count { new = letters }
        shown = index
        set(index == history.count ? new : Array(history[index]))
    }

    private mutating func take() -> String {
        let line = text
        if !line.isEmpty, history.last != line { history.append(line) }
        shown = history.count
        new = []
        set([])
        return line
    }
}

extension LineEditor {
    /// Decodes the bytes that a terminal sends, and returns the pressed keys.
    struct Decoder {
        private var bytes: [UInt8] = []

        /// Returns the keys whose bytes are complete, and keeps incomplete sequences for the next call.
        mutating func keys(_ new: some Sequence<UInt8>) -> [Key] {
            bytes += new
            var keys: [Key] = []
            while let (key, count) = Self.first(of: bytes) {
                bytes.removeFirst(count)
                if let key { keys.append(key) }
            }
            return keys
        }

        private static let signs: [UInt8: Key] = [
            1: .home, 2: .left, 3: .interrupt, 4: .endOfInput, 5: .end, 6: .right, 8: .backspace, 9: .tab, 10: .enter,
            11: .cutAfter, 13: .enter, 14: .down, 16: .up, 21: .cutBefore, 23: .cutWord, 127: .backspace,
        ]

        private static let sequences: [String: Key] = [
            "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "1~": .home, "4~": .end, "7~": .home,
            "8~": .end, "3~": .delete,
        ]

        /// Returns the first key and its number of bytes, or `nil` if more bytes are needed. The key is `nil` if it is
        /// unknown.
        private static func first(of bytes: [UInt8]) -> (Key?, Int)? {
            guard let byte = bytes.first else { return nil }
            if byte == 0x1B {
                guard bytes.count > 1 else { return nil }
                guard bytes[1] == UInt8(ascii: "[") || bytes[1] == UInt8(ascii: "O") else { return (nil, 1) }
                guard let end = bytes.dropFirst(2).firstIndex(where: { $0 >= 0x40 }) else {
                    return bytes.count > 16 ? (nil, 1) : nil
                }
                return (sequences[String(decoding: bytes[2...end], as: UTF8.self)], end + 1)
            }
            if byte < 0x20 || byte == 0x7F { return (signs[byte], 1) }
            let count = byte < 0x80 ? 1 : byte < 0xE0 ? 2 : byte < 0xF0 ? 3 : 4
            guard bytes.count >= count else { return nil }
            let text = String(validating: bytes[..<count], as: UTF8.self)
            return (text?.first.map { .character($0) }, text == nil ? 1 : count)
        }
    }
}
