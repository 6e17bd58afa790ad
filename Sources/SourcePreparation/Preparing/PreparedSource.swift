/// A file of an app, prepared for compilation with `HeadlessUIKit`.
public struct PreparedSource: Sendable {
    /// The prepared source text. Each line has the same number as in the original file.
    public let text: [UInt8]
    /// Whether the file imports a module that `HeadlessUIKit` replaces, or imports SwiftUI but needs it at most for
    /// previews. If so, the header imports Foundation.
    let importsHeadless: Bool
    /// Whether the header imports `HeadlessUIKit`, too.
    let needsHeadless: Bool
    /// Whether the header imports the part of Foundation that reads XML, which is a separate module on Linux.
    let needsXML: Bool
    /// The parts of the file that can't be prepared, in the order of their lines.
    public let problems: [SourceProblem]

    /// Returns the text to compile. Its header makes errors, failed assertions and backtraces refer to the path and
    /// line numbers of the app's file.
    public func text(naming path: String) -> [UInt8] {
        let name = path.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
        // UIKit re-exports Foundation. On Linux, the networking part of Foundation is a separate module.
        let head = """
            \(needsHeadless ? "import Foundation; import HeadlessUIKit" : importsHeadless ? "import Foundation" : "")
            #if canImport(FoundationNetworking)
            import FoundationNetworking
            #endif
            \(needsXML ? "#if canImport(FoundationXML)\nimport FoundationXML\n#endif" : "")
            #sourceLocation(file: "\(name)", line: 1)

            """
        return head.utf8 + text
    }
}

/// Prepares the source files of an app.
public struct SourcePreparation {
    /// A source file of an app.
    public struct File: Sendable {
        /// The path used in problems and compiler errors.
        public let path: String
        public let text: [UInt8]

        public init(path: String, text: [UInt8]) {
            self.path = path
            self.text = text
        }
    }

    private let files: [(file: File, source: SwiftSource, scopes: SourceScopes)]
    /// The declarations in each file that may affect how other files are prepared, in the order of the files.
    public let summaries: [SourceSummary]

    /// What to import instead of other modules, and the flags that are set.
    private let modules: ImportedModules

    /// Parses the files.
    ///
    /// - Parameters:
    ///   - files: The files to prepare.
    ///   - modules: What to import instead of other modules, and the flags that are set.
    /// - Complexity: O(*n*²) in the worst case, where *n* is the total length of the files.
    public init(_ files: [File], modules: ImportedModules = ImportedModules()) {
        self.modules = modules
        self.files = files.map { file in
            let source = SwiftSource(file.text)
            return (file, source, SourceScopes(source))
        }
        summaries = self.files.map { SourceSummary($0.file.path, $0.source, $0.scopes, modules) }
    }

    /// Prepares all files, and returns them in their original order.
    ///
    /// - Parameters:
    ///   - others: The summaries of the app's other files.
    ///   - dependencies: The summaries of the files of other prepared modules that the app imports.
    ///   - hasInterfaces: Whether the app has storyboards or xibs. If so, each class gets the methods by which these
    ///     reach its outlets and actions.
    /// - Complexity: O(*n*²) in the worst case, where *n* is the total length of all files of the app.
    public func prepare(
        among others: some Sequence<SourceSummary> = [], dependencies: [SourceSummary] = [], hasInterfaces: Bool = false
    ) -> [PreparedSource] {
        var index = SourceIndex(
            summaries + Array(others), hasInterfaces: hasInterfaces, dependencies: dependencies)
        index.modules = modules
        return files.map { file, source, scopes in
            var preparer = SourcePreparer(path: file.path, source: source, scopes: scopes, index: index)
            return preparer.prepare()
        }
    }
}
