import CellDirector
import XCTest

/// Tests when configurations are updated, what a cell keeps when it is reused, and the label colors of a disabled cell.
/// Each test's comment says what to check on a device to verify the behavior.
final class UnverifiedConfigurationTests: UnverifiedTestCase {
    /// To verify on a device: a log of the calls to `updated(for:)` and `makeContentView()`. The expected order is
    /// written from memory.
    @MainActor
    func testSettingAConfigurationUpdatesItForTheStateBeforeTheViewIsCreated() async {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.isSelected = true
        _ = NoteView.takeCalls()
        cell.contentConfiguration = NoteContent(text: "one")
        claimEqual(NoteView.takeCalls(), ["updated", "make"])
        claimEqual((cell.contentConfiguration as? NoteContent)?.isSelected, true)
        claimEqual(cell.contentView.backgroundColor, .systemBlue)
        cell.contentConfiguration = NoteContent(text: "two")
        claimEqual(NoteView.takeCalls(), ["updated", "set"])
    }

    /// To verify on a device: how many times, and when, `updateConfiguration(using:)` runs after several update
    /// requests. The expected count is written from memory.
    @MainActor
    func testRequestsAreCoalescedUntilTheLayout() async {
        let cell = UpdatingCell(style: .default, reuseIdentifier: nil)
        cell.layoutIfNeeded()
        cell.updates = []
        for _ in 0..<5 { cell.setNeedsUpdateConfiguration() }
        cell.isSelected = true
        cell.isHighlighted = true
        claimEqual(cell.updates.count, 0, "the configuration is not updated before layout")
        cell.layoutIfNeeded()
        claimEqual(cell.updates.count, 1)
        claimEqual(cell.updates.first?.isSelected, true)
        claimEqual(cell.updates.first?.isHighlighted, true)
        cell.layoutIfNeeded()
        claimEqual(cell.updates.count, 1)
    }

    /// To verify on a device: a log of the automatic update, `updateConfiguration(using:)` and the configuration update
    /// handler. The expected order is written from memory.
    @MainActor
    func testAutomaticUpdatesRunBeforeUpdateConfiguration() async {
        let cell = UpdatingCell(style: .default, reuseIdentifier: nil)
        cell.contentConfiguration = NoteContent(text: "one")
        cell.layoutIfNeeded()
        cell.onUpdate = { _ in NoteView.note("method") }
        cell.configurationUpdateHandler = { _, _ in NoteView.note("handler") }
        _ = NoteView.takeCalls()
        cell.layoutIfNeeded()
        claimEqual(NoteView.takeCalls(), ["updated", "set", "method", "handler"])
    }

    /// To verify on a device: the state, the configuration and the handler of a table cell before and after
    /// `prepareForReuse()`. The expected values are written from memory.
    @MainActor
    func testReuseKeepsConfigurationAndHandlerAndClearsTheState() async {
        let cell = UpdatingCell(style: .default, reuseIdentifier: "a")
        var handled = 0
        cell.contentConfiguration = NoteContent(text: "one")
        cell.configurationUpdateHandler = { _, _ in handled += 1 }
        cell.isSelected = true
        cell.isHighlighted = true
        cell.isEditing = true
        cell.layoutIfNeeded()
        let view = cell.contentView
        cell.prepareForReuse()
        claimEqual(cell.configurationState, UICellConfigurationState(traitCollection: cell.traitCollection))
        claimTrue(cell.contentView === view)
        claimTrue(cell.contentConfiguration != nil)
        cell.layoutIfNeeded()
        claimEqual(handled, 2)
        claimNil(view.backgroundColor)
    }

    /// To verify on a device: the state, the configuration and the handler of a collection view cell before and after
    /// `prepareForReuse()`. The expected values are written from memory.
    @MainActor
    func testReuseOfAnItemKeepsConfigurationAndHandlerAndClearsTheState() async {
        let cell = UpdatingItem(frame: .zero)
        cell.contentConfiguration = NoteContent(text: "one")
        cell.configurationUpdateHandler = { _, _ in }
        cell.isSelected = true
        cell.isHighlighted = true
        cell.layoutIfNeeded()
        cell.prepareForReuse()
        cell.layoutIfNeeded()
        claimEqual(cell.updates.last, UICellConfigurationState(traitCollection: cell.traitCollection))
        claimTrue(cell.contentConfiguration != nil)
        claimTrue(cell.configurationUpdateHandler != nil)
        claimNil(cell.contentView.backgroundColor)
    }

    /// To verify on a device: the label colors of a cell whose user interaction is disabled. No source found.
    @MainActor
    func testExplicitValuesOverrideTheDefaultsOfADisabledView() async {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
        var content = cell.defaultContentConfiguration()
        content.text = "Mallory"
        content.secondaryText = "blocked"
        content.secondaryTextProperties.color = .systemOrange
        cell.contentConfiguration = content
        let labels = cell.contentView.subviews.compactMap { $0 as? UILabel }
        claimEqual(labels.map(\.textColor), [.label, .systemOrange])
        cell.isUserInteractionEnabled = false
        cell.layoutIfNeeded()
        claimEqual(labels.map(\.textColor), [.tertiaryLabel, .systemOrange])
        cell.isUserInteractionEnabled = true
        cell.layoutIfNeeded()
        claimEqual(labels.map(\.textColor), [.label, .systemOrange])
    }
}
