import Foundation
import HeadlessUIKit
import XCTest

final class ConfigurationUpdateTests: ConformanceTestCase {
    @MainActor
    func testAFingerOnARowUpdatesItsCell() async throws {
        let recorder = Recorder(count: 3)
        let table = makeTable(recorder)
        table.register(UpdatingCell.self, forCellReuseIdentifier: "updating")
        recorder.cell = { table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "updating", for: path)
            cell.contentConfiguration = NoteContent(text: "row \(path.row)")
            return cell
        }
        table.reloadData()
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.cellForRow(at: path(1)) as? UpdatingCell)
        cell.updates = []
        try Finger().tap(rowAt: path(1), in: table)
        table.layoutIfNeeded()
        XCTAssertEqual(cell.updates.last?.isSelected, true)
        XCTAssertEqual(cell.contentView.backgroundColor, .systemBlue)
        try Finger().tap(rowAt: path(2), in: table)
        table.layoutIfNeeded()
        XCTAssertNil(cell.contentView.backgroundColor)
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        XCTAssertEqual(cell.updates.last?.isEditing, true)
    }

    @MainActor
    func testAnUpdateRequestedInLayoutSubviewsIsCarriedOutInTheSameLayout() async throws {
        final class Widening: UITableViewCell {
            var widths: [CGFloat] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                if widths.last != frame.width { setNeedsUpdateConfiguration() }
            }
            override func updateConfiguration(using state: UICellConfigurationState) { widths.append(frame.width) }
        }
        let recorder = Recorder(count: 1)
        let table = makeTable(recorder)
        table.register(Widening.self, forCellReuseIdentifier: "widening")
        recorder.cell = { $0.dequeueReusableCell(withIdentifier: "widening", for: $1) }
        table.reloadData()
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.cellForRow(at: path(0)) as? Widening)
        XCTAssertEqual(cell.widths.last, table.frame.width)
        table.frame.size.width = 200
        table.layoutIfNeeded()
        XCTAssertEqual(cell.widths.last, 200)
    }

    @MainActor
    func testASwipeAndADragUpdateTheConfigurationState() async throws {
        let recorder = Recorder(count: 3)
        let source = MovingSource()
        let table = makeTable(recorder)
        table.register(UpdatingCell.self, forCellReuseIdentifier: "updating")
        table.dataSource = source
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.cellForRow(at: path(0)) as? UpdatingCell)
        cell.updates = []
        try Finger().swipe(rowAt: path(0), .left, in: table)
        table.layoutIfNeeded()
        XCTAssertEqual(cell.updates.last?.isSwiped, true)
        table.setEditing(true, animated: false)
        table.layoutIfNeeded()
        XCTAssertEqual(cell.updates.last?.isSwiped, false)
        cell.updates = []
        try Finger().move(rowAt: path(0), to: path(2), in: table)
        table.layoutIfNeeded()
        XCTAssertEqual(cell.updates.map(\.isReordering), [true, false])
    }
}

/// A data source with three rows that can be deleted and moved.
@MainActor
private final class MovingSource: NSObject, UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "updating", for: indexPath)
    }
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
}
