import CellActions
import Foundation
import ScreenPictures

/// A difference between a screen and its reference picture.
package struct PictureMismatch: Codable {
    /// The reference picture as SVG.
    package let expected: String
    /// The actual picture as SVG.
    package let actual: String
    package let changes: [PictureChange]
}

/// The drawings and pictures that a script's screens are compared with.
///
/// Each is a file in a folder next to the script: `follow.snapshots/cart-paid.txt`, or `cart-paid.svg`, next to
/// `follow.taps`.
///
/// An update writes its files after the last step, because only then is it certain that no name is used for two
/// different drawings.
struct Snapshots {
    /// The folder of the snapshots; `nil` for a script that is not a file.
    private let folder: String?
    /// Whether to write the drawing if its snapshot is missing or no longer matches.
    private let isUpdating: Bool
    /// The files that earlier replays of the player have written, which must not be overwritten.
    private let earlier: Set<String>
    /// The snapshots that have been compared or will be written.
    private var seen: [String: Seen] = [:]

    private struct Seen {
        let name: String
        let form: Form
        /// The place of the step that first requested the snapshot.
        let step: ScriptPlace
        /// The drawing to write; `nil` if there is nothing to write, for example because the file is up to date.
        var drawing: String?
        /// Whether the name is used for two different drawings. If so, neither drawing is written.
        var isContested = false
    }

    /// The format in which a screen is stored.
    enum Form {
        case drawing, picture

        var noun: String { self == .drawing ? "snapshot" : "picture" }

        /// Returns the file name of a snapshot, without the folder.
        func file(_ name: String) -> String { name + ending }

        fileprivate var ending: String { self == .drawing ? ".txt" : ".svg" }
    }

    /// The difference between a screen and a snapshot.
    enum Difference {
        case lines(LineDifference)
        /// The views that differ, with the expected picture and the actual picture.
        case views(PictureDifference, expected: String, actual: String)

        var isEmpty: Bool {
            switch self {
            case .lines(let lines): lines.isEmpty
            case .views(let views, expected: _, actual: _): views.isEmpty
            }
        }

        /// The difference as printable text.
        var text: String {
            switch self {
            case .lines(let lines): lines.text
            case .views(let views, expected: _, actual: _): views.lines.map(\.printable).joined(separator: "\n")
            }
        }

        var mismatch: PictureMismatch? {
            guard case .views(let views, let expected, let actual) = self else { return nil }
            return PictureMismatch(expected: expected, actual: actual, changes: views.changes)
        }

        fileprivate static let nothing = Difference.lines(LineDifference(from: "", to: ""))

        fileprivate init(_ form: Form, from known: String, to drawing: String, _ name: String) throws(ScreenError) {
            guard form == .picture else {
                self = .lines(LineDifference(from: known, to: drawing))
                return
            }
            do throws(PictureDifference.Damage) {
                self = .views(try PictureDifference(from: known, to: drawing), expected: known, actual: drawing)
            } catch {
                throw ScreenError(
                    "the picture \(ScriptSpelling.text(name)) can't be read: \(error.description); --update writes it again"
                )
            }
        }
    }

    /// The maximum size of a snapshot in bytes. The limit is high because pictures can contain images.
    private static let largestSize = 16 << 20

    init(of source: ScriptSource, isUpdating: Bool, after earlier: Set<String> = []) {
        self.isUpdating = isUpdating
        self.earlier = earlier
        guard case .file(let path) = source else {
            folder = nil
            return
        }
        folder = Self.folder(of: path)
    }

    /// Returns the folder for the snapshots of a script.
    static func folder(of path: String) -> String {
        (path.hasSuffix(".taps") ? String(path.dropLast(5)) : path) + ".snapshots"
    }

    /// Returns the reason why a snapshot's name is invalid, or `nil` if it is valid.
    static func fault(of name: String) -> String? {
        if name.isEmpty { return "a snapshot's name cannot be empty" }
        let isFileName = !name.hasPrefix(".") && !name.contains("/") && name == ScriptSpelling.escaped(name)
        if isFileName, name.utf8.count <= 200 { return nil }
        return
            "a snapshot's name is used as a file name, so it can't begin with a dot, contain \"/\" or a control "
            + "character, or be longer than 200 bytes"
    }

