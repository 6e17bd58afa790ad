import CellActions
import Foundation
import ScreenPictures

/// A screen that does not look like its picture.
package struct PictureMismatch: Codable {
    /// Both as SVG.
    package let expected: String
    package let actual: String
    package let changes: [PictureChange]
}

/// The drawings and pictures that a script's screens are compared with, each a file in a folder beside the script:
/// `follow.snapshots/cart-paid.txt`, or `cart-paid.svg`, beside `follow.taps`.
///
/// What an update is to write is written after the last step: only then is it known that a name means one drawing.
struct Snapshots {
    /// `nil` for a script that is no file.
    private let folder: String?
    /// Whether drawings that are missing or differ are written.
    private let isUpdating: Bool
    /// The files that other scripts have written, which stay.
    private let earlier: Set<String>
    /// Those that were compared or are to be written, by name in small letters: many file systems tell no others apart.
    private var seen: [String: Seen] = [:]

    private struct Seen {
        let name: String
        let form: Form
        /// Where it was asked for first.
        let step: ScriptPlace
        /// What is to be written; `nil` if the file is as it should be.
        var drawing: String?
        /// Whether it is asked for two drawings, and can have neither.
        var isContested = false
    }

    /// How a screen is kept.
    enum Form {
        case drawing, picture

        var noun: String { self == .drawing ? "snapshot" : "picture" }

        /// The file of a name, without the folder.
        func file(_ name: String) -> String { name + ending }

        fileprivate var ending: String { self == .drawing ? ".txt" : ".svg" }
    }

    /// How a screen differs from a snapshot.
    enum Difference {
        case lines(LineDifference)
        /// With the picture that was expected, and the one that is there.
        case views(PictureDifference, expected: String, actual: String)

        var isEmpty: Bool {
            switch self {
            case .lines(let lines): lines.isEmpty
            case .views(let views, expected: _, actual: _): views.isEmpty
            }
        }

        /// As it can be printed.
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

        fileprivate init(_ form: Form, from known: String, to drawing: String, _ name: String) throws(StepFailure) {
            guard form == .picture else {
                self = .lines(LineDifference(from: known, to: drawing))
                return
            }
            do throws(PictureDifference.Damage) {
                self = .views(try PictureDifference(from: known, to: drawing), expected: known, actual: drawing)
            } catch {
                throw StepFailure(
                    "the picture \(ScriptSpelling.text(name)) can't be read: \(error.description); --update writes it again"
                )
            }
        }
    }

    /// Larger files are no drawings of a screen; a picture may have images in it.
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

    /// Compares a drawing with the one of a name, or keeps it to be written.
    ///
    /// - Returns: What differs.
    /// - Throws: ``StepFailure`` if there is none, or if the name stands for something else.
    mutating func difference(
        of drawing: String, _ form: Form, from name: String, at step: ScriptPlace
    ) throws -> Difference {
        guard let folder else { throw StepFailure("this script is no file that \(form.noun)s could lie beside") }
        let key = form.file(name).lowercased()
        if let other = seen[key], other.name != name {
            throw StepFailure(
                "the \(form.noun)s \(ScriptSpelling.text(name)) and \(ScriptSpelling.text(other.name)) of line "
                    + "\(other.step.line) differ in case alone, and many file systems take them for one; give one "
                    + "another name")
        }
        if let known = seen[key]?.drawing {
            let difference = try Difference(form, from: known, to: drawing, name)
            if difference.isEmpty { return difference }
            seen[key]?.isContested = true
            throw StepFailure(
                "the \(form.noun) \(ScriptSpelling.text(name)) is asked for another drawing in line "
                    + "\(seen[key]?.step.line ?? 0), so neither is written; give one another name")
        }
        let isFirst = seen[key] == nil
        if isFirst { seen[key] = Seen(name: name, form: form, step: step) }
        let path = "\(folder)/\(form.file(name))"
        let reference = try Self.read(path)
        let isWritten = isUpdating && isFirst && !earlier.contains(path)
        if reference == nil, !isUpdating { throw missing(name, form, folder) }
        if let reference {
            // What can't be read is written again.
            let difference =
                isWritten
                ? try? Difference(form, from: reference, to: drawing, name)
                : try Difference(form, from: reference, to: drawing, name)
            if let difference, difference.isEmpty || !isWritten { return difference }
        }
        seen[key]?.drawing = drawing
        return .nothing
    }

    /// The files that were asked for.
    var asked: [String] { folder.map { folder in seen.values.map { "\(folder)/\($0.form.file($0.name))" } } ?? [] }

    /// Writes what an update is to write.
    ///
    /// - Parameters:
    ///   - sources: Files that may not be written over.
    ///   - fail: Called where a file can't be written, with the place where it was asked for first.
    /// - Returns: The files, in the order of their names.
    func write(sparing sources: [String], fail: (ScriptPlace, String) -> Void) -> [String] {
        guard let folder else { return [] }
        var written: [String] = []
        for snapshot in seen.values.sorted(by: { ($0.name, $0.form.ending) < ($1.name, $1.form.ending) })
        where !snapshot.isContested {
            guard let drawing = snapshot.drawing else { continue }
            let path = "\(folder)/\(snapshot.form.file(snapshot.name))"
            let end = drawing.hasSuffix("\n") ? "" : "\n"
            do {
                try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
                try AtomicFile(path: path, noun: "snapshot", sparing: sources).write(Array((drawing + end).utf8))
                written.append(path)
            } catch {
                fail(snapshot.step, "\(error)")
            }
        }
        return written
    }

    private static func read(_ path: String) throws(StepFailure) -> String? {
        guard FileManager.default.fileExists(atPath: path) else { return nil }
        do throws(InputFile.Refusal) {
            return String(decoding: try InputFile.bytes(at: path, atMost: largestSize), as: UTF8.self)
        } catch {
            throw StepFailure("\(ScriptSpelling.escaped(path)): \(error.description)")
        }
    }

    private func missing(_ name: String, _ form: Form, _ folder: String) -> StepFailure {
        let files = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
        let known = files.filter { $0.hasSuffix(form.ending) }.map { String($0.dropLast(4)) }.sorted()
        let meant = nearestName(to: name, among: known).map { "did you mean \(ScriptSpelling.text($0))? else " } ?? ""
        return StepFailure("there is no \(form.noun) \(ScriptSpelling.text(name)); \(meant)--update writes it")
    }
}
