/// Where a script's text comes from.
public enum ScriptSource: Sendable {
    case file(path: String)
    /// Can be read only once; ``spooled()`` makes it readable again and again.
    case standardInput
    /// A text in memory; the name stands for the file in errors.
    case text(String, name: String)
    /// A copy of a source that could be read only once.
    case spool(ScriptSpool)

    /// What errors call the script: the file's path, `<stdin>`, or the text's name.
    public var name: String {
        switch self {
        case .file(path: let path): path
        case .standardInput: "<stdin>"
        case .text(_, name: let name): name
        case .spool(let spool): spool.name
        }
    }

    /// The same script from a source that can be read as often as wanted, since a script is checked whole before it is
    /// played.
    ///
    /// Standard input and pipes are copied, in chunks, to a file without a name in the temporary directory; the system
    /// frees it with the last copy of the source, also after a crash. Other sources are returned as they are.
    ///
    /// - Throws: ``ScriptError`` if the source cannot be read or the copy cannot be written.
    public func spooled() throws -> ScriptSource {
        switch self {
        case .text, .spool: return self
        case .standardInput: return .spool(try ScriptSpool(copying: try ScriptBytes(self), name: name))
        case .file:
            let bytes = try ScriptBytes(self)
            return bytes.isSeekable ? self : .spool(try ScriptSpool(copying: bytes, name: name))
        }
    }
}
