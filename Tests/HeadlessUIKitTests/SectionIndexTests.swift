import Foundation
import HeadlessUIKit
import XCTest

/// Tests the section index along a table's right edge.
final class SectionIndexTests: XCTestCase {
    @MainActor
    private final class Names: NSObject, UITableViewDataSource {
        var titles: [String]? = ["A", "M", "Z"]
        var sections = [30, 30, 30]
        var asked: [String] = []
        var section: ((Int) -> Int)?

        func numberOfSections(in tableView: UITableView) -> Int { sections.count }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section] }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "\(section)" }
        func sectionIndexTitles(for tableView: UITableView) -> [String]? {
            asked.append("titles")
            return titles
        }
        func tableView(
            _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
        ) -> Int {
            asked.append("\(title) \(index)")
            return section?(index) ?? index
        }
    }

    @MainActor
    private func table(_ names: Names, style: UITableView.Style = .plain) -> UITableView {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: style)
        table.dataSource = names
        return table
    }

    @MainActor
    func testATapOnATitleScrollsToItsSection() async throws {
        let names = Names()
        let table = table(names)
        try Finger().tap(indexTitle: "M", in: table)
        XCTAssertEqual(table.contentOffset.y, table.rect(forSection: 1).minY)
        XCTAssertEqual(names.asked, ["titles", "M 1"])
        try Finger().tap(indexTitle: "A", in: table)
        XCTAssertEqual(table.contentOffset.y, 0)
        names.section = { _ in 7 }
        try Finger().tap(indexTitle: "Z", in: table)
        XCTAssertEqual(table.contentOffset.y, 0, "a section that does not exist is ignored")
    }

    @MainActor
    func testTheTitlesAreRequestedAgainOnAReloadAndOnRequest() async throws {
        let names = Names()
        let table = table(names)
        try Finger().tap(indexTitle: "M", in: table)
        names.titles = ["B"]
        XCTAssertNil(refusal { () throws(TouchRefusal) in try Finger().tap(indexTitle: "M", in: table) })
        table.reloadSectionIndexTitles()
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(indexTitle: "M", in: table) },
            "the index has no \"M\"")
        names.titles = nil
        table.reloadData()
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(indexTitle: "M", in: table) },
            Sentences.noIndex)
    }

    @MainActor
    func testAnIndexNeedsAPlainTableWithEnoughRows() async {
        let names = Names()
        let grouped = table(names, style: .grouped)
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(indexTitle: "M", in: grouped) },
            Sentences.noIndex)
        let plain = table(names)
        plain.sectionIndexMinimumDisplayRowCount = 91
        XCTAssertEqual(
            refusal { () throws(TouchRefusal) in try Finger().tap(indexTitle: "M", in: plain) },
            Sentences.noIndex)
        plain.sectionIndexMinimumDisplayRowCount = 90
        XCTAssertNil(refusal { () throws(TouchRefusal) in try Finger().tap(indexTitle: "M", in: plain) })
    }
}