    /// Compares a drawing with the snapshot of the given name, or stores the drawing to be written later.
    ///
    /// - Returns: The difference, which is empty if the drawing was stored.
    /// - Throws: ``ScreenError`` if the comparison is not possible, for example because there is no such snapshot or
    ///   because the name is used for a different drawing.
    mutating func difference(
        of drawing: String, _ form: Form, from name: String, at step: ScriptPlace
    ) throws -> Difference {
        guard let folder else {
            throw ScreenError("this script has no folder for \(form.noun)s: it is not read from a file")
        }
        let key = form.file(name).lowercased()
        if let other = seen[key], other.name != name {
            throw ScreenError(
                "the \(form.noun)s \(ScriptSpelling.text(name)) and \(ScriptSpelling.text(other.name)) of line "
                    + "\(other.step.line) differ only in case, which many file systems ignore; give one "
                    + "a different name")
        }
        if let known = seen[key]?.drawing {
            let difference = try Difference(form, from: known, to: drawing, name)
            if difference.isEmpty { return difference }
            seen[key]?.isContested = true
            throw ScreenError(
                "the \(form.noun) \(ScriptSpelling.text(name)) is used for a different drawing in line "
                    + "\(seen[key]?.step.line ?? 0), so neither is written; give one a different name")
        }
        let isFirst = seen[key] == nil
        if isFirst { seen[key] = Seen(name: name, form: form, step: step) }
        let path = "\(folder)/\(form.file(name))"
        let reference = try Self.read(path)
        let isWritten = isUpdating && isFirst && !earlier.contains(path)
        if reference == nil, !isUpdating { throw missing(name, form, folder) }
        if let reference {
            // During an update, a snapshot that can't be parsed is replaced.
            let difference =
                isWritten
                ? try? Difference(form, from: reference, to: drawing, name)
                : try Difference(form, from: reference, to: drawing, name)
            if let difference, difference.isEmpty || !isWritten { return difference }
        }
        seen[key]?.drawing = drawing
        return .nothing
    }

    /// The paths of the snapshots that steps requested.
    var asked: [String] { folder.map { folder in seen.values.map { "\(folder)/\($0.form.file($0.name))" } } ?? [] }

    /// Writes the new and changed snapshots of an update.
    ///
    /// - Parameters:
    ///   - sources: Files that must not be overwritten.
    ///   - fail: A closure that is called if a file can't be written. It receives the place of the step that first
    ///     requested the file, and a message.
    /// - Returns: The paths of the written files, sorted by name.
    func write(sparing sources: [String], fail: (ScriptPlace, String) -> Void) -> [String] {
        guard let folder else { return [] }
        var written: [String] = []
        for snapshot in seen.values.sorted(by: { ($0.name, $0.form.ending) < ($1.name, $1.form.ending) })
        where !snapshot.isContested {
            guard let drawing = snapshot.drawing else { continue }
            let path = "\(folder)/\(snapshot.form.file(snapshot.name))"
            let end = drawing.hasSuffix("\n") ? "" : "\n"
            do {
                try AtomicFile.makeFolder(folder)
                try AtomicFile(path: path, noun: "snapshot", sparing: sources).write(Array((drawing + end).utf8))
                written.append(path)
            } catch {
                fail(snapshot.step, "\(error)")
            }
        }
        return written
    }

    private static func read(_ path: String) throws(ScreenError) -> String? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do throws(InputFile.Refusal) {
            return String(decoding: try InputFile.bytes(at: path, atMost: largestSize), as: UTF8.self)
        } catch {
            throw ScreenError("\(ScriptSpelling.escaped(path)): \(error.description)")
        }
    }

    private func missing(_ name: String, _ form: Form, _ folder: String) -> ScreenError {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let known = files.filter { $0.hasSuffix(form.ending) }.map { String($0.dropLast(4)) }.sorted()
        let meant =
            Suggestion.nearest(to: name, among: known).map { "did you mean \(ScriptSpelling.text($0))? else " } ?? ""
        return ScreenError("there is no \(form.noun) \(ScriptSpelling.text(name)); \(meant)--update writes it")
    }
}
