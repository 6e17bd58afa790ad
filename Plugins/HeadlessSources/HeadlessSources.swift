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
        let (sources, info) = try settings.files(in: folder)
        let module = (target as? any SourceModuleTarget)?.moduleName ?? target.name
        let work = context.pluginWorkDirectoryURL
        var outputs: [URL] = []
        var names: Set = ["appbundle.swift", "appinterfaces.swift"]
        for source in sources {
            // Includes the folders in the name of the output file, so that the name is unique and differs from the name
            // of the original file. If both files had the same name, the output could be mistaken for the original.
            var name = source.name.replacing("/", with: ".").replacing(" ", with: "_")
            while !names.insert(name.lowercased()).inserted { name = "_" + name }
            outputs.append(work.appending(path: name))
        }
        let hasInterfaces = sources.contains(where: \.isInterface)
        let interfaces = hasInterfaces ? ["HeadlessInterfaces.json", "AppInterfaces.swift"] : []
        let others = (["HeadlessAssets.json", "HeadlessInfo.plist", "AppBundle.swift"] + interfaces).map {
            work.appending(path: $0)
        }
        // Removes the outputs of deleted sources, because the build would otherwise still compile or copy them.
        let known = Set((outputs + others).map(\.lastPathComponent) + ["prepared.json"])
        for name in try FileManager.default.contentsOfDirectory(atPath: work.path(percentEncoded: false))
        where ["swift", "json", "plist"].contains(name.split(separator: ".").last) && !known.contains(name) {
            try FileManager.default.removeItem(at: work.appending(path: name))
        }
        // Outputs that aren't Swift sources become resources of the target, in which tests look up images, colors,
        // storyboards and xibs.
        func path(_ url: URL) -> String { url.path(percentEncoded: false) }
        func output(_ name: String) -> String { path(work.appending(path: name)) }
        // Storyboards and xibs can name the classes that are declared beside the settings.
        let own = try FileManager.default.contentsOfDirectory(atPath: path(folder)).filter { $0.hasSuffix(".swift") }
            .sorted().map { folder.appending(path: $0) }
        var arguments = ["--known", output("prepared.json")]
        arguments += settings.folders(in: folder).flatMap { ["--assets", output("HeadlessAssets.json"), path($0)] }
        arguments += ["--bundle", output("AppBundle.swift")]
        arguments += ["--info", module, info.map(path) ?? "-", output("HeadlessInfo.plist")]
        arguments += ["--settings", path(settings.url)]
        let dependencies = target.recursiveTargetDependencies.compactMap { try? SourceSettings(in: $0.directoryURL) }
        arguments += dependencies.flatMap { ["--dependency", path($0.url)] }
        arguments += ["--modules", modules(of: target).joined(separator: ","), settings.replacements]
        arguments += [
            "--flags", ((target as? SwiftSourceModuleTarget)?.compilationConditions ?? []).joined(separator: ","),
        ]
        if hasInterfaces {
            arguments += ["--interfaces", module, output("HeadlessInterfaces.json"), output("AppInterfaces.swift")]
            arguments += own.flatMap { [path($0), "-"] }
        }
        let foreign = try dependencies.flatMap { other in
            try other.files(in: other.url.deletingLastPathComponent()).sources.map(\.url)
                .filter { $0.pathExtension == "swift" }
        }
        arguments += zip(sources, outputs).flatMap { [path($0.url), path($1)] }
        return [
            .buildCommand(
                displayName: "Preparing \(sources.count) sources of \(target.name)",
                executable: try context.tool(named: "headless-sources").url, arguments: arguments,
                inputFiles: sources.map(\.url) + own + [settings.url] + (info.map { [$0] } ?? []) + foreign,
                outputFiles: outputs + others)
        ]
    }

    /// The names of the modules that a target can import from its dependencies, and of its own, which files may import, too.
    private func modules(of target: any Target) -> [String] {
        let targets = [target] + target.recursiveTargetDependencies
        return Set(targets.map { ($0 as? any SourceModuleTarget)?.moduleName ?? $0.name }).sorted()
    }
}
