import CellDirector
import HeadlessUIKit
import ScreenPictures

/// Writes what a script shows as one SVG that moves, with the finger.
@MainActor
package final class FilmReporter: Reporter {
    private let file: AtomicFile
    private var film = ScreenFilm()
    /// The step that is shown before its touch.
    private var isFirst = true

    /// - Parameters:
    ///   - path: A file, which is replaced when the film is complete; `-` is standard output.
    ///   - sources: Files that the replay reads, which the film may not overwrite.
    package init(path: String, sparing sources: [String] = []) throws {
        file = try AtomicFile(path: path, noun: "film", sparing: sources)
    }

    /// Adds a step: where the screen was touched, and what came of it.
    package func add(_ controller: UIViewController, _ mark: FingerMark?, _ step: String) {
        if let mark { film.touch(mark, caption: step) }
        film.add(controller, caption: step, seconds: isFirst ? 1.5 : 1.1)
        isFirst = false
    }

    package func finish() throws { try file.write(Array(film.svg.utf8)) }
}
