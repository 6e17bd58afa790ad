import CellDirector
import XCTest

final class ConfigurationUpdateTests: ConformanceTestCase {
    @MainActor
    func testEveryStateFlowsIntoTheUpdate() async {
        let cell = UpdatingCell(style: .default, reuseIdentifier: nil)
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.updates, [UICellConfigurationState(traitCollection: cell.traitCollection)])
        cell.setSelected(true, animated: false)
        cell.setHighlighted(true, animated: false)
        cell.setEditing(true, animated: false)
        cell.isUserInteractionEnabled = false
        cell.layoutIfNeeded()
        var expected = UICellConfigurationState(traitCollection: cell.traitCollection)
        expected.isSelected = true
        expected.isHighlighted = true
        expected.isEditing = true
        expected.isDisabled = true
        XCTAssertEqual(cell.updates.last, expected)
        XCTAssertEqual(cell.configurationState, expected)
    }

    @MainActor
    func testAnUnchangedStateRequestsNoUpdate() async {
        let cell = UpdatingCell(style: .default, reuseIdentifier: nil)
        cell.isSelected = true
        cell.layoutIfNeeded()
        cell.updates = []
        cell.isSelected = true
        cell.setHighlighted(false, animated: false)
        cell.isUserInteractionEnabled = true
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.updates, [])
    }

    @MainActor
    func testTheUpdateHandlerRunsAfterUpdateConfiguration() async {
        let cell = UpdatingCell(style: .default, reuseIdentifier: nil)
        var calls: [String] = []
        cell.onUpdate = { _ in calls.append("method") }
        cell.configurationUpdateHandler = { updated, state in
            calls.append("handler \(state.isSelected) \(updated === cell)")
        }
        cell.layoutIfNeeded()
        XCTAssertEqual(calls, ["method", "handler false true"])
    }

    @MainActor
    func testSettingAHandlerAsksForAnUpdate() async {
        let cell = UpdatingCell(style: .default, reuseIdentifier: nil)
        cell.layoutIfNeeded()
        cell.updates = []
        cell.configurationUpdateHandler = { _, _ in }
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.updates.count, 1)
        XCTAssertNotNil(cell.configurationUpdateHandler)
    }

    @MainActor
    func testAHandlerMakesTheContentFollowTheState() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.configurationUpdateHandler = { cell, state in
            var content = cell.defaultContentConfiguration()
            content.text = state.isSelected ? "chosen" : "not chosen"
            cell.contentConfiguration = content
        }
        cell.layoutIfNeeded()
        let view = cell.contentView
        XCTAssertEqual((view.subviews.first as? UILabel)?.text, "not chosen")
        cell.isSelected = true
        cell.layoutIfNeeded()
        XCTAssertIdentical(cell.contentView, view)
        XCTAssertEqual((view.subviews.first as? UILabel)?.text, "chosen")
    }

    @MainActor
    func testTheUpdateRunsBeforeTheCellIsFirstDisplayed() async {
        let recorder = Recorder(count: 1)
        var updatesAtDisplay: [Int] = []
        recorder.cell = { _, path in
            let cell = UpdatingCell(style: .default, reuseIdentifier: nil)
            cell.onUpdate = { updatesAtDisplay.append($0.updates.count) }
            return cell
        }
        let table = makeTable(recorder)
        XCTAssertEqual(updatesAtDisplay, [1], "the configuration is updated once before display")
        XCTAssertEqual((table.visibleCells.first as? UpdatingCell)?.updates.count, 1)
    }

    @MainActor
    func testAnUpdateMayAskForAnother() async {
        let cell = UpdatingCell(style: .default, reuseIdentifier: nil)
        cell.onUpdate = { if $0.updates.count < 3 { $0.setNeedsUpdateConfiguration() } }
        cell.layoutIfNeeded()
        XCTAssertEqual(cell.updates.count, 3)
    }

    @MainActor
    func testACellAddsCustomStates() async {
        let cell = TaskCell(style: .default, reuseIdentifier: nil)
        cell.task = "Water the plants"
        cell.layoutIfNeeded()
        XCTAssertEqual((cell.contentView as? NoteView)?.label.text, "Water the plants")
        cell.task = "Feed the cat"
        cell.layoutIfNeeded()
        XCTAssertEqual((cell.contentView as? NoteView)?.label.text, "Feed the cat")
    }

    @MainActor
    func testAHeaderUpdatesAsACellDoes() async {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var states: [UIViewConfigurationState] = []
        header.configurationUpdateHandler = { _, state in states.append(state) }
        header.layoutIfNeeded()
        header.isUserInteractionEnabled = false
        header.setNeedsUpdateConfiguration()
        header.layoutIfNeeded()
        XCTAssertEqual(states.map(\.isDisabled), [false, true])
        header.prepareForReuse()
        header.layoutIfNeeded()
        XCTAssertEqual(states.count, 3)
    }

    @MainActor
    func testAHeaderIsUpdatedBeforeItIsDisplayed() async {
        let recorder = Recorder(count: 1)
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        var updates = 0
        header.configurationUpdateHandler = { _, _ in updates += 1 }
        recorder.headerHeight = 30
        recorder.headerViews[0] = header
        let table = makeTable(recorder)
        XCTAssertEqual(updates, 1)
        XCTAssertEqual(header.superview, table)
    }
}

extension UIConfigurationStateCustomKey {
    fileprivate static let task = UIConfigurationStateCustomKey("task")
}

/// A cell that creates its content from its own state.
private final class TaskCell: UITableViewCell {
    var task = "" {
        didSet { setNeedsUpdateConfiguration() }
    }

    override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state[.task] = task
        return state
    }

    override func updateConfiguration(using state: UICellConfigurationState) {
        contentConfiguration = NoteContent(text: state[.task] as? String ?? "").updated(for: state)
    }
}
