/// A storyboard or xib of an app.
public struct InterfaceFile: Sendable {
    public let path: String
    /// The name of the file with its extension, such as `Main.storyboard`.
    public let name: String
    /// The root element, or `nil` if the file can't be read.
    package private(set) var document: InterfaceElement?
    /// What is wrong with the file itself, regardless of the app's classes.
    private(set) var problems: [SourceProblem] = []

    /// Reads a file.
    ///
    /// - Complexity: O(*n*), where *n* is the length of the file.
    public init(path: String, text: [UInt8]) {
        self.path = path
        name = path.split(separator: "/").last.map(String.init) ?? path
        do throws(InterfaceFailure) {
            let document = try InterfaceReader.read(text)
            try Self.check(document)
            self.document = document
        } catch {
            problems = [problem(error.message, at: error.line)]
        }
    }

    public var isStoryboard: Bool { name.hasSuffix(".storyboard") }

    func problem(_ message: String, at line: Int, isWarning: Bool = false) -> SourceProblem {
        SourceProblem(path: path, line: line, column: 1, message: message, isWarning: isWarning)
    }

    /// Checks that the document is a storyboard or xib of the format and the platform that can be read.
    private static func check(_ document: InterfaceElement) throws(InterfaceFailure) {
        guard document.name == "document" else {
            throw InterfaceFailure(
                document.line,
                document.name == "archive"
                    ? "this is the format of Xcode 4 and earlier; open the file in Xcode and save it again"
                    : "the root element is <\(document.name)>, and that of a storyboard or xib is <document>")
        }
        let runtime = document.attributes["targetRuntime"] ?? ""
        let type = document.attributes["type"] ?? ""
        guard !runtime.hasPrefix("MacOSX"), !type.contains(".Cocoa.") else {
            throw InterfaceFailure(
                document.line, "this file is for macOS (\(runtime)), and an iPhone can't load it; exclude it")
        }
        guard !runtime.hasPrefix("watchKit"), !type.contains("WatchKit") else {
            throw InterfaceFailure(document.line, "this file is for watchOS; exclude it")
        }
        guard let version = document.attributes["version"] else {
            throw InterfaceFailure(document.line, "the document has no format version, and 3.0 is expected")
        }
        guard version == "3.0" else {
            throw InterfaceFailure(document.line, "the format version is \(version), and only 3.0 is read")
        }
    }
}
