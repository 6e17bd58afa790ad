import CellDirector
import XCTest

final class CellTests: ConformanceTestCase {
    @MainActor
    func testOnlyTheDefaultStyleHasNoDetail() async {
        XCTAssertNil(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel)
        XCTAssertNotNil(UITableViewCell(style: .subtitle, reuseIdentifier: nil).detailTextLabel)
        XCTAssertNotNil(UITableViewCell(style: .value1, reuseIdentifier: nil).textLabel)
    }

    @MainActor
    func testLabelsAreInTheContentView() async {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
        XCTAssertEqual(cell.reuseIdentifier, "a")
        XCTAssertEqual(cell.textLabel?.superview, cell.contentView)
        XCTAssertEqual(cell.imageView?.superview, cell.contentView)
        XCTAssertEqual(cell.contentView.superview, cell)
    }

    @MainActor
    func testTheContentViewFillsTheCell() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 50, width: 320, height: 44)
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.frame, CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    @MainActor
    func testTheAccessoryViewIsInTheCell() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let toggle = UISwitch()
        cell.accessoryView = toggle
        XCTAssertEqual(toggle.superview, cell)
        cell.accessoryView = nil
        XCTAssertNil(toggle.superview)
    }

    @MainActor
    func testSettingIsSelectedOrIsHighlightedCallsTheAnimatedSetter() async {
        let cell = RecordingCell(style: .default, reuseIdentifier: nil)
        RecordingCell.reset()
        cell.isSelected = true
        cell.isHighlighted = true
        XCTAssertEqual(RecordingCell.calls, ["selected new", "highlighted new"])
        XCTAssertTrue(cell.isSelected)
        XCTAssertTrue(cell.isHighlighted)
    }

    @MainActor
    func testEditingNotifiesVisibleCellsAndThoseThatAppear() async {
        let recorder = Recorder(count: 30)
        let table = makeTable(recorder)
        table.setEditing(true, animated: false)
        XCTAssertEqual(table.visibleCells.filter(\.isEditing).count, 10)
        table.contentOffset.y = 880
        XCTAssertEqual(table.visibleCells.filter(\.isEditing).count, 10)
        table.isEditing = false
        XCTAssertEqual(table.visibleCells.filter(\.isEditing).count, 0)
        XCTAssertFalse(
            recorder.takeCalls().contains { $0.contains("Editing") },
            "setEditing(_:animated:) does not call the delegate")
    }

    @MainActor
    func testARowThatCannotBeEditedIsNotChanged() async {
        let recorder = Recorder(count: 3)
        recorder.isEditable = false
        let table = makeTable(recorder)
        table.setEditing(true, animated: false)
        XCTAssertEqual(table.visibleCells.filter(\.isEditing).count, 0)
    }

    @MainActor
    func testARegisteredSubclassIsCreatedByItsOwnInitializer() async {
        final class CustomCell: UITableViewCell {
            var note = ""
            override init(style: CellStyle, reuseIdentifier: String?) {
                super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
                note = "own"
            }
            required init?(coder: NSCoder) { super.init(coder: coder) }
        }
        let table = inWindow(UITableView(frame: .zero))
        table.register(CustomCell.self, forCellReuseIdentifier: "own")
        let cell = table.dequeueReusableCell(withIdentifier: "own") as? CustomCell
        XCTAssertEqual(cell?.note, "own")
        XCTAssertNotNil(cell?.detailTextLabel)
    }

    @MainActor
    func testHeadersAreReusedWhileScrolling() async {
        let recorder = HeaderRecorder()
        let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(CountedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        table.dataSource = recorder
        table.delegate = recorder
        CountedHeader.made = 0
        for offset in stride(from: 0, to: 6000, by: 20) {
            table.contentOffset.y = CGFloat(offset)
            table.layoutIfNeeded()
        }
        XCTAssert((1...8).contains(CountedHeader.made), "\(CountedHeader.made) headers")
    }

    @MainActor
    func testTheDelegatesEstimateIsTheHeightOfAnAutomaticRow() async {
        let recorder = HeaderRecorder()
        recorder.estimate = 70
        let table = inWindow(UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440), style: .plain))
        table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
        table.register(CountedHeader.self, forHeaderFooterViewReuseIdentifier: "header")
        table.dataSource = recorder
        table.delegate = recorder
        XCTAssertEqual(table.visibleCells.first?.frame.height, 70)
    }
}

private final class CountedHeader: UITableViewHeaderFooterView {
    @MainActor static var made = 0

    override init(reuseIdentifier: String?) {
        super.init(reuseIdentifier: reuseIdentifier)
        Self.made += 1
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// A data source with fifty sections, each of which has three rows and a registered header.
@MainActor
private final class HeaderRecorder: NSObject, UITableViewDataSource, UITableViewDelegate {
    var estimate = UITableView.automaticDimension

    func numberOfSections(in tableView: UITableView) -> Int { 50 }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        tableView.dequeueReusableCell(withIdentifier: "cell", for: indexPath)
    }
    func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat { estimate }
    func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat { 30 }
    func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
        tableView.dequeueReusableHeaderFooterView(withIdentifier: "header")
    }
}
