import Foundation
import PackagePlugin

/// A plugin that prepares an app's sources for `HeadlessUIKit` before each build of a target.
///
/// The target's folder contains `HeadlessSources.json`, which lists the source folders, and the files and folders to
/// exclude.
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
            // Includes the folders in the name of the output file, so that the name is unique and differs from the name
            // of the original file. If both files had the same name, the output could be mistaken for the original.
            var name = source.name.replacing("/", with: ".").replacing(" ", with: "_")
            while !names.insert(name.lowercased()).inserted { name = "_" + name }
            outputs.append(work.appending(path: name))
        }
        // Removes the outputs of deleted sources, because the build would otherwise still compile them.
        let known = Set((outputs + [bundle]).map(\.lastPathComponent))
        for name in try FileManager.default.contentsOfDirectory(atPath: work.path(percentEncoded: false))
        where name.hasSuffix(".swift") && !known.contains(name) {
            try FileManager.default.removeItem(at: work.appending(path: name))
        }
        // Outputs that aren't Swift sources become resources of the target. Tests look up images and colors in these
        // resources.
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
