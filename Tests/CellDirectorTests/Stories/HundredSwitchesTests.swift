import CellDirector
import HeadlessUIKit
import XCTest

/// Tests different ways to update the data when the user toggles a switch in one of a hundred content configurations.
/// With each of them, the data of the right row changes, and the switches keep their states when the list scrolls.
final class HundredSwitchesTests: XCTestCase {
    // MARK: No connection

    @MainActor
    func testASwitchWithoutAnActionLosesItsState() async throws {
        let fixture = SwitchFixture { isOn, _ in CallbackContent(isOn: isOn) }
        try fixture.toggle(row: 0)
        XCTAssertEqual(try fixture.shown(row: 0), true, "the touch changes the switch")
        XCTAssertEqual(fixture.data[0], false, "the touch does not change the data")
        try fixture.scrollAwayAndBack()
        XCTAssertEqual(try fixture.shown(row: 0), false)
    }

    // MARK: Walking up the responder chain

    @MainActor
    func testADataSourceThatIsTheSwitchsTargetWalksUpToItsCell() async throws {
        let fixture = SwitchFixture(knowsSwitches: true) { isOn, _ in CallbackContent(isOn: isOn) }
        try check(fixture)
    }

    @MainActor
    func testTheSearchForACellReturnsNilIfThereIsNone() async {
        let toggle = UISwitch()
        UIView().addSubview(toggle)
        XCTAssertNil(toggle.nearest(UITableViewCell.self))
    }

    // MARK: Protocol and delegate

    @MainActor
    func testADelegateIsCalled() async throws {
        let fixture = SwitchFixture { isOn, fixture in CallbackContent(isOn: isOn, delegate: fixture) }
        try check(fixture)
        XCTAssertNotNil(fixture.table.visibleCells.first?.contentConfiguration)
    }

    @MainActor
    func testADelegateIsNotKept() async {
        var fixture: SwitchFixture? = SwitchFixture { isOn, fixture in CallbackContent(isOn: isOn, delegate: fixture) }
        let table = fixture?.table
        let gone = Weak(fixture)
        fixture = nil
        XCTAssertNil(gone.object)
        XCTAssertNotNil(table)
    }

    // MARK: A closure property

    @MainActor
    func testAFunctionIsCalled() async throws {
        let fixture = SwitchFixture { isOn, fixture in
            CallbackContent(isOn: isOn) { [weak fixture] isOn, view in fixture?.switchChanged(to: isOn, in: view) }
        }
        try check(fixture)
    }

    @MainActor
    func testAClosureWithAWeakCaptureLeaksNothing() async {
        var fixture: SwitchFixture? = SwitchFixture { isOn, fixture in
            CallbackContent(isOn: isOn) { [weak fixture] isOn, view in fixture?.switchChanged(to: isOn, in: view) }
        }
        let gone = Weak(fixture)
        fixture = nil
        XCTAssertNil(gone.object)
    }

    @MainActor
    func testAClosureWithAStrongCaptureLeaksTheDataSource() async throws {
        var fixture: SwitchFixture? = SwitchFixture { isOn, fixture in
            CallbackContent(isOn: isOn) { isOn, view in fixture.switchChanged(to: isOn, in: view) }
        }
        let gone = Weak(fixture)
        fixture = nil
        let leaked = try XCTUnwrap(
            gone.object as? SwitchFixture, "the table, its cells and the data source form a retain cycle")
        leaked.breakTheCycle()
    }

    // MARK: An action, which needs no property

    @MainActor
    func testAnActionFindsItsRow() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
        let bus = CellActionBus()
        let director = TableDirector(
            tableView: table, items: (0..<100).map { ContentConfigurator(item: SwitchContent(id: $0)) }, bus: bus)
        var changed: [Int] = []
        director.actionsProxy.on(.toggled) { (c: ContentConfigurator<SwitchContent>, cell, isOn) in
            c.item.isOn = isOn
            changed.append(c.item.id)
        }
        func toggle(_ row: Int) throws -> UISwitch {
            try XCTUnwrap(table.cellForRow(at: path(row))?.contentView as? SwitchContentView).toggle
        }
        table.layoutIfNeeded()

        try Finger().toggle(toggle(0))
        try Finger().toggle(toggle(3))
        try Finger().scroll(table, by: 2000)
        XCTAssertEqual(table.visibleCells.filter { ($0.contentView as? SwitchContentView)?.toggle.isOn == true }, [])
        try Finger().scroll(table, by: -2000)

        XCTAssertEqual(changed, [0, 3])
        XCTAssertEqual(try (0..<5).map { try toggle($0).isOn }, [true, false, false, true, false])
    }

    @MainActor
    func testAnActionLeaksNothing() async throws {
        var director: TableDirector? = TableDirector(
            tableView: UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440)),
            items: (0..<100).map { ContentConfigurator(item: SwitchContent(id: $0)) }, bus: CellActionBus())
        director?.actionsProxy.on(.toggled) { (c: ContentConfigurator<SwitchContent>, cell, isOn) in c.item.isOn = isOn
        }
        director?.tableView.layoutIfNeeded()
        let gone = [
            Weak(director), Weak(director?.tableView), Weak(director?.tableView.visibleCells.first),
            Weak(director?.tableView.visibleCells.first?.contentView), Weak(director?.items.first),
        ]
        XCTAssertEqual(gone.filter { $0.object == nil }.count, 0)
        director = nil
        XCTAssertEqual(gone.filter { $0.object != nil }.count, 0)
    }

    // MARK: Checks for all ways

    /// Toggles rows and scrolls, and checks that the right data changes and that the screen shows the data.
    @MainActor
    private func check(_ fixture: SwitchFixture, file: StaticString = #filePath, line: UInt = #line) throws {
        try fixture.toggle(row: 0)
        try fixture.scrollAwayAndBack()
        XCTAssertEqual(try fixture.shown(row: 0), true, file: file, line: line)
        for row in [2, 5, 0] { try fixture.toggle(row: row) }
        try Finger().scroll(fixture.table, toRowAt: path(50))
        try fixture.toggle(row: 51)
        try Finger().scroll(fixture.table, toRowAt: path(0))
        XCTAssertEqual(fixture.data.indices.filter { fixture.data[$0] }, [2, 5, 51], file: file, line: line)
        XCTAssertEqual(
            try (0..<10).map { try fixture.shown(row: $0) }, Array(fixture.data.prefix(10)), file: file, line: line)
    }
}

