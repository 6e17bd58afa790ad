/// Where a script's text comes from.
public enum ScriptSource: Sendable {
    case file(path: String)
    case standardInput
    /// A text in memory; errors name it in place of a file.
    case text(String, name: String)

    /// What errors call the script: the file's path, `<stdin>`, or the text's name.
    public var name: String {
        switch self {
        case .file(path: let path): path
        case .standardInput: "<stdin>"
        case .text(_, name: let name): name
        }
    }

    /// A larger script is refused, in bytes: what is played so often is repeated.
    static let largestSize = 256 << 20

    /// The whole text, in UTF-8 if it is a script.
    func bytes() throws(ScriptError) -> [UInt8] {
        do throws(InputFile.Refusal) {
            switch self {
            case .file(path: let path): return try InputFile.bytes(at: path, atMost: Self.largestSize)
            case .standardInput: return try InputFile.bytes(at: nil, atMost: Self.largestSize)
            case .text(let text, name: _): return Array(text.utf8)
            }
        } catch {
            throw ScriptError(place: ScriptPlace(file: name, line: 0, column: 0), message: error.description)
        }
    }
}
