import Foundation
import PackagePlugin

/// Prepares an app's own sources for the headless half, before each build of the target that names them.
///
/// The target's folder holds `HeadlessSources.json`: which folders of sources there are, and what to leave out.
@main
struct HeadlessSources: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        let folder = target.directoryURL
        let settings = try SourceSettings(in: folder)
        let sources = try settings.files(in: folder)
        let work = context.pluginWorkDirectoryURL
        let bundle = work.appending(path: "AppBundle.swift")
        var outputs: [URL] = []
        var names: Set = ["appbundle.swift"]
        for source in sources {
            // Two files of one name in two folders need two names, and a file named like its original would be mistaken for it.
            var name = source.name.replacing("/", with: ".").replacing(" ", with: "_")
            while !names.insert(name.lowercased()).inserted { name = "_" + name }
            outputs.append(work.appending(path: name))
        }
        // A file that was there and is no longer would go on being compiled.
        let known = Set((outputs + [bundle]).map(\.lastPathComponent))
        for name in try FileManager.default.contentsOfDirectory(atPath: work.path(percentEncoded: false))
        where name.hasSuffix(".swift") && !known.contains(name) {
            try FileManager.default.removeItem(at: work.appending(path: name))
        }
        // What is no source becomes a resource of the target, beside the tests: where they find pictures and colours.
        let assets = work.appending(path: "HeadlessAssets.json")
        let arguments =
            ["--known", work.appending(path: "prepared.json").path(percentEncoded: false)]
            + settings.folders(in: folder).flatMap {
                ["--assets", assets.path(percentEncoded: false), $0.path(percentEncoded: false)]
            }
            + ["--bundle", bundle.path(percentEncoded: false)]
            + zip(sources, outputs).flatMap { [$0.url.path(percentEncoded: false), $1.path(percentEncoded: false)] }
        return [
            .buildCommand(
                displayName: "Preparing \(sources.count) sources of \(target.name)",
                executable: try context.tool(named: "headless-sources").url, arguments: arguments,
                inputFiles: sources.map(\.url) + [settings.url], outputFiles: outputs + [bundle, assets])
        ]
    }
}
