import Foundation

extension Bundle {
    /// The files of an app whose sources are prepared for the headless half: what Xcode copies into the app, by its names.
    ///
    /// The plugin makes it `Bundle.main` in a target of such sources, so that an app finds its JSON files, its `Info.plist` and its
    /// texts in `Localizable.strings`. It is looked for once, in the folders that ``AssetFolders`` lists; without them it is
    /// `Bundle.main` of Foundation. Catalogues of strings and whatever Xcode compiles are left out.
    public static let headlessApp: Bundle = AppFiles(in: AssetFolders.known).bundle ?? .main
}

/// The files that Xcode copies into an app: out of all folders into one.
struct AppFiles {
    /// Where each file lies, by its name in the app. Of several with one name the first is taken.
    private(set) var files: [String: URL] = [:]

    /// - Complexity: O(files in the folders).
    init(in folders: [URL]) {
        for folder in folders where folder.pathExtension != "xcassets" { look(in: folder.resolvingSymlinksInPath()) }
    }

    private mutating func look(in folder: URL) {
        let contents = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey], options: .skipsHiddenFiles)
        for url in (contents ?? []).sorted(by: { $0.path < $1.path }) {
            let isFolder = (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true
            switch url.pathExtension.lowercased() {
            case "swift", "xcassets", "storyboard", "xib", "xcstrings", "xcodeproj", "xcdatamodeld", "h", "m": continue
            case "bundle": take(url, as: url.lastPathComponent)
            case "lproj":
                // Each language is a folder in the app as well; its files come from wherever they lie.
                let names = (try? FileManager.default.contentsOfDirectory(atPath: url.path)) ?? []
                for name in names.sorted() where !name.hasPrefix(".") {
                    take(url.appendingPathComponent(name), as: "\(url.lastPathComponent)/\(name)")
                }
            default: if isFolder { look(in: url) } else { take(url, as: url.lastPathComponent) }
            }
        }
    }

    private mutating func take(_ url: URL, as name: String) { if files[name] == nil { files[name] = url } }

    /// A folder of links to the files; `nil` where there are none, or where it can't be made.
    ///
    /// Its name is made of theirs, so that processes at one time share it, and one that ended left it complete.
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
                // Another process was first, or nothing can be written here.
                try? manager.removeItem(at: draft)
            }
        }
        return Bundle(path: folder.path)
    }
}
