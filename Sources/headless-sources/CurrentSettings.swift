import Foundation

/// The settings of a target, `HeadlessSources.json`, as they are when its sources are prepared.
///
/// The plugin reads the settings when a build is planned. SwiftPM does not plan again if only the content of the file changes,
/// so the arguments of the command may be outdated.
struct CurrentSettings {
    private struct Contents: Decodable {
        let sources: [String]
        let exclude: [String]?
        let modules: [String: String?]?
    }

    private let contents: Contents
    private let path: String
    /// The source folders, each with a slash at the end.
    private let roots: [String]

    /// Returns `nil` if the file can't be read.
    init?(at path: String) {
        let url = URL(filePath: path)
        guard let data = try? Data(contentsOf: url),
            let contents = try? JSONDecoder().decode(Contents.self, from: data)
        else { return nil }
        (self.contents, self.path) = (contents, path)
        roots = contents.sources.map { source in
            let folder = url.deletingLastPathComponent().appending(path: source).resolvingSymlinksInPath()
            let path = folder.path(percentEncoded: false)
            return path.hasSuffix("/") ? path : path + "/"
        }
    }

    /// What to import instead of other modules.
    var replacements: String {
        (contents.modules ?? [:]).map { "\($0)=\($1 ?? "")" }.sorted().joined(separator: ",")
    }

    /// Returns whether a file in a source folder is excluded, or belongs to a playground.
    func excludes(_ file: String) -> Bool {
        roots.contains { root in
            guard file.hasPrefix(root) else { return false }
            let path = file.dropFirst(root.count)
            return path.contains(".playground/")
                || contents.exclude?.contains { path == $0 || path.hasPrefix($0 + "/") } ?? false
        }
    }

    /// The paths of the Swift files in the source folders that are not excluded.
    var swiftFiles: [String] {
        roots.flatMap { root in
            (FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? [])
                .filter { $0.hasSuffix(".swift") }.map { root + $0 }.filter { !excludes($0) }.sorted()
        }
    }

    /// Returns an error for each Swift file that was excluded when the build was planned, and no longer is.
    func unplanned(_ planned: Set<String>) -> [String] {
        roots.flatMap { root -> [String] in
            let paths = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
            let missing = paths.filter {
                $0.hasSuffix(".swift") && !planned.contains(root + $0) && !excludes(root + $0)
            }
            return missing.sorted().map { name in
                "\(path): error: \(name) was excluded when the build was planned; run \"touch Package.swift\", and build again"
            }
        }
    }
}
