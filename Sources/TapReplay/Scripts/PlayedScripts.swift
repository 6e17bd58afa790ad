import CellActions
import Foundation

/// The scripts that are played by other scripts. Each file is read only once for each combination of arguments.
package final class PlayedScripts {
    /// Every requested file, whether or not it could be read, with its stamp at the time of the request.
    package private(set) var stamps: [String: FileStamp] = [:]

    package init() {}

    /// The paths that a replay of the scripts reads and that must not be overwritten: each script and its snapshot
    /// folder.
    package var sources: [String] { stamps.keys.sorted().flatMap { [$0, Snapshots.folder(of: $0)] } }

    /// The paths of all snapshot files of the scripts.
    package var snapshots: [String] {
        stamps.keys.sorted().map(Snapshots.folder).flatMap { folder in
            let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
            return files.filter { $0.hasSuffix(".txt") || $0.hasSuffix(".svg") }.sorted().map { "\(folder)/\($0)" }
        }
    }

    /// Returns the snapshot files that scripts no longer refer to.
    ///
    /// Searches a script's snapshot folder only if all snapshot names in the script are known. Returns a file in such a
    /// folder if no script contains its name and no step requested it.
    ///
    /// - Parameters:
    ///   - scripts: The scripts that were played from the first step to the last.
    ///   - asked: The files that were requested by steps in the scripts.
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
            // The values of variables in snapshot names depend on the script that plays this script. So all names are
            // known only if none contains a variable, or if the script was played from the first step to the last.
            known[folder] = known[folder] ?? true && (whole.contains(script.name) || !own.haveVariables)
        }
        let folders = Set(stamps.keys.map(Snapshots.folder)).filter { known[$0] ?? false }
        return snapshots.filter { path in
            !asked.contains(path) && !names.contains(path)
                && path.lastIndex(of: "/").map { folders.contains(String(path[..<$0])) } ?? false
        }
    }

    /// Returns whether the given script is played by any of the scripts that have been read.
    ///
    /// - Complexity: O(*n*), where *n* is the number of scripts that have been read.
    package func isPlayed(_ script: Script) -> Bool {
        guard case .file(let path) = script.source else { return false }
        let file = AtomicFile.real(path) ?? path
        return scripts.keys.contains { $0.file == file }
    }

    private var scripts: [Reading: Script] = [:]

    /// The cache key: a file and the arguments used to read it.
    private struct Reading: Hashable {
        let file: String
        let arguments: [String: ScriptValue]
    }

    /// The stack of scripts being read, outermost first: each script's name and its resolved path.
    private var open: [(name: String, file: String)] = []

    /// The maximum nesting depth of scripts that play other scripts.
    private static let depthLimit = 32

    /// The maximum number of combinations of a script and its arguments that are read. Any further combination is an
    /// error. Without this limit, scripts that keep passing new values to each other would take too long to read.
    private static let readingLimit = 1000

    /// Starts reading a script. The paths of the scripts that it plays are relative to its folder.
    func begin(_ source: ScriptSource) {
        var file = ""
        if case .file(path: let path) = source {
            stamps[path] = FileStamp(path: path)
            file = AtomicFile.real(path) ?? path
        }
        open.append((source.name, file))
    }

    /// Finishes reading the script that was started last.
    func end() { open.removeLast() }

    /// Returns a script that is played by the script being read, with the arguments that this script passes to it. A
    /// relative path is relative to the folder of the script being read.
    ///
    /// - Throws: The reason that the script can't be played, as a sentence that does not include a place.
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
            throw InputFile.Refusal("scripts can play each other at most \(Self.depthLimit) levels deep")
        }
        if let script = scripts[reading] { return script }
        guard scripts.count < Self.readingLimit else {
            throw InputFile.Refusal(
                "at most \(Self.readingLimit) combinations of a script and its values can be played")
        }
        do throws(ScriptErrors) {
            let script = try Script(.file(path: name), among: self, with: arguments)
            scripts[reading] = script
            return script
        } catch {
            throw InputFile.Refusal((error.errors.first?.message ?? "it can't be read") + Self.meant(name))
        }
    }

    /// Returns a "did you mean" clause that suggests the script in the same folder whose name is most similar.
    private static func meant(_ path: String) -> String {
        let url = URL(fileURLWithPath: path)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)) ?? []
        let scripts = files.filter { $0.hasSuffix(".taps") && $0 != url.lastPathComponent }.sorted()
        return Suggestion.clause(for: url.lastPathComponent, among: scripts)
    }
}
