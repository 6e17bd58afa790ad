import CellActions
import Foundation

/// The scripts that scripts play, each file read once.
final class PlayedScripts {
    /// Every file that was asked for, whether or not it could be read, as it was then.
    private(set) var stamps: [String: FileStamp] = [:]

    private var scripts: [String: Script] = [:]
    /// How deep each file goes: 1 if it plays no script.
    private var depths: [String: Int] = [:]
    /// The scripts that are being read, from the outermost inwards: what each is called, where it really lies, and how deep it
    /// goes so far.
    private var open: [(name: String, file: String, depth: Int)] = []

    /// How deep scripts may play each other.
    private static let depthLimit = 32

    /// Reads a script, of whose file those that it plays are kept apart.
    func read(_ source: ScriptSource, _ body: () throws(ScriptError) -> Void) throws(ScriptError) {
        var file = ""
        if case .file(path: let path) = source {
            stamps[path] = FileStamp(path: path)
            file = Self.real(path)
        }
        open.append((source.name, file, 1))
        defer {
            let depth = open.removeLast().depth
            depths[file] = depth
            deepen(by: depth)
        }
        try body()
    }

    /// The script that a path leads to from the one that is being read.
    ///
    /// - Throws: Why it can't be played, in a sentence without a place.
    func script(_ path: String) throws(InputFile.Refusal) -> Script {
        let outer = open.last?.file.isEmpty ?? true ? "" : open.last?.name ?? ""
        let folder = outer.lastIndex(of: "/").map { outer[...$0] } ?? ""
        let name = path.hasPrefix("/") ? path : folder + path
        let file = Self.real(name)
        if let start = open.firstIndex(where: { $0.file == file }) {
            let chain = (open[start...].map(\.name) + [open[start].name]).map { ScriptSpelling.escaped($0) }
            throw InputFile.Refusal("it would play itself: " + chain.joined(separator: " plays "))
        }
        let depth = depths[file] ?? 1
        guard open.count + depth <= Self.depthLimit else {
            throw InputFile.Refusal("scripts play each other no more than \(Self.depthLimit) deep")
        }
        if let script = scripts[file] {
            deepen(by: depth)
            return script
        }
        do throws(ScriptErrors) {
            let script = try Script(.file(path: name), among: self)
            scripts[file] = script
            return script
        } catch {
            throw InputFile.Refusal((error.errors.first?.message ?? "it can't be read") + Self.meant(name))
        }
    }

    /// Has the script that is being read go as deep as one that it plays asks for.
    private func deepen(by depth: Int) {
        guard let outer = open.indices.last else { return }
        open[outer].depth = max(open[outer].depth, depth + 1)
    }

    /// The nearest script of the folder.
    private static func meant(_ path: String) -> String {
        let url = URL(fileURLWithPath: path)
        let files = (try? FileManager.default.contentsOfDirectory(atPath: url.deletingLastPathComponent().path)) ?? []
        let scripts = files.filter { $0.hasSuffix(".taps") && $0 != url.lastPathComponent }.sorted()
        return Suggestion.clause(for: url.lastPathComponent, among: scripts)
    }

    private static func real(_ path: String) -> String {
        let real = realpath(path, nil)
        defer { free(real) }
        return real.map { String(cString: $0) } ?? path
    }
}
