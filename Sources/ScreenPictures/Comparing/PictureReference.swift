import Foundation

/// The reference file for a picture assertion, stored in a folder next to the test's source file. For example, the
/// reference `paid` for `FeedTests.swift` is `__Pictures__/FeedTests/paid.svg`.
struct PictureReference {
    private let name: String
    private let folder: String

    init(_ name: String, besides test: String) {
        self.name = name
        let source = URL(fileURLWithPath: test)
        folder =
            source.deletingLastPathComponent()
            .appendingPathComponent("__Pictures__/\(source.deletingPathExtension().lastPathComponent)").path
    }

    private var path: String { "\(folder)/\(name).svg" }

    /// Compares a picture with the reference. Returns `nil` if both look the same. Otherwise, returns a message that
    /// says how they differ, that the reference is missing, that the reference was updated, or what error occurred.
    ///
    /// - Parameters:
    ///   - svg: The picture.
    ///   - update: Whether to write the picture if the reference is missing, and to overwrite a reference that no
    ///     longer matches or can't be read.
    func mismatch(_ svg: String, update: Bool) -> String? {
        if let fault = Self.fault(of: name) { return fault }
        // An empty picture is never written: it would match the empty picture of any other view.
        if PictureDifference.isEmptyPicture(svg), let difference = try? PictureDifference(from: "", to: svg) {
            return difference.lines.joined(separator: "\n")
        }
        guard let known = try? String(contentsOfFile: path, encoding: .utf8) else {
            return update ? write(svg) : "there is no picture \(path); `update: true` writes it"
        }
        do throws(PictureDifference.Damage) {
            let difference = try PictureDifference(from: known, to: svg)
            if difference.isEmpty { return nil }
            if update { return write(svg) }
            let page = ComparisonPage(name, expected: known, actual: svg, difference)
                .write(into: ComparisonPage.folder(for: folder))
            let lines = ["it does not look like \"\(name)\"" + (page.map { "; see \($0)" } ?? "")] + difference.lines
            return lines.joined(separator: "\n")
        } catch {
            return update ? write(svg) : "\(path): \(error.description); `update: true` writes it again"
        }
    }

    private static func fault(of name: String) -> String? {
        let isFileName =
            !name.isEmpty && !name.hasPrefix(".") && !name.contains("/") && name.utf8.count <= 200
            && !name.unicodeScalars.contains { $0.properties.generalCategory == .control }
        return isFileName
            ? nil
            : "a picture's name is used as a file name, so it can't be empty, begin with a dot, contain \"/\" or a "
                + "control character, or be longer than 200 bytes"
    }

    private func write(_ svg: String) -> String {
        do {
            try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(svg.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            return "\(path): no picture can be written here"
        }
        return "wrote \(path); look at it"
    }
}
