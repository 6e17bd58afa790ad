import CellDirector
import HeadlessUIKit
import ScreenPictures

/// Writes the screens of a script as an animated SVG that also shows the finger.
@MainActor
package final class FilmReporter: Reporter {
    private let file: AtomicFile
    private var film = ScreenFilm()
    /// Whether the next step is the first step, which is shown a little longer.
    private var isFirst = true

    /// Creates a reporter that writes a film.
    ///
    /// - Parameters:
    ///   - path: The file to write, which is replaced when the film is complete; `-` is standard output.
    ///   - sources: Files that the replay reads and the film must not overwrite.
    package init(path: String, sparing sources: [String] = []) throws {
        file = try AtomicFile(path: path, noun: "film", sparing: sources)
    }

    package let needsTouches = true

    package func filmed(_ controller: UIViewController, _ touch: FingerMark?, _ step: String) {
        if let touch { film.touch(touch, caption: step) }
        film.add(controller, caption: step, seconds: isFirst ? 1.5 : 1.1)
        isFirst = false
    }

    package func finish() throws { try file.write(Array(film.svg.utf8)) }
}
