import CellDirector
import Foundation

/// Writes the screens of scripts as pictures, each to a separate file such as `follow.taps/line-3.svg`.
@MainActor
package final class PictureReporter: Reporter {
    private let pictures: PictureFolder
    private let sources: [String]
    /// The subfolder for the script, and the script's path.
    private var (folder, script) = ("", "")
    /// The number of pictures for each line. A line that is played repeatedly has several pictures.
    private var counts: [String: Int] = [:]
    private var error: (any Error)?

    package let needsScreens = true

    /// Creates a reporter that writes pictures.
    ///
    /// - Parameters:
    ///   - pictures: The folder to create, with a subfolder for each script.
    ///   - sources: Files that the replay reads and that the pictures must not overwrite.
    package init(_ pictures: PictureFolder, sparing sources: [String] = []) {
        self.pictures = pictures
        self.sources = sources
    }

    package func began(_ name: String, of file: String) {
        folder = pictures.folder(of: name)
        script = file
        counts = [:]
    }

    package func played(_ step: PlayedStep) {
        guard let picture = step.picture, error == nil else { return }
        let line =
            (step.file == script ? "line" : PictureFolder.name(of: step.file, in: script)) + "-\(step.line)"
        counts[line, default: 0] += 1
        let count = counts[line] ?? 1
        let name = count == 1 ? line : "\(line)-\(count)"
        do {
            try AtomicFile.makeFolder(folder)
            try AtomicFile(path: "\(folder)/\(name).svg", noun: "picture", sparing: sources)
                .write(Array(picture.utf8))
        } catch {
            self.error = error
        }
    }

    package func finish() throws { if let error { throw error } }
}
