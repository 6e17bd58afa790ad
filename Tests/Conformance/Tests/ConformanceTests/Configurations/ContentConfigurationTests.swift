import CellDirector
import XCTest

final class ContentConfigurationTests: ConformanceTestCase {
    @MainActor
    func testSettingAConfigurationReplacesTheContentView() async throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let old = cell.contentView
        cell.contentConfiguration = NoteContent(text: "Buy bread")
        let view = try XCTUnwrap(cell.contentView as? NoteView)
        XCTAssertEqual(view.superview, cell)
        XCTAssertNil(old.superview)
        XCTAssertEqual(view.label.text, "Buy bread")
    }

    @MainActor
    func testTheNewContentViewHasThePositionOfTheOldOne() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.accessoryView = UISwitch()
        cell.layoutIfNeeded()
        let place = cell.contentView.frame
        XCTAssertEqual(
            place, CGRect(x: 0, y: 0, width: 320 - 51 - 26, height: 44), "the switch takes the remaining width")
        cell.contentConfiguration = NoteContent()
        XCTAssertEqual(cell.subviews.first, cell.contentView)
        XCTAssertEqual(cell.contentView.frame, place)
        cell.frame.size.height = 60
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.frame.height, 60)
    }

    @MainActor
    func testACompatibleConfigurationIsAppliedInPlace() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = NoteContent(text: "one")
        let view = cell.contentView
        cell.contentConfiguration = NoteContent(text: "two")
        XCTAssertIdentical(cell.contentView, view)
        XCTAssertEqual((view as? NoteView)?.label.text, "two")
    }

    @MainActor
    func testAnotherTypeOfConfigurationReplacesTheView() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = NoteContent(text: "one")
        cell.contentConfiguration = PictureContent()
        XCTAssert(cell.contentView is PictureView)
        XCTAssertEqual(cell.subviews.count, 1)
    }

    @MainActor
    func testTheViewDeterminesTheSupportedConfigurations() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = PictureContent(takesNotes: true)
        let view = cell.contentView
        cell.contentConfiguration = NoteContent(text: "on a picture")
        XCTAssertIdentical(cell.contentView, view)
        cell.contentConfiguration = PictureContent()
        XCTAssertNotIdentical(cell.contentView, view, "the view does not support PictureContent")
    }

    @MainActor
    func testNilCreatesANewEmptyContentView() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let first = cell.contentView
        cell.contentConfiguration = NoteContent(text: "one")
        cell.contentConfiguration = nil
        XCTAssertNotIdentical(cell.contentView, first)
        XCTAssertEqual(cell.contentView.subviews, [])
        XCTAssertEqual(cell.contentView.superview, cell)
        XCTAssertNil(cell.contentConfiguration)
    }

    @MainActor
    func testNilWithoutAConfigurationKeepsTheContentView() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let first = cell.contentView
        cell.contentConfiguration = nil
        XCTAssertIdentical(cell.contentView, first)
    }

    @MainActor
    func testTheCellsOwnLabelsAreNilWithAConfiguration() async {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        let label = cell.textLabel
        cell.contentConfiguration = NoteContent()
        XCTAssertNil(cell.textLabel)
        XCTAssertNil(cell.detailTextLabel)
        XCTAssertNil(cell.imageView)
        cell.contentConfiguration = nil
        XCTAssertNotNil(cell.textLabel)
        XCTAssertNotIdentical(cell.textLabel, label, "the label belongs to the new content view")
        XCTAssertEqual(cell.textLabel?.superview, cell.contentView)
        XCTAssertEqual(cell.detailTextLabel?.superview, cell.contentView)
        XCTAssertEqual(cell.imageView?.superview, cell.contentView)
    }

    @MainActor
    func testWithoutAutomaticUpdatesTheStateIsNotRequested() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        XCTAssertTrue(cell.automaticallyUpdatesContentConfiguration)
        cell.automaticallyUpdatesContentConfiguration = false
        _ = NoteView.takeCalls()
        cell.contentConfiguration = NoteContent(text: "one")
        cell.isSelected = true
        cell.layoutIfNeeded()
        XCTAssertEqual(NoteView.takeCalls(), ["make"])
        XCTAssertNil(cell.contentView.backgroundColor)
    }

    @MainActor
    func testAChangeOfStateUpdatesTheContent() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = NoteContent(text: "one")
        cell.layoutIfNeeded()
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.backgroundColor, .systemGray3)
        cell.isHighlighted = false
        cell.isSelected = true
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.contentView.backgroundColor, .systemBlue)
        XCTAssertEqual(
            (cell.contentConfiguration as? NoteContent)?.isSelected, true,
            "the updated configuration is set on the cell")
        cell.isSelected = false
        cell.layoutIfNeeded()
        XCTAssertNil(cell.contentView.backgroundColor)
    }

    @MainActor
    func testAnEqualConfigurationCausesNoWork() async throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = NoteContent(text: "one")
        let view = try XCTUnwrap(cell.contentView as? NoteView)
        for _ in 0..<50 {
            cell.contentConfiguration = NoteContent(text: "one")
            cell.setNeedsUpdateConfiguration()
            cell.layoutIfNeeded()
            cell.isEditing.toggle()
            cell.layoutIfNeeded()
        }
        XCTAssertEqual(view.workCount, 1)
        cell.isSelected = true
        cell.layoutIfNeeded()
        XCTAssertEqual(view.workCount, 2)
    }

    @MainActor
    func testAContentViewNeedsNoCell() async throws {
        let view = try XCTUnwrap(NoteContent(text: "alone").makeContentView() as? NoteView)
        let superview = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        superview.addSubview(view)
        view.configuration = NoteContent(text: "still alone")
        XCTAssertEqual(view.label.text, "still alone")
    }

    @MainActor
    func testReconfiguringARowAsksForTheStateAgain() async {
        let recorder = Recorder(count: 3)
        recorder.cell = { table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
            cell.contentConfiguration = NoteContent(text: "row \(path.row)")
            return cell
        }
        let table = makeTable(recorder)
        table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        table.layoutIfNeeded()
        let view = table.cellForRow(at: path(1))?.contentView
        _ = NoteView.takeCalls()
        table.reconfigureRows(at: [path(1)])
        XCTAssertEqual(NoteView.takeCalls(), ["updated", "set"])
        XCTAssertIdentical(table.cellForRow(at: path(1))?.contentView, view)
        XCTAssertEqual(view?.backgroundColor, .systemBlue)
    }

    @MainActor
    func testAHeaderReplacesItsContentViewAsACellDoes() async {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        let first = header.contentView
        header.textLabel?.text = "old"
        header.contentConfiguration = NoteContent(text: "Today")
        XCTAssertNil(header.textLabel)
        XCTAssertNil(header.detailTextLabel)
        XCTAssertNil(first.superview)
        let view = header.contentView
        header.contentConfiguration = NoteContent(text: "Tomorrow")
        XCTAssertIdentical(header.contentView, view)
        header.isUserInteractionEnabled = false
        header.layoutIfNeeded()
        XCTAssertEqual((view as? NoteView)?.label.isEnabled, false)
        header.contentConfiguration = nil
        XCTAssertEqual(header.contentView.subviews, [])
        XCTAssertNil(header.textLabel?.text)
        XCTAssertEqual(header.detailTextLabel?.superview, header.contentView)
    }
}
