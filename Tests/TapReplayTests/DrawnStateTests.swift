import CellDirector
import HeadlessUIKit
import XCTest

@testable import TapReplayTesting

/// Tests drawings of views in the normal, highlighted, selected and dark states.
final class DrawnStateTests: XCTestCase {
    @MainActor
    private func inbox() -> InboxScreen {
        let inbox = InboxScreen()
        inbox.loadViewIfNeeded()
        inbox.view.layoutIfNeeded()
        return inbox
    }

    @MainActor
    func testARowIsDrawnInAllStates() async throws {
        let inbox = inbox()
        let row = try XCTUnwrap(inbox.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        assertDrawing(
            of: row, in: DrawnState.allCases,
            """
            normal
            ┌────────────────────────────────────────────────────────────────┐
            │     Hello                                                      │
            └────────────────────────────────────────────────────────────────┘
            highlighted
            ~ background of LetterCell: rgba(0.0, 0.0, 0.0, 0.0) → systemGray4
            selected
            ┌────────────────────────────────────────────────────────────────┐
            │▸    Hello                                                      │
            └────────────────────────────────────────────────────────────────┘
            ~ background of LetterCell: rgba(0.0, 0.0, 0.0, 0.0) → systemBlue
            ~ text of UILabel "Hello": rgba(0.0, 0.0, 0.0, 1.0) → rgba(1.0, 1.0, 1.0, 1.0)
            dark
            ~ text of UILabel "Hello": rgba(0.0, 0.0, 0.0, 1.0) → rgba(1.0, 1.0, 1.0, 1.0)
            """)
    }

    @MainActor
    func testAStandaloneContentViewIsDrawnInAllStates() async {
        let view = LetterContent(title: "Hello").makeContentView()
        view.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        assertDrawing(
            of: view, in: [.normal, .selected, .highlighted, .dark],
            """
            normal
            ┌────────────────────────────────────────────────────────────────┐
            │ Hello                                                          │
            └────────────────────────────────────────────────────────────────┘
            selected
            ~ text of UILabel "Hello": rgba(0.0, 0.0, 0.0, 1.0) → rgba(1.0, 1.0, 1.0, 1.0)
            highlighted
            = normal
            dark
            ~ text of UILabel "Hello": rgba(0.0, 0.0, 0.0, 1.0) → rgba(1.0, 1.0, 1.0, 1.0)
            """)
    }

    @MainActor
    func testAStandaloneControlIsDrawnInItsStates() async {
        let button = UIButton(type: .system)
        button.setTitle("Buy", for: .normal)
        button.setTitle("Buying", for: .highlighted)
        button.setTitleColor(.red, for: .selected)
        button.sizeToFit()
        assertDrawing(
            of: button, in: DrawnState.allCases,
            """
            normal
            ┌────────────────────────────────────────────────────────────────┐
            │                                                          [Buy] │
            └────────────────────────────────────────────────────────────────┘
            highlighted
            ┌────────────────────────────────────────────────────────────────┐
            │                                                       [Buying] │
            └────────────────────────────────────────────────────────────────┘
            selected
            ~ text of UIButton "Buy": tintColor → rgba(1.0, 0.0, 0.0, 1.0)
            dark
            = normal
            """)
    }

    @MainActor
    func testAllRowsOfAListOrScreenAreDrawnInTheState() async {
        let inbox = inbox()
        assertDrawing(
            of: inbox.tableView, in: [.dark, .selected],
            """
            dark
            ┌────────────────────────────────────────────────────────────────┐
            │ 0   Hello                                                      │
            ├────────────────────────────────────────────────────────────────┤
            │ 1   Goodbye                                                    │
            └─ rows 0 to 1 of 2 ─────────────────────────────────────────────┘
            ~ text of UILabel "Hello": rgba(0.0, 0.0, 0.0, 1.0) → rgba(1.0, 1.0, 1.0, 1.0)
            ~ text of UILabel "Goodbye": rgba(0.0, 0.0, 0.0, 1.0) → rgba(1.0, 1.0, 1.0, 1.0)
            selected
            ~ background of LetterCell: rgba(0.0, 0.0, 0.0, 0.0) → systemBlue, 2 times
            ~ text of UILabel "Hello": rgba(0.0, 0.0, 0.0, 1.0) → rgba(1.0, 1.0, 1.0, 1.0)
            ~ text of UILabel "Goodbye": rgba(0.0, 0.0, 0.0, 1.0) → rgba(1.0, 1.0, 1.0, 1.0)
            """)
        assertDrawing(
            of: inbox, in: [.normal, .highlighted],
            """
            normal
            ┌─ Inbox ────────────────────────────────────────────────────────┐
            │ 0   Hello                                                      │
            ├────────────────────────────────────────────────────────────────┤
            │ 1   Goodbye                                                    │
            └─ rows 0 to 1 of 2 ─────────────────────────────────────────────┘
            highlighted
            ~ background of LetterCell: rgba(0.0, 0.0, 0.0, 0.0) → systemGray4, 2 times
            """)
    }

    @MainActor
    func testDrawingDoesNotChangeTheView() async throws {
        let inbox = inbox()
        let row = try XCTUnwrap(inbox.tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        row.isSelected = true
        let before = Drawing.text(of: row)
        _ = Drawing.text(of: row, in: DrawnState.allCases)
        XCTAssertEqual(Drawing.text(of: row), before)
        XCTAssertTrue(row.isSelected)
        XCTAssertFalse(row.isHighlighted)
        XCTAssertEqual(row.overrideUserInterfaceStyle, .unspecified)
        let content = LetterContent(title: "Hello")
        let view = content.makeContentView()
        _ = Drawing.text(of: view, in: DrawnState.allCases)
        XCTAssertEqual((view as? LetterView)?.configuration as? LetterContent, content)
    }
}

/// A list of two letters. The appearance of a cell depends on the state of the cell.
private final class InboxScreen: UITableViewController {
    private lazy var director = TableDirector(tableView: tableView, sections: [], bus: CellActionBus())

    override func viewDidLoad() {
        super.viewDidLoad()
        title = "Inbox"
        director.update(items: ["Hello", "Goodbye"].map { LetterConfig(item: $0) })
    }
}

private final class LetterCell: UITableViewCell, ConfigurableCell {
    func configure(data title: String) {
        contentConfiguration = LetterContent(title: title)
        configurationUpdateHandler = { cell, state in
            var background = UIBackgroundConfiguration.clear()
            if state.isHighlighted { background.backgroundColor = .systemGray4 }
            if state.isSelected { background.backgroundColor = .systemBlue }
            cell.backgroundConfiguration = background
        }
    }
}

private typealias LetterConfig = TableCellConfigurator<LetterCell, String>

private struct LetterContent: UIContentConfiguration, Hashable {
    var title: String
    var color = UIColor.adaptive

    func makeContentView() -> any UIView & UIContentView { LetterView(self) }

    func updated(for state: any UIConfigurationState) -> LetterContent {
        guard let state = state as? UICellConfigurationState else { return self }
        var content = self
        content.color = state.isSelected ? .white : .adaptive
        return content
    }
}

private final class LetterView: UIView, UIContentView {
    private let title = UILabel()

    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ content: LetterContent) {
        configuration = content
        super.init(frame: .zero)
        title.frame = bounds
        title.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(title)
        show()
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    private func show() {
        guard let content = configuration as? LetterContent else { return }
        title.text = content.title
        title.textColor = content.color
    }
}

extension UIColor {
    fileprivate static let adaptive = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
}
