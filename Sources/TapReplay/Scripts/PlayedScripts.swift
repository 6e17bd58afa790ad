import CellActions
import Foundation

/// The scripts that scripts play, each file read once.
package final class PlayedScripts {
    /// Every file that was asked for, whether or not it could be read, as it was then.
    package private(set) var stamps: [String: FileStamp] = [:]

    package init() {}

    /// What a replay of the scripts reads, which nothing may be written over: each script, and the folder of its snapshots.
    package var sources: [String] { stamps.keys.sorted().flatMap { [$0, Snapshots.folder(of: $0)] } }

    /// The snapshots of the scripts, each a file.
    package var snapshots: [String] {
        stamps.keys.sorted().map(Snapshots.folder).flatMap { folder in
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return files.filter { $0.hasSuffix(".txt") || $0.hasSuffix(".svg") }.sorted().map { "\(folder)/\($0)" }
        }
    }

    /// The snapshots that no script asks for any more, as far as that can be told: of each folder whose scripts are all known,
    /// the files that are no name in them, and that no step has asked for.
    ///
    /// - Parameters:
    ///   - scripts: Those that were played from their first step to their last.
    ///   - asked: The files that their steps asked for.
    package func orphans(after scripts: [Script], asked: some Sequence<String>) -> [String] {
        let asked = Set(asked)
        var known: [String: Bool] = [:]
        var names: Set<String> = []
        let whole = Set(scripts.map(\.name))
        for script in scripts + self.scripts.values {
            guard case .file(let path) = script.source else { continue }
            let folder = Snapshots.folder(of: path)
            let own = script.snapshotNames
            names.formUnion(own.names.map { "\(folder)/\($0)" })
            // What a name with variables is depends on who plays the script.
            known[folder] = known[folder] ?? true && (whole.contains(script.name) || !own.haveVariables)
        }
        let folders = Set(stamps.keys.map(Snapshots.folder)).filter { known[$0] ?? false }
        return snapshots.filter { path in
            !asked.contains(path) && !names.contains(path)
                && path.lastIndex(of: "/").map { folders.contains(String(path[..<$0])) } ?? false
        }
    }

    private var scripts: [Reading: Script] = [:]

    /// A file, and the values with which it was read.
    private struct Reading: Hashable {
        let file: String
        let arguments: [String: ScriptValue]
    }

    /// The scripts that are being read, from the outermost inwards: what each is called, and where it really lies.
    private var open: [(name: String, file: String)] = []

    /// How deep scripts may play each other.
    private static let depthLimit = 32

    /// How many readings there are at most: scripts that hand on ever longer values would be read for ever.
    private static let readingLimit = 1000

    /// A script is being read from now on; those that it plays lie beside it.
    func begin(_ source: ScriptSource) {
        var file = ""
        if case .file(path: let path) = source {
            stamps[path] = FileStamp(path: path)
            file = AtomicFile.real(path) ?? path
        }
        open.append((source.name, file))
    }

    /// The script that was begun last is read.
    func end() { open.removeLast() }

    /// The script that a path leads to from the one that is being read, which gives it values for what it takes.
    ///
    /// - Throws: Why it can't be played, in a sentence without a place.
    func script(
        _ path: String, with arguments: [String: ScriptValue] = [:]
    ) throws(InputFile.Refusal) -> Script {
        let outer = open.last?.file.isEmpty ?? true ? "" : open.last?.name ?? ""
        let folder = outer.lastIndex(of: "/").map { outer[...$0] } ?? ""
        let name = path.hasPrefix("/") ? path : folder + path
        let file = AtomicFile.real(name) ?? name
        if let start = open.firstIndex(where: { $0.file == file }) {
            let chain = (open[start...].map(\.name) + [open[start].name]).map { ScriptSpelling.escaped($0) }
            throw InputFile.Refusal("it would play itself: " + chain.joined(separator: " plays "))
        }
        let reading = Reading(file: file, arguments: arguments)
        guard open.count + (scripts[reading]?.playDepth ?? 1) <= Self.depthLimit else {
            throw InputFile.Refusal("scripts play each other no more than \(Self.depthLimit) deep")
        }
        if let script = scripts[reading] { return script }
        guard scripts.count < Self.readingLimit else {
            throw InputFile.Refusal("scripts are played with no more than \(Self.readingLimit) different values")
        }
        do throws(ScriptErrors) {
            let script = try Script(.file(path: name), among: self, with: arguments)
            scripts[reading] = script
            return script
        } catch {
            throw InputFile.Refusal((error.errors.first?.message ?? "it can't be read") + Self.meant(name))
        }
    }

    /// The nearest script of the folder.
    private static func meant(_ path: String) -> String {
        let url = URL(fileURLWithPath: path)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)) ?? []
        let scripts = files.filter { $0.hasSuffix(".taps") && $0 != url.lastPathComponent }.sorted()
        return Suggestion.clause(for: url.lastPathComponent, among: scripts)
    }
}
