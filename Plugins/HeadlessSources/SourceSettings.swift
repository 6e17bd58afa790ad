import Foundation

/// The content of `HeadlessSources.json`, such as `{ "sources": ["App"], "exclude": ["AppDelegate.swift"] }`.
struct SourceSettings {
    /// An error that explains in one sentence what is wrong with the settings file.
    struct Refusal: Error, CustomStringConvertible {
        let description: String
    }

    /// A file or an asset catalog to prepare.
    struct Source {
        let url: URL
        /// The path relative to the target's folder, beginning with the source folder's name. For an asset catalog,
        /// `.swift` is appended, and for a storyboard or xib, `.json`.
        let name: String

        var isInterface: Bool { ["storyboard", "xib"].contains(url.pathExtension) }
    }

    private struct Contents: Decodable {
        let sources: [String]
        let exclude: [String]?
        let modules: [String: String?]?
    }

    private static let keys = ["sources", "exclude", "modules"]

    static let name = "HeadlessSources.json"

    let url: URL
    private let contents: Contents

    init(in folder: URL) throws {
        url = folder.appending(path: Self.name)
        let path = url.path(percentEncoded: false)
        guard let data = try? Data(contentsOf: url) else {
            throw Refusal(
                description: "\(path): error: this file lists the app's sources, but it can't be read; write "
                    + #"{ "sources": ["App"] }, where App is a link beside this file to the app's folder"#)
        }
        do {
            let keys = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            if let key = keys?.keys.sorted().first(where: { !Self.keys.contains($0) }) {
                throw Refusal(
                    description: "\(path): error: unknown key \"\(key)\"; the keys are \"sources\", "
                        + "\"exclude\" and \"modules\"")
            }
            contents = try JSONDecoder().decode(Contents.self, from: data)
        } catch let refusal as Refusal {
            throw refusal
        } catch {
            throw Refusal(
                description: "\(path): error: this can't be read; the expected form is "
                    + #"{ "sources": ["App"], "exclude": ["AppDelegate.swift"], "modules": { "MessageUI": null } }"#)
        }
    }

    /// The modules to import instead of others, such as `Combine=OpenCombine,MessageUI=`, where an import without a
    /// replacement is left out.
    var replacements: String {
        (contents.modules ?? [:]).map { "\($0)=\($1 ?? "")" }.sorted().joined(separator: ",")
    }

    /// Returns the source folders, with symbolic links resolved.
    func folders(in folder: URL) -> [URL] {
        contents.sources.map { folder.appending(path: $0).resolvingSymlinksInPath() }
    }

    /// Returns the files and asset catalogs to prepare, ordered by name, and the app's `Info.plist`.
    func files(in folder: URL) throws -> (sources: [Source], info: URL?) {
        var found: [Source] = []
        var lists: [String] = []
        var excluded = Set<String>()
        for source in contents.sources {
            let root = folder.appending(path: source).resolvingSymlinksInPath()
            guard let paths = FileManager.default.enumerator(atPath: root.path(percentEncoded: false)) else {
                throw Refusal(
                    description:
                        "\(url.path(percentEncoded: false)): error: \"\(source)\" is not a folder; create a link of "
                        + "that name beside this file to the app's folder: ln -s ../../App \(source)")
            }
            if root.pathExtension == "xcassets" { found.append(Source(url: root, name: source + ".swift")) }
            while let path = paths.nextObject() as? String {
                let exclusion = (contents.exclude ?? []).first { path == $0 || path.hasPrefix($0 + "/") }
                if let exclusion { excluded.insert(exclusion) }
                // A playground is a program of its own.
                guard exclusion == nil, !path.contains(".playground/") else { continue }
                let url = root.appending(path: path)
                let suffix: String
                switch url.pathExtension {
                case "swift": suffix = ""
                case "xcassets": suffix = ".swift"
                case "storyboard", "xib": suffix = ".json"
                default:
                    if Self.isInfo(url.lastPathComponent) { lists.append(url.path(percentEncoded: false)) }
                    continue
                }
                found.append(Source(url: url, name: source + "/" + path + suffix))
            }
        }
        if let unknown = contents.exclude?.first(where: { !excluded.contains($0) }) {
            throw Refusal(
                description:
                    "\(url.path(percentEncoded: false)): error: there is no \"\(unknown)\" in the sources; specify a "
                    + "path relative to the sources")
        }
        // The list of an extension is further down.
        let named = lists.filter { $0.hasSuffix("/Info.plist") }
        let info = (named.isEmpty ? lists : named).min { ($0.count { $0 == "/" }, $0) < ($1.count { $0 == "/" }, $1) }
        return (found.sorted { $0.name < $1.name }, info.map { URL(filePath: $0) })
    }

    /// Whether a file has the name of an app's property list: `Info.plist` or, in older projects, `App-Info.plist`. A
    /// well-known library's settings have such a name, too.
    private static func isInfo(_ name: String) -> Bool {
        name == "Info.plist" || name.hasSuffix("-Info.plist") && name != "GoogleService-Info.plist"
    }
}
