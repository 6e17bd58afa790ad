import Foundation

/// A folder of pictures, with a subfolder for each script. A subfolder is called, for example, `login.taps/`, or
/// `first/login.taps/` if the scripts are in different folders.
package struct PictureFolder: Sendable {
    private let path: String
    /// The path components of the folder that contains all scripts, directly or in its subfolders.
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

    /// Returns the path of the subfolder for a script, or for one of its runs, such as `follow.taps (iPad mini, dark)`. If
    /// the script itself is at that path, the subfolder is called `follow.taps.pictures`.
    func folder(of script: String) -> String {
        let folder = ([path] + components(of: script)).joined(separator: "/")
        return Self.components(folder) == Self.components(script) ? folder + ".pictures" : folder
    }

    /// Returns a prefix for the names of a played script's pictures, such as `flows-login.taps`. The prefix
    /// distinguishes these pictures from the pictures of the script with the `play` step.
    static func name(of played: String, in script: String) -> String {
        PictureFolder(path: "", of: [script]).components(of: played).joined(separator: "-")
    }

    /// Returns the components of a script's path relative to the folder that contains all scripts. The script can also
    /// be outside this folder, because one of the scripts may play it. Each step up from the folder is written as `up`.
    private func components(of script: String) -> [String] {
        let components = Self.components(script)
        let sharedCount = zip(common, components).prefix { $0 == $1 }.count
        return Array(repeating: "up", count: common.count - sharedCount) + components.dropFirst(sharedCount)
    }

    private static func components(_ script: String) -> [String] {
        URL(fileURLWithPath: script).standardizedFileURL.pathComponents
    }
}
