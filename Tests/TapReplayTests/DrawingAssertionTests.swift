import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplayTesting

/// Tests assertions that compare a screen with a drawing in the test's source code, and how the drawings are recorded.
final class DrawingAssertionTests: XCTestCase {
    @MainActor
    private func shelf() -> Shelf {
        let books = [Book(id: 0, title: "Emma", button: "Lend"), Book(id: 1, title: "Ulysses", isRead: true)]
        let shelf = Shelf([TableSection(rows: books.map { BookConfig(item: $0) })], bus: CellActionBus())
        shelf.loadViewIfNeeded()
        return shelf
    }

    @MainActor
    func testAScreenAListARowAndAViewAreDrawn() async throws {
        let shelf = shelf()
        assertDrawing(
            of: shelf,
            """
            ┌─ Shelf ────────────────────────────────────────────────────────┐
            │ 0   Emma                                                [Lend] │
            ├────────────────────────────────────────────────────────────────┤
            │ 1   Ulysses                                            [━●] on │
            └─ rows 0 to 1 of 2 ─────────────────────────────────────────────┘
            """)
        assertDrawing(
            of: shelf.tableView,
            """
            ┌────────────────────────────────────────────────────────────────┐
            │ 0   Emma                                                [Lend] │
            ├────────────────────────────────────────────────────────────────┤
            │ 1   Ulysses                                            [━●] on │
            └─ rows 0 to 1 of 2 ─────────────────────────────────────────────┘
            """)
        let row = try XCTUnwrap(shelf.tableView.cellForRow(at: IndexPath(row: 1, section: 0)))
        assertDrawing(
            of: row,
            """
            ┌────────────────────────────────────────────────────────────────┐
            │     Ulysses                                            [━●] on │
            └────────────────────────────────────────────────────────────────┘
            """)
        let label = UILabel()
        label.text = "\"\"\" \\(a)"
        assertDrawing(
            of: label,
            #"""
            ┌────────────────────────────────────────────────────────────────┐
            │ """ \(a)                                                       │
            └────────────────────────────────────────────────────────────────┘
            """#)
    }

    // MARK: Recording

    private func source(_ text: String) throws -> String {
        try temporaryFile(Array(text.utf8), named: "Tests.swift", in: self)
    }

    private func text(_ path: String) throws -> String { try String(contentsOfFile: path, encoding: .utf8) }

    func testEmptyLiteralsAreWrittenFromTheBottomUp() throws {
        let path = try source(
            """
            func testIt() {
                assertDrawing(of: shelf, "")
                assertDrawing(
                    of: shelf,
                    "")
                assertDrawing(of: other("", [")"]), /* ") */ "") // "
            }

            """)
        let recorder = DrawingRecorder()
        for (line, drawing) in [(2, "┌─┐\n└─┘"), (3, "a\n\nb"), (6, "c")] {
            XCTAssertEqual(
                recorder.mismatch(drawing, "", path, line),
                "there was no drawing; this one is written into the test when all tests are over:\n\(drawing)")
        }
        XCTAssertTrue(try text(path).contains("shelf, \"\")"), "nothing is written until all tests are over")
        try recorder.write()
        XCTAssertEqual(
            try text(path),
            #"""
            func testIt() {
                assertDrawing(of: shelf, """
                    ┌─┐
                    └─┘
                    """)
                assertDrawing(
                    of: shelf,
                    """
                    a

                    b
                    """)
                assertDrawing(of: other("", [")"]), /* ") */ """
                    c
                    """) // "
            }

            """#)
    }

    func testADrawingsTextNeitherEndsNorEscapesItsLiteral() throws {
        let path = try source("assertDrawing(of: a, \"\")\r\n")
        let recorder = DrawingRecorder()
        _ = recorder.mismatch("\"\"\"# \\(a) \\#n", "", path, 1)
        try recorder.write()
        XCTAssertEqual(
            try text(path),
            "assertDrawing(of: a, ##\"\"\"\r\n    \"\"\"# \\(a) \\#n\r\n    \"\"\"##)\r\n")
    }

    func testOneLineHasOneDrawing() throws {
        let path = try source("for a in all { assertDrawing(of: a, \"\") }")
        let recorder = DrawingRecorder()
        let words = [recorder.mismatch("a", "", path, 1), recorder.mismatch("b", "", path, 1)]
        XCTAssertEqual(
            words[1], "this line drew something else before, but it can have only one drawing\n- a\n+ b")
        XCTAssertEqual(recorder.mismatch("a", "", path, 1), words[0])
        try recorder.write()
        XCTAssertTrue(try text(path).contains("\n    a\n    \"\"\""))
    }

    func testWithoutAnEmptyLiteralNothingIsWritten() throws {
        let before = "\nassertDrawing(of: a, expected)\nassertDrawing(of: \"\\(f(\"\"))\", \"x\")\nassertOther(\"\")"
        let path = try source(before)
        let recorder = DrawingRecorder()
        for line in [0, 1, 2, 3, 4, 99] {
            XCTAssertEqual(
                recorder.mismatch("a", "", path, line),
                "no empty text literal of an `assertDrawing` in this line of \(path) can take this:\na")
        }
        XCTAssertNotNil(recorder.mismatch("a", "", "/no/such.swift", 1))
        try recorder.write()
        XCTAssertEqual(try text(path), before)
    }

    func testAMismatchedDrawingReportsTheLinesThatDiffer() {
        let recorder = DrawingRecorder()
        XCTAssertNil(recorder.mismatch("a\nb", "a\nb", "/no/such.swift", 1))
        XCTAssertEqual(
            recorder.mismatch("a\nc", "a\nb", "/no/such.swift", 1),
            "the drawing differs; - is expected, + is drawn\n- b\n+ c")
    }
}
