import Foundation

/// A folder of pictures, with a subfolder for each script: `login.taps/`, or `first/login.taps/` if the scripts are in
/// different folders.
package struct PictureFolder: Sendable {
    private let path: String
    /// The folder that contains all scripts, as path components.
    private let common: [String]

    /// Creates a description of the folder, without creating the folder.
    ///
    /// - Parameter scripts: The paths of all scripts whose pictures are written to the folder.
    package init(path: String, of scripts: [String]) {
        self.path = path
        let folders = scripts.map { Self.components($0).dropLast() }
        common = folders.dropFirst().reduce(Array(folders.first ?? [])) { common, folder in
            zip(common, folder).prefix { $0 == $1 }.map(\.0)
        }
    }

    /// Returns the subfolder for a script, or for one of its runs: `follow.taps (iPad mini, dark)`.
    func folder(of script: String) -> String {
        let components = Self.components(script)
        let below = components.starts(with: common) ? components.dropFirst(common.count) : components.suffix(1)
        return ([path] + below).joined(separator: "/")
    }

    private static func components(_ script: String) -> [String] {
        URL(fileURLWithPath: script).standardizedFileURL.pathComponents
    }
}
