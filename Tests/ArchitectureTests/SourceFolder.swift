import Foundation

/// The types that the Swift files of a source folder declare and use.
struct SourceFolder {
    /// The types declared at the top level of the folder's files.
    var declared: Set<String> = []
    /// The type names used in the folder's code, each with a file that uses it.
    var named: [String: String] = [:]

    /// Returns the folders of a module by name; `.` contains the files outside any folder.
    static func all(in module: URL) throws -> [String: SourceFolder] {
        var folders: [String: SourceFolder] = [:]
        let paths = try FileManager.default.subpathsOfDirectory(atPath: module.path).sorted()
        for path in paths where path.hasSuffix(".swift") {
            let folder = path.split(separator: "/").dropLast().first.map(String.init) ?? "."
            let source = try Data(contentsOf: module.appendingPathComponent(path))
            folders[folder, default: SourceFolder()].read(Array(source), file: path)
        }
        return folders
    }

    private mutating func read(_ source: [UInt8], file: String) {
        var words = SourceWords(source)
        var before = ""
        while let word = words.next() {
            if word.text.first?.isUppercase == true {
                named[word.text] = named[word.text] ?? file
                if word.depth == 0, Self.declarations.contains(before) { declared.insert(word.text) }
            }
            before = word.text
        }
    }

    private static let declarations: Set = ["class", "struct", "enum", "protocol", "actor", "typealias"]
}

/// Splits Swift source into words, skipping comments and string literals.
struct SourceWords {
    private let source: [UInt8]
    private var position = 0
    private var depth = 0

    init(_ source: [UInt8]) { self.source = source }

    /// Returns the next word and the number of braces that enclose the word.
    mutating func next() -> (text: String, depth: Int)? {
        while position < source.count {
            let byte = source[position]
            if isNext("//") {
                skip(to: "\n")
            } else if isNext("/*") {
                skip(to: "*/")
            } else if isNext("\"\"\"") {
                position += 3
                skip(to: "\"\"\"")
            } else if byte == UInt8(ascii: "\"") {
                skipText()
            } else if Self.isLetter(byte) {
                let start = position
                while position < source.count, Self.isLetter(source[position]) { position += 1 }
                return (String(decoding: source[start..<position], as: UTF8.self), depth)
            } else {
                if byte == UInt8(ascii: "{") { depth += 1 }
                if byte == UInt8(ascii: "}") { depth -= 1 }
                position += 1
            }
        }
        return nil
    }

    private func isNext(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= source.count else { return false }
        return (0..<count).allSatisfy { source[position + $0] == text.utf8Start[$0] }
    }

    private mutating func skip(to end: StaticString) {
        while position < source.count, !isNext(end) { position += 1 }
        position = min(source.count, position + end.utf8CodeUnitCount)
    }

    /// Skips a string literal up to the next unescaped quotation mark or the end of the line. A quotation mark in an
    /// interpolation ends the literal, too.
    private mutating func skipText() {
        position += 1
        while position < source.count, source[position] != UInt8(ascii: "\""), source[position] != UInt8(ascii: "\n") {
            position += source[position] == UInt8(ascii: "\\") ? 2 : 1
        }
        position += 1
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        let letter = byte | 0x20
        return letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
            || byte == UInt8(ascii: "_")
    }
}
