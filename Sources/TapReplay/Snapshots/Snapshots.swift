import CellActions
import Foundation

/// The drawings that a script's screens are compared with, each a text file in a folder beside the script:
/// `follow.snapshots/cart-paid.txt` beside `follow.taps`.
struct Snapshots {
    /// `nil` for a script that is no file.
    private let folder: String?
    /// Whether drawings that are missing or differ are written.
    private let isUpdating: Bool
    /// Those that were compared or written, by name: a second of one name is not written over the first.
    private var seen: Set<String> = []
    /// The files that were written.
    private(set) var written: [String] = []

    /// Larger files are no drawings of a screen.
    private static let largestSize = 1 << 20

    init(of source: ScriptSource, isUpdating: Bool) {
        self.isUpdating = isUpdating
        guard case .file(let path) = source else {
            folder = nil
            return
        }
        folder = Self.folder(of: path)
    }

    /// Where the snapshots of a script lie.
    static func folder(of path: String) -> String {
        (path.hasSuffix(".taps") ? String(path.dropLast(5)) : path) + ".snapshots"
    }

    /// Why no file can have a name; `nil` if one can.
    static func fault(of name: String) -> String? {
        if name.isEmpty { return "a snapshot's name cannot be empty" }
        let isFileName = !name.hasPrefix(".") && !name.contains("/") && name == ScriptSpelling.escaped(name)
        if isFileName, name.utf8.count <= 200 { return nil }
        return
            "a snapshot is a file of this name, which can't begin with a dot, have a \"/\", or be longer than 200 bytes"
    }

    /// Compares a drawing with the one of a name, or writes it.
    ///
    /// - Returns: What differs.
    /// - Throws: ``StepFailure`` if there is none, ``ReplayDataError`` if it can't be written.
    mutating func difference(of drawing: String, from name: String) throws -> LineDifference {
        guard let folder else { throw StepFailure("this script is no file that snapshots could lie beside") }
        let path = "\(folder)/\(name).txt"
        let isFirst = seen.insert(name).inserted
        let reference = try Self.read(path)
        let difference = reference.map { LineDifference(from: $0, to: drawing) }
        if let difference, difference.isEmpty || !isUpdating || !isFirst { return difference }
        guard isUpdating else { throw missing(name, folder) }
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        try AtomicFile(path: path, noun: "snapshot", sparing: []).write(Array("\(drawing)\n".utf8))
        written.append(path)
        return LineDifference(from: "", to: "")
    }

    private static func read(_ path: String) throws(StepFailure) -> String? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do throws(InputFile.Refusal) {
            return String(decoding: try InputFile.bytes(at: path, atMost: largestSize), as: UTF8.self)
        } catch {
            throw StepFailure("\(ScriptSpelling.escaped(path)): \(error.description)")
        }
    }

    private func missing(_ name: String, _ folder: String) -> StepFailure {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let known = files.filter { $0.hasSuffix(".txt") }.map { String($0.dropLast(4)) }.sorted()
        let meant = nearestName(to: name, among: known).map { "did you mean \(ScriptSpelling.text($0))? else " } ?? ""
        return StepFailure("there is no snapshot \(ScriptSpelling.text(name)); \(meant)--update writes it")
    }
}
