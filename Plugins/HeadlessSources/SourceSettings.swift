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
        /// `.swift` is appended.
        let name: String
    }

    private struct Contents: Decodable {
        let sources: [String]
        let exclude: [String]?
    }

    static let name = "HeadlessSources.json"

    let url: URL
    private let contents: Contents

    init(in folder: URL) throws {
        url = folder.appending(path: Self.name)
        let path = url.path(percentEncoded: false)
        guard let data = try? Data(contentsOf: url) else {
            throw Refusal(
                description: "\(path): error: this file names the app's sources, and can't be read; write "
                    + #"{ "sources": ["App"] }, where App is a link to the app's folder beside it"#)
        }
        do {
            let keys = try JSONSerialization.jsonObject(with: data) as? [String: Any]
            if let key = keys?.keys.sorted().first(where: { !["sources", "exclude"].contains($0) }) {
                throw Refusal(
                    description: "\(path): error: there is no \"\(key)\" here; \"sources\" and \"exclude\" are known")
            }
            contents = try JSONDecoder().decode(Contents.self, from: data)
        } catch let refusal as Refusal {
            throw refusal
        } catch {
            throw Refusal(
                description: "\(path): error: this can't be read; what is meant is "
                    + #"{ "sources": ["App"], "exclude": ["AppDelegate.swift"] }"#)
        }
    }

    /// Returns the source folders, with symbolic links resolved.
    func folders(in folder: URL) -> [URL] {
        contents.sources.map { folder.appending(path: $0).resolvingSymlinksInPath() }
    }

    /// Returns the files to prepare, ordered by path.
    func files(in folder: URL) throws -> [Source] {
        var found: [Source] = []
        var excluded = Set<String>()
        for source in contents.sources {
            let root = folder.appending(path: source).resolvingSymlinksInPath()
            guard let paths = FileManager.default.enumerator(atPath: root.path(percentEncoded: false)) else {
                throw Refusal(
                    description:
                        "\(url.path(percentEncoded: false)): error: the sources \"\(source)\" are no folder; a link of "
                        + "that name beside this file leads to the app's folder: ln -s ../../App \(source)")
            }
            if root.pathExtension == "xcassets" { found.append(Source(url: root, name: source + ".swift")) }
            while let path = paths.nextObject() as? String {
                let exclusion = (contents.exclude ?? []).first { path == $0 || path.hasPrefix($0 + "/") }
                if let exclusion { excluded.insert(exclusion) }
                guard exclusion == nil else { continue }
                let isCatalogue = path.hasSuffix(".xcassets")
                guard isCatalogue || path.hasSuffix(".swift") else { continue }
                let name = source + "/" + path + (isCatalogue ? ".swift" : "")
                found.append(Source(url: root.appending(path: path), name: name))
            }
        }
        if let unknown = contents.exclude?.first(where: { !excluded.contains($0) }) {
            throw Refusal(
                description:
                    "\(url.path(percentEncoded: false)): error: nothing is called \"\(unknown)\" in the sources; what to "
                    + "exclude is named by its path below them")
        }
        return found.sorted { $0.name < $1.name }
    }
}
