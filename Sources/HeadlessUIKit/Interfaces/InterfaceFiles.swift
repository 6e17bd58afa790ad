import Foundation

/// The compiled storyboards and xibs beside the program.
@MainActor
package enum InterfaceFiles {
    /// A file that has not been read yet.
    private struct Entry {
        let folder: URL
        let resource: String
        let module: String?
    }

    private struct Index: Decodable {
        let module: String?
        let files: [String: String]
        let main: String?
    }

    /// The name of the resource in which the plugin lists the compiled files of a target.
    static let indexName = "HeadlessInterfaces.json"

    /// The storyboards with which apps start, by module.
    private static var mains: [(module: String?, name: String)] = []
    /// The module of the app that was started last. If several modules have files of the same name, its own are used.
    static var appModule: String?
    private static var entries: [String: [Entry]] = {
        var entries: [String: [Entry]] = [:]
        for url in AssetFolders.resources(indexName) {
            guard let data = try? Data(contentsOf: url), let index = try? JSONDecoder().decode(Index.self, from: data)
            else { continue }
            // The folder may also contain the resources of targets that are not part of the program.
            if let module = index.module, NSClassFromString("\(module).HeadlessInterfaceTable") == nil { continue }
            if let main = index.main { mains.append((index.module, main)) }
            for (name, resource) in index.files {
                entries[name, default: []].append(
                    Entry(folder: url.deletingLastPathComponent(), resource: resource, module: index.module))
            }
        }
        return entries
    }()
    private static var read: [String: InterfaceFile] = [:]
    private static var added: [String: [InterfaceFile]] = [:]
    private static var addedMain: String?

    /// Called for each object that is made, with the identifier of its element.
    package static var onMake: ((_ id: String, _ object: AnyObject) -> Void)?

    /// Whether there is no file at all, so that none has to be looked for.
    static var isEmpty: Bool { added.isEmpty && entries.isEmpty }

    /// The name of the storyboard with which the app starts; `nil` if there is none.
    static var mainStoryboard: String? {
        isEmpty ? nil : addedMain ?? (mains.first { $0.module == appModule } ?? mains.first)?.name
    }

    /// Returns a file. If targets have files of the same name, the one in the bundle is preferred, and then the one of the
    /// app that was started last.
    static func file(_ name: String, in bundle: Bundle? = nil) -> InterfaceFile? {
        if let files = added[name] { return files.last { $0.module == appModule } ?? files.last }
        guard let known = entries[name] else { return nil }
        let wanted = bundle.map { URL(fileURLWithPath: $0.bundlePath).resolvingSymlinksInPath().path }
        guard
            let entry = known.first(where: { $0.folder.resolvingSymlinksInPath().path == wanted })
                ?? known.first(where: { $0.module == appModule }) ?? known.first
        else { return nil }
        let url = entry.folder.appendingPathComponent(entry.resource)
        if let file = read[url.path] { return file }
        guard let data = try? Data(contentsOf: url) else { return nil }
        let file = InterfaceFile(data, named: name, module: entry.module, bundle: bundle ?? .headlessApp)
        read[url.path] = file
        return file
    }

    /// Adds a compiled file, which takes precedence over the files beside the program.
    ///
    /// - Parameters:
    ///   - json: The compiled file.
    ///   - name: The file's name, such as `Main.storyboard`.
    ///   - module: The module whose classes the file uses.
    ///   - bundle: The bundle with the file's tables of strings; `nil` for the app's.
    ///   - isMain: Whether the app starts with the file, a storyboard.
    package static func add(
        _ json: Data, named name: String, module: String? = nil, bundle: Bundle? = nil, isMain: Bool = false
    ) {
        if isMain { addedMain = (name as NSString).deletingPathExtension }
        added[name, default: []].append(
            InterfaceFile(json, named: name, module: module, bundle: bundle ?? .headlessApp))
    }

    /// Removes all files that ``add(_:named:module:bundle:)`` has added.
    package static func removeAdded() { (added, addedMain) = ([:], nil) }
}
