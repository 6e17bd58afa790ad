import Synchronization
import TapReplay
import XCTest

/// Writes recorded drawings into the sources of the tests. It waits until all tests have finished, so that line numbers
/// stay valid during the run.
final class DrawingRecorder: NSObject, XCTestObservation, @unchecked Sendable {
    @MainActor static let shared: DrawingRecorder = {
        let recorder = DrawingRecorder()
        XCTestObservationCenter.shared.addTestObserver(recorder)
        return recorder
    }()

    /// The drawings to write into each source file, keyed by the line of the assertion.
    private let drawings = Mutex<[String: [Int: String]]>([:])

    /// Returns the reason why an assertion fails, or `nil` if the assertion passes. If the expected drawing is empty,
    /// the assertion fails, and the drawing is recorded if the assertion has an empty literal for it.
    func mismatch(_ drawing: String, _ expected: String, _ file: String, _ line: Int) -> String? {
        guard expected.isEmpty else {
            let difference = LineDifference(from: expected, to: drawing)
            return difference.isEmpty
                ? nil : "the drawing differs; - is expected, + is drawn\n\(difference.text)"
        }
        guard let source = try? DrawingSource(path: file), source.emptyLiteral(line: line) != nil else {
            return "no empty text literal of an `assertDrawing` in this line of \(file) can take this:\n\(drawing)"
        }
        let known = drawings.withLock { drawings in
            let known = drawings[file, default: [:]][line]
            if known == nil { drawings[file, default: [:]][line] = drawing }
            return known
        }
        if let known, known != drawing {
            let difference = LineDifference(from: known, to: drawing).text
            return "this line drew something else before, but it can have only one drawing\n\(difference)"
        }
        return "there was no drawing; this one is written into the test when all tests are over:\n\(drawing)"
    }

    /// Writes the recorded drawings into each source file, from bottom to top.
    func write() throws {
        let all = drawings.withLock { drawings in
            defer { drawings = [:] }
            return drawings
        }
        for (file, drawings) in all.sorted(by: { $0.key < $1.key }) {
            var source = try DrawingSource(path: file)
            for (line, drawing) in drawings.sorted(by: { $0.key > $1.key }) { source.write(drawing, line: line) }
            try source.save()
        }
    }

    func testBundleDidFinish(_ bundle: Bundle) {
        do { try write() } catch { print("error: a drawing could not be written into its test: \(error)") }
    }
}
