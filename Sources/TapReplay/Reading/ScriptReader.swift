/// Reads a script step by step.
///
///     let reader = try ScriptReader(.file(path: "follow.taps"))
///     while let step = try reader.next() {
///         print(step.line, reader.currentText)
///     }
///
/// Its memory does not grow with the script's length. It is for one thread at a time.
public final class ScriptReader {
    /// The script's name in errors.
    public let file: String

    private let lines: ScriptLines
    private var current = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    /// Whether the line of the last error could have been a `screen` step, so that the screen is unknown after it.
    private(set) var errorMayHideScreen = false

    /// Opens the source.
    ///
    /// - Throws: ``ScriptError``, with line 0, if the file is missing, a directory, or not readable.
    public convenience init(_ source: ScriptSource) throws {
        try self.init(source, chunkSize: 1 << 16)
    }

    /// Opens the source, to be read in chunks of so many bytes.
    init(_ source: ScriptSource, chunkSize: Int) throws(ScriptError) {
        file = source.name
        lines = ScriptLines(try ScriptBytes(source), file: source.name, chunkSize: chunkSize)
    }

    /// The next step; `nil` after the last.
    ///
    /// - Throws: ``ScriptError`` for a line that is not a step. The next call goes on with the line after it, so that a
    ///   check finds more than the first mistake.
    package func next() throws -> Step? {
        current = UnsafeBufferPointer(start: nil, count: 0)
        while true {
            errorMayHideScreen = true
            guard let line = try lines.next() else { return nil }
            try ScriptEncoding.check(line, file: file, line: lines.number)
            var parser = StepParser(bytes: line, file: file, line: lines.number)
            do throws(ScriptError) {
                guard let step = try parser.step() else { continue }
                current = UnsafeBufferPointer(rebasing: line[(step.column - 1)..<parser.consumedEnd])
                return step
            } catch {
                errorMayHideScreen = parser.stepWord == nil || parser.stepWord == .screen
                throw error
            }
        }
    }

    /// The source text of the last step, without the spaces around it and its comment; empty before the first step,
    /// after the last, and after an error.
    public var currentText: String {
        String(decoding: current, as: UTF8.self)
    }
}
