import Foundation
import SourcePreparation

/// Compiles storyboards and xibs into a folder of resources, as the plugin does.
///
/// - Parameters:
///   - files: The XML of the files, by their names, such as `Main.storyboard`.
///   - module: The module of the classes that the files name.
///   - source: Swift source that declares these classes, from which their names are read.
/// - Returns: The folder that contains `HeadlessInterfaces.json`, and the problems in the files.
func compile(
    _ files: [String: String], module: String = "InterfaceFilesTests", source: String
) throws -> (folder: URL, problems: [String]) {
    let folder = FileManager.default.temporaryDirectory.appending(path: "Interfaces-\(UUID().uuidString).resources")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let read = files.sorted { $0.key < $1.key }.map { InterfaceFile(path: $0.key, text: Array($0.value.utf8)) }
    let summaries = SourcePreparation([.init(path: "Classes.swift", text: Array(source.utf8))]).summaries
    let interfaces = AppInterfaces(read, among: summaries)
    for file in read {
        try Data(interfaces.resource(of: file) ?? []).write(to: folder.appending(path: file.name + ".json"))
    }
    let names = Dictionary(uniqueKeysWithValues: read.map { ($0.name, $0.name + ".json") })
    try Data(AppInterfaces.index(module: module, resources: names, main: nil))
        .write(to: folder.appending(path: "HeadlessInterfaces.json"))
    return (folder, interfaces.problems.map(\.description))
}