// MARK: - Test setup

/// A hundred values, and a table whose data source assigns each cell a configuration. The data source observes the
/// cells' switches only if `knowsSwitches` is true.
@MainActor
private final class SwitchFixture: NSObject, UITableViewDataSource, SwitchListener {
    var data = Array(repeating: false, count: 100)
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 440))
    private var content: ((Bool, SwitchFixture) -> CallbackContent)?
    /// Whether the data source accesses the content view's switch and observes it directly.
    private let knowsSwitches: Bool

    init(knowsSwitches: Bool = false, _ content: @escaping (Bool, SwitchFixture) -> CallbackContent) {
        self.knowsSwitches = knowsSwitches
        self.content = content
        super.init()
        table.rowHeight = 44
        table.register(UITableViewCell.self, forCellReuseIdentifier: "switch")
        table.dataSource = self
        table.layoutIfNeeded()
    }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { data.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "switch", for: indexPath)
        cell.contentConfiguration = content?(data[indexPath.row], self)
        if knowsSwitches, let toggle = (cell.contentView as? CallbackContentView)?.toggle { listen(to: toggle) }
        return cell
    }

    /// Adds an action that stores the switch's value. The action's identifier prevents a second action from being added
    /// when the cell is reused.
    private func listen(to toggle: UISwitch) {
        let tell = UIAction(identifier: .init("tell")) { [weak self] action in
            if let toggle = action.sender as? UISwitch { self?.switchChanged(to: toggle.isOn, in: toggle) }
        }
        toggle.addAction(tell, for: .valueChanged)
    }

    /// Stores the switch's value for its row, which is the row of the nearest cell in the responder chain.
    func switchChanged(to isOn: Bool, in view: UIView) {
        guard let cell = view.nearest(UITableViewCell.self), let indexPath = table.indexPath(for: cell) else { return }
        data[indexPath.row] = isOn
    }

    // MARK: User interaction

    private func toggle(_ row: Int) throws -> UISwitch {
        try XCTUnwrap(table.cellForRow(at: path(row))?.contentView as? CallbackContentView).toggle
    }

    func toggle(row: Int) throws { try Finger().toggle(toggle(row)) }
    func shown(row: Int) throws -> Bool { try toggle(row).isOn }

    func scrollAwayAndBack() throws {
        try Finger().scroll(table, by: 1000)
        try Finger().scroll(table, by: -1000)
    }

    func breakTheCycle() {
        table.dataSource = nil
        for cell in table.visibleCells { cell.contentConfiguration = nil }
        content = nil
        table.layoutIfNeeded()
    }
}

extension UIResponder {
    /// Returns the nearest responder of the given type above this responder.
    fileprivate func nearest<Responder: UIResponder>(_ type: Responder.Type) -> Responder? {
        sequence(first: self) { $0.next }.lazy.dropFirst().compactMap { $0 as? Responder }.first
    }
}

// MARK: - A content configuration with a listener

@MainActor
private protocol SwitchListener: AnyObject {
    func switchChanged(to isOn: Bool, in view: UIView)
}

/// A switch with an optional delegate or closure that is called when the user toggles it.
private struct CallbackContent: UIContentConfiguration {
    var isOn: Bool
    weak var delegate: (any SwitchListener)?
    var changed: (@MainActor (Bool, UIView) -> Void)?

    init(
        isOn: Bool, delegate: (any SwitchListener)? = nil, changed: (@MainActor (Bool, UIView) -> Void)? = nil
    ) {
        self.isOn = isOn
        self.delegate = delegate
        self.changed = changed
    }

    func makeContentView() -> any UIView & UIContentView { CallbackContentView(self) }
    func updated(for state: any UIConfigurationState) -> CallbackContent { self }
}

private final class CallbackContentView: UIView, UIContentView {
    let toggle = UISwitch()
    var configuration: any UIContentConfiguration { didSet { show() } }

    init(_ configuration: CallbackContent) {
        self.configuration = configuration
        super.init(frame: .zero)
        addSideBySide(toggle)
        toggle.addAction(UIAction { [unowned self] _ in tell() }, for: .valueChanged)
        show()
    }

    required init?(coder: NSCoder) { nil }

    private func show() {
        if let content = configuration as? CallbackContent { toggle.isOn = content.isOn }
    }

    private func tell() {
        guard let content = configuration as? CallbackContent else { return }
        content.delegate?.switchChanged(to: toggle.isOn, in: toggle)
        content.changed?(toggle.isOn, toggle)
    }
}
