import SourcePreparation

/// The files that are written for the storyboards and xibs of an app.
struct InterfaceOutputs {
    let module: String
    /// The path of the index of the resources.
    let index: String
    /// The path of the Swift file with the classes that the storyboards and xibs name.
    let table: String
    let info: InfoPropertyList?

    /// Returns whether a path is that of a storyboard or xib.
    static func takes(_ path: String) -> Bool { path.hasSuffix(".storyboard") || path.hasSuffix(".xib") }

    /// Writes the resources, their index and the table.
    ///
    /// - Returns: The problems in the storyboards and xibs.
    func write(_ all: [(file: InterfaceFile, output: String)], _ summaries: [SourceSummary]) -> [SourceProblem] {
        // A file that is localized as a whole exists once for each language. Xcode's base language comes first.
        var files: [String: (file: InterfaceFile, output: String)] = [:]
        for next in all.sorted(by: { Self.rank($0.file) < Self.rank($1.file) }) where files[next.file.name] == nil {
            files[next.file.name] = next
        }
        let used = all.filter { files[$0.file.name]?.output == $0.output }
        let interfaces = AppInterfaces(used.map(\.file), among: summaries)
        for (file, output) in all {
            HeadlessSources.write(interfaces.resource(of: file) ?? Array("{}".utf8), to: output)
        }
        let resources = files.mapValues { $0.output.split(separator: "/").last.map(String.init) ?? "" }
        let boards = Set(files.keys)
        let main = info?.mainStoryboard
        HeadlessSources.write(
            AppInterfaces.index(
                module: module, resources: resources,
                main: main.flatMap { boards.contains("\($0).storyboard") ? $0 : nil }),
            to: index)
        HeadlessSources.write(Array(interfaces.tableSource.utf8), to: table)
        return interfaces.problems
    }

    private static func rank(_ file: InterfaceFile) -> (Int, String) {
        let folder = file.path.split(separator: "/").dropLast().last ?? ""
        return (folder == "Base.lproj" ? 0 : folder == "en.lproj" || !folder.hasSuffix(".lproj") ? 1 : 2, file.path)
    }
}
