/// The source of a script's text.
public enum ScriptSource: Sendable {
    case file(path: String)
    case standardInput
    /// Text in memory, with a name that error messages show in place of a file name.
    case text(String, name: String)

    /// The script's name in error messages: the file's path, `<stdin>`, or the text's name.
    public var name: String {
        switch self {
        case .file(path: let path): path
        case .standardInput: "<stdin>"
        case .text(_, name: let name): name
        }
    }

    /// The maximum size of a script, in bytes. Longer sequences of steps can be written as loops.
    static let largestSize = 256 << 20

    /// Reads all bytes of the source.
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
