import HeadlessUIKit
import ScreenPictures
import XCTest

/// Tests films, which are animated pictures of several screens in sequence.
final class FilmTests: XCTestCase {
    @MainActor
    private func list(_ count: Int) -> UITableViewController {
        let list = List(style: .plain)
        list.count = count
        return list
    }

    @MainActor
    func testAFilmShowsItsScreensOneAfterAnother() async {
        let list = list(20)
        var film = ScreenFilm()
        film.add(list, caption: "one", seconds: 1)
        film.add(list, caption: "one", seconds: 1)
        XCTAssertEqual(film.count, 1, "an unchanged screen adds no frame")
        film.touch(FingerMark(point: CGPoint(x: 10, y: 20)), caption: "tap row 0", seconds: 0.5)
        list.tableView.contentOffset.y = 300
        film.add(list, caption: "tap row 0", seconds: 1.5)
        XCTAssertEqual(film.count, 3)
        XCTAssertEqual(film.duration, 4)
        let read = ReadPicture(film.svg)
        XCTAssertNil(read.fault)
        let frames = read.elements.filter { $0.attributes["class"] == "F" }
        XCTAssertEqual(frames.map { $0.attributes["id"] }, ["F0", "F1", "F2"])
        XCTAssertEqual(
            read.texts.map(\.text).filter { $0.hasPrefix("tap") || $0 == "one" }, ["one", "tap row 0", "tap row 0"])
        XCTAssertEqual(read.all("circle").count, 1)
        XCTAssert(film.svg.contains("#F1{animation-name:F1}") && film.svg.contains("50%{visibility:visible}"), film.svg)
        XCTAssert(film.svg.contains("prefers-color-scheme:dark"))
    }

    @MainActor
    func testPartsSharedByScreensAreWrittenOnce() async {
        let list = list(1000)
        var film = ScreenFilm(hasCaptions: false)
        for step in 0..<10 {
            list.tableView.contentOffset.y = CGFloat(step) * 44
            film.add(list)
        }
        let texts = ReadPicture(film.svg).texts.map(\.text)
        XCTAssertEqual(Set(texts).count, texts.count, "each row is written once")
        XCTAssertLessThan(film.svg.utf8.count, 30_000)
    }
}

private final class List: UITableViewController {
    var count = 0

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.textLabel?.text = "Row \(indexPath.row)"
        return cell
    }
}
