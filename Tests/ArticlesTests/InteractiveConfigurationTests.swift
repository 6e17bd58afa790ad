import HeadlessUIKit
import XCTest

/// What the article about user-interactive cell configurations says that its reader can do, done headlessly.
final class InteractiveConfigurationTests: XCTestCase {
    @MainActor
    protocol LampDelegate: AnyObject {
        func lampChanged(_ isOn: Bool, in view: UIView)
    }

    /// The configuration of a switch, with the two conduits to the data source that the article discusses.
    struct Lamp: UIContentConfiguration {
        var isOn = false
        weak var delegate: (any LampDelegate)?
        var changed: (@MainActor (Bool, UIView) -> Void)?

        func makeContentView() -> any UIView & UIContentView { LampView(self) }
        func updated(for state: any UIConfigurationState) -> Lamp { self }
    }
    final class LampView: UIView, UIContentView {
        let control = UISwitch()
        var configuration: any UIContentConfiguration { didSet { apply() } }

        init(_ configuration: any UIContentConfiguration) {
            self.configuration = configuration
            super.init(frame: .zero)
            control.translatesAutoresizingMaskIntoConstraints = false
            addSubview(control)
            NSLayoutConstraint.activate([
                control.centerXAnchor.constraint(equalTo: centerXAnchor),
                control.topAnchor.constraint(equalTo: topAnchor, constant: 10),
                control.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -10),
            ])
            control.addAction(
                UIAction { [unowned self] action in
                    guard let sender = action.sender as? UISwitch, let lamp = self.configuration as? Lamp else {
                        return
                    }
                    lamp.delegate?.lampChanged(sender.isOn, in: sender)
                    lamp.changed?(sender.isOn, sender)
                }, for: .valueChanged)
            apply()
        }
        required init?(coder: NSCoder) { nil }
        private func apply() { control.isOn = (configuration as? Lamp)?.isOn ?? false }
    }

    enum Conduit { case none, delegate, closure }

    final class Lamps: UIViewController, UITableViewDataSource, LampDelegate {
        let conduit: Conduit
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        var lamps = Array(repeating: false, count: 100)

        init(_ conduit: Conduit) {
            self.conduit = conduit
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }

        override func viewDidLoad() {
            super.viewDidLoad()
            view.addSubview(table)
            table.register(UITableViewCell.self, forCellReuseIdentifier: "lamp")
            table.dataSource = self
        }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { lamps.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "lamp", for: indexPath)
            var lamp = Lamp(isOn: lamps[indexPath.row])
            switch conduit {
            case .none: break
            case .delegate: lamp.delegate = self
            case .closure: lamp.changed = { [weak self] isOn, view in self?.lampChanged(isOn, in: view) }
            }
            cell.contentConfiguration = lamp
            return cell
        }
        func lampChanged(_ isOn: Bool, in view: UIView) {
            guard let cell = view.next(ofType: UITableViewCell.self), let path = table.indexPath(for: cell) else {
                return
            }
            lamps[path.row] = isOn
        }
        func control(_ row: Int) -> UISwitch? {
            table.layoutIfNeeded()
            return (table.cellForRow(at: IndexPath(row: row, section: 0))?.contentView as? LampView)?.control
        }
        func scroll(to row: Int) {
            table.scrollToRow(at: IndexPath(row: row, section: 0), at: .top, animated: false)
            table.layoutIfNeeded()
        }
    }

    @MainActor
    func testASwitchKeepsItsStateOnlyIfTheModelHearsOfIt() async throws {
        for (conduit, isKept) in [(Conduit.none, false), (.delegate, true), (.closure, true)] {
            let lamps = Lamps(conduit)
            lamps.loadViewIfNeeded()
            try Finger().toggle(XCTUnwrap(lamps.control(0)))
            XCTAssertEqual(lamps.control(0)?.isOn, true, "\(conduit)")
            lamps.scroll(to: 60)
            XCTAssertNil(lamps.control(0))
            XCTAssertEqual(lamps.control(60)?.isOn, false)
            lamps.scroll(to: 0)
            XCTAssertEqual(lamps.control(0)?.isOn, isKept, "\(conduit)")
            XCTAssertEqual(lamps.lamps[0], isKept, "\(conduit)")
            try Finger().toggle(XCTUnwrap(lamps.control(0)))
            XCTAssertEqual(lamps.lamps[0], false)
        }
    }

    @MainActor
    func testATargetActionFindsItsRowThroughTheResponderChain() async throws {
        final class Rows: UITableViewController {
            var toggled: [IndexPath] = []
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 5 }
            override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                let control = UISwitch(frame: CGRect(x: 10, y: 5, width: 51, height: 31))
                control.addTarget(
                    self, action: Selector(named: "changed") { (rows: Rows) in rows.changed }, for: .valueChanged)
                cell.contentView.addSubview(control)
                return cell
            }
            func changed(_ sender: UISwitch) {
                guard let cell = sender.next(ofType: UITableViewCell.self), let path = tableView.indexPath(for: cell)
                else { return }
                toggled.append(path)
            }
        }
        let rows = Rows()
        rows.tableView.frame = CGRect(x: 0, y: 0, width: 320, height: 480)
        rows.tableView.layoutIfNeeded()
        let path = IndexPath(row: 3, section: 0)
        let cell = try XCTUnwrap(rows.tableView.cellForRow(at: path))
        try Finger().toggle(XCTUnwrap(cell.contentView.subviews.first as? UISwitch))
        XCTAssertEqual(rows.toggled, [path])
    }

    @MainActor
    func testAControllerThatIsCapturedWeaklyIsDeallocated() async {
        weak var controller: Lamps?
        do {
            let lamps = Lamps(.closure)
            lamps.loadViewIfNeeded()
            _ = lamps.control(0)
            controller = lamps
        }
        XCTAssertNil(controller)
    }
}

extension UIResponder {
    /// The nearest responder of a type above this one.
    func next<Responder: UIResponder>(ofType type: Responder.Type) -> Responder? {
        guard let next else { return nil }
        return next as? Responder ?? next.next(ofType: type)
    }
}
