import Foundation

/// The sources of an iOS app, for which `init` writes a package.
struct ExistingApp {
    let folder: URL
    /// The class of the app's delegate.
    let delegate: String
    /// The class of the scene's delegate, if the app has one.
    let sceneDelegate: String?

    /// Looks for the app's delegates in the folder's Swift files.
    init(_ path: String) throws(NewPackage.Refusal) {
        folder = URL(fileURLWithPath: path).standardizedFileURL
        let names = (try? FileManager.default.subpathsOfDirectory(atPath: folder.path)) ?? []
        let files = names.filter { $0.hasSuffix(".swift") }.sorted()
        guard !files.isEmpty else {
            throw NewPackage.Refusal("\(folder.path) has no Swift files: name the folder with the app's sources")
        }
        var delegates: [String: String] = [:]
        for file in files {
            guard let text = try? String(contentsOf: folder.appendingPathComponent(file), encoding: .utf8) else {
                continue
            }
            for match in text.matches(of: /class\s+(\w+)\s*:\s*([\w\s,.&]+)/) {
                for name in ["UIApplicationDelegate", "UIWindowSceneDelegate"] where match.2.contains(name) {
                    delegates[name] = delegates[name] ?? String(match.1)
                }
            }
        }
        guard let delegate = delegates["UIApplicationDelegate"] else {
            throw NewPackage.Refusal(
                """
                no class in \(folder.path) is a UIApplicationDelegate, so init can't write how the app starts. The guide \
                "Testing an app as it is" shows how to write the package by hand
                """)
        }
        self.delegate = delegate
        sceneDelegate = delegates["UIWindowSceneDelegate"]
    }
}
