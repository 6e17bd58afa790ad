import Foundation

extension Bundle {
    /// The resource files of an app that is built for headless use, under the names that Xcode gives them in the app
    /// bundle.
    ///
    /// The plugin substitutes this bundle for `Bundle.main` in a target with an app's own sources, so that the app
    /// finds its JSON files, its `Info.plist` and its `Localizable.strings`. The bundle is created once, from the
    /// folders that ``AssetFolders`` lists; if these contain no resource files, it is Foundation's `Bundle.main`.
    /// A xib or a storyboard has the name of its compiled file. String catalogs, data models and source files are not
    /// included.
    public static let headlessApp: Bundle =
        AppFiles(in: AssetFolders.known, info: AssetFolders.infoLists).bundle ?? .main
}

/// Searches several folders for the files that Xcode would copy into one app bundle.
struct AppFiles {
    /// The app's files by name. If several files have the same name, the first one is used.
    private(set) var files: [String: URL] = [:]

    /// Searches the folders for files.
    ///
    /// - Parameters:
    ///   - folders: The app's folders.
    ///   - info: Copies of `Info.plist` with values for the build variables, which are used instead of the app's file.
    /// - Complexity: O(*n* log *n*), where *n* is the number of files in the folders.
    init(in folders: [URL], info: [URL] = []) {
        for url in info { take(url, as: "Info.plist") }
        for folder in folders where folder.pathExtension != "xcassets" { search(in: folder.resolvingSymlinksInPath()) }
    }

    private mutating func search(in folder: URL) {
        let contents = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        for url in (contents ?? []).sorted(by: { $0.path < $1.path }) {
            let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
            switch url.pathExtension.lowercased() {
            // An app asks for a xib's or a storyboard's compiled file to find out whether there is one.
            case "xib", "storyboard": take(url, as: Self.compiled(url.lastPathComponent))
            case "swift", "xcassets", "xcstrings", "xcodeproj", "xcdatamodeld": continue
            case "c", "cc", "cpp", "cxx", "h", "hh", "hpp", "m", "metal", "mm": continue
            case "bundle": take(url, as: url.lastPathComponent)
            case "lproj":
                // The app bundle has one folder for each language. The files in that folder may come from several
                // `.lproj` folders of the app.
                let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
                for name in names.sorted() where !name.hasPrefix(".") {
                    take(url.appendingPathComponent(name), as: "\(url.lastPathComponent)/\(Self.compiled(name))")
                }
            default: if isFolder { search(in: url) } else { take(url, as: url.lastPathComponent) }
            }
        }
    }

    /// Returns the name of the file that Xcode compiles from a xib or a storyboard, or the name of another file.
    private static func compiled(_ name: String) -> String {
        for (source, product) in [(".xib", ".nib"), (".storyboard", ".storyboardc")] where name.hasSuffix(source) {
            return name.dropLast(source.count) + product
        }
        return name
    }

    private mutating func take(_ url: URL, as name: String) { if files[name] == nil { files[name] = url } }

    /// A temporary folder with links to the files; `nil` if there are no files or the folder can't be created.
    ///
    /// The folder's name is a hash of its links, so that concurrent processes share the folder and later processes find
    /// it complete.
    var bundle: Bundle? {
        guard !files.isEmpty else { return nil }
        let links = files.sorted { $0.key < $1.key }
        let named = links.reduce(into: UInt64(14_695_981_039_346_656_037)) { hash, link in
            for byte in "\(link.key)\n\(link.value.path)\n".utf8 { hash = (hash ^ UInt64(byte)) &* 1_099_511_628_211 }
        }
        let manager = FileManager.default
        let folder = manager.temporaryDirectory.appendingPathComponent("HeadlessApp-\(String(named, radix: 36))")
        if !manager.fileExists(atPath: folder.path) {
            let draft = manager.temporaryDirectory.appendingPathComponent("HeadlessApp-\(UUID().uuidString)")
            do {
                for (name, file) in links {
                    let link = draft.appendingPathComponent(name)
                    try manager.createDirectory(
                        at: link.deletingLastPathComponent(), withIntermediateDirectories: true)
                    try manager.createSymbolicLink(at: link, withDestinationURL: file)
                }
                try manager.moveItem(at: draft, to: folder)
            } catch {
                // Another process created the folder first, or the temporary directory is not writable.
                try? manager.removeItem(at: draft)
            }
        }
        return Bundle(path: folder.path)
    }
}
