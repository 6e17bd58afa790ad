/// A file of an app's source as `HeadlessUIKit` compiles it.
public struct PreparedSource: Sendable {
    /// The text. Its lines are those of the file, each where it was.
    public let text: [UInt8]
    /// Whether it imports the headless half.
    let importsHeadless: Bool
    /// What can't be prepared, in the order of the lines.
    public let problems: [SourceProblem]

    /// The text of a file that a compiler reads: errors, failed assertions and backtraces name the app's file, by its path,
    /// and its lines.
    public func text(naming path: String) -> [UInt8] {
        let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        // UIKit brings Foundation, and Foundation on Apple's platforms brings what is a module of its own on Linux.
        let head = """
            \(importsHeadless ? "import Foundation" : "")
            #if canImport(FoundationNetworking)
            import FoundationNetworking
            #endif
            #sourceLocation(file: "\(name)", line: 1)

            """
        return head.utf8 + text
    }
}

/// Prepares the files of an app.
public struct SourcePreparation {
    /// A file of an app.
    public struct File: Sendable {
        /// As problems name it, and errors of the compiler.
        public let path: String
        public let text: [UInt8]

        public init(path: String, text: [UInt8]) {
            self.path = path
            self.text = text
        }
    }

    private let files: [(file: File, source: SwiftSource, scopes: SourceScopes)]
    /// What each file says that may change how another is prepared, in the order in which they were given.
    public let summaries: [SourceSummary]

    /// Reads files.
    ///
    /// - Complexity: O(length of the files).
    public init(_ files: [File]) {
        self.files = files.map { file in
            let source = SwiftSource(file.text)
            return (file, source, SourceScopes(source))
        }
        summaries = self.files.map { SourceSummary($0.source, $0.scopes) }
    }

    /// Each file, prepared, in the order in which they were given.
    ///
    /// - Parameter others: What further files of the app say.
    /// - Complexity: O(length of the files).
    public func prepare(among others: some Sequence<SourceSummary> = []) -> [PreparedSource] {
        let index = SourceIndex(summaries + Array(others))
        return files.map { file, source, scopes in
            var preparer = SourcePreparer(path: file.path, source: source, scopes: scopes, index: index)
            return preparer.prepare()
        }
    }
}
