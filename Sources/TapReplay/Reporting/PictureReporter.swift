import CellDirector
import Foundation

/// Writes the screens of scripts as pictures, each to a separate file: `follow.taps/line-3.svg`.
@MainActor
package final class PictureReporter: Reporter {
    private let folder: String
    private let sources: [String]
    private var script = "script"
    /// The number of pictures for each line. A line that is played repeatedly has several pictures.
    private var counts: [String: Int] = [:]
    private var error: (any Error)?

    package let needsScreens = true

    /// Creates a reporter that writes pictures.
    ///
    /// - Parameters:
    ///   - folder: The folder to create, with a subfolder for each script.
    ///   - sources: Files that the replay reads and that the pictures must not overwrite.
    package init(folder: String, sparing sources: [String] = []) {
        self.folder = folder
        self.sources = sources
    }

    package func began(_ name: String, of file: String) {
        script = name.split(separator: "/").last.map(String.init) ?? name
        counts = [:]
    }

    package func played(_ step: PlayedStep) {
        guard let picture = step.picture, error == nil else { return }
        let file = step.file.split(separator: "/").last.map(String.init) ?? step.file
        let line = file == script || script.hasPrefix("\(file) (") ? "line-\(step.line)" : "\(file)-\(step.line)"
        counts[line, default: 0] += 1
        let count = counts[line] ?? 1
        let name = count == 1 ? line : "\(line)-\(count)"
        do {
            let path = "\(folder)/\(script)"
            try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
            try AtomicFile(path: "\(path)/\(name).svg", noun: "picture", sparing: sources).write(Array(picture.utf8))
        } catch let cause as ReplayDataError {
            error = cause
        } catch {
            self.error = ReplayDataError("\(ScriptSpelling.escaped(folder)): error: no folder can be made here")
        }
    }

    package func finish() throws { if let error { throw error } }
}
