import Foundation

/// The files of this package.
struct Repository {
    let root: URL

    /// The repository that contains this file.
    static let current = Repository(
        root: URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent())

    /// Returns the paths of the files with an extension in the given folders, including their subfolders, sorted within
    /// each folder. Folders of builds are skipped.
    func paths(under folders: [String], _ extension: String) throws -> [String] {
        try folders.flatMap { folder in
            try FileManager.default.subpathsOfDirectory(atPath: root.appending(path: folder).path)
                .filter { $0.hasSuffix("." + `extension`) && !$0.contains(".build/") }
                .sorted().map { "\(folder)/\($0)" }
        }
    }

    /// Returns the contents of a file.
    func text(_ path: String) throws -> String {
        try String(contentsOf: root.appending(path: path), encoding: .utf8)
    }

    /// Returns a Markdown file.
    func document(_ path: String) throws -> Document { Document(text: try text(path)) }

    func write(_ text: String, to path: String) throws {
        try text.write(to: root.appending(path: path), atomically: true, encoding: .utf8)
    }

    /// The articles of all modules.
    var guides: [String] { get throws { try paths(under: ["Sources"], "md") } }
}
