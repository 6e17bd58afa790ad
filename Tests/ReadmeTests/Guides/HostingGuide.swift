import CellDirector
import HeadlessSwiftUI
import XCTest

// The snippets in "SwiftUI in a row", compiled and tested.

struct Note: Hashable, Identifiable {
    let id: Int
    var title: String
    var text: String
    var isPinned = false
}

struct NoteRow: View {
    let note: Note
    let pin: @MainActor (Bool) -> Void
    @State private var isOpen = false

    var body: some View {
        VStack(alignment: .leading) {
            Toggle(note.title, isOn: Binding(get: { note.isPinned }, set: pin))
            if isOpen { Text(note.text).font(.footnote).foregroundStyle(.secondary) }
            Button(isOpen ? "Less" : "More") { isOpen.toggle() }
        }
    }
}

final class NoteCell: UITableViewCell, ConfigurableCell {
    func configure(data note: Note) {
        contentConfiguration = UIHostingConfiguration {
            NoteRow(note: note) { [unowned self] isPinned in
                CellAction.pinned.invoke(from: self, payload: isPinned)
            }
        }
    }
}

typealias NoteConfig = TableCellConfigurator<NoteCell, Note>

extension CellAction where Payload == Bool {
    static var pinned: Self { Self("pinned") }
}

struct NoteConfiguration: UIContentConfiguration {
    var title = ""
    func makeContentView() -> any UIView & UIContentView { NoteContentView(self) }
    func updated(for state: any UIConfigurationState) -> Self { self }
}

final class NoteContentView: UILabel, UIContentView {
    var configuration: any UIContentConfiguration {
        didSet { text = (configuration as? NoteConfiguration)?.title }
    }

    init(_ configuration: NoteConfiguration) {
        self.configuration = configuration
        super.init(frame: .zero)
        text = configuration.title
    }
    required init?(coder: NSCoder) { nil }
}

struct NoteView: UIViewRepresentable {
    let configuration: NoteConfiguration

    func makeUIView(context: Context) -> NoteContentView { NoteContentView(configuration) }
    func updateUIView(_ uiView: NoteContentView, context: Context) { uiView.configuration = configuration }
}

final class HostingGuideTests: XCTestCase {
    @MainActor
    private func all<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
        view.subviews.flatMap { (($0 as? V).map { [$0] } ?? []) + all(type, in: $0) }
    }

    @MainActor
    func testARowOfSwiftUIOpensAndReachesItsDirector() async throws {
        let tableView = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let notes = [Note(id: 1, title: "Milk", text: "Two bottles"), Note(id: 2, title: "Bread", text: "Rye")]
        let director = TableDirector(tableView: tableView, items: notes.map { NoteConfig(item: $0) })
        director.actionsProxy.on(.pinned) { [weak director] (c: NoteConfig, cell, isPinned) in
            c.item.isPinned = isPinned
            director?.reload(c)
        }
        tableView.layoutIfNeeded()
        let cell = try XCTUnwrap(tableView.cellForRow(at: IndexPath(row: 0, section: 0)))
        try Finger().tap(XCTUnwrap(all(UIButton.self, in: cell).first))
        tableView.layoutIfNeeded()
        XCTAssertEqual(all(UILabel.self, in: cell).compactMap(\.text), ["Milk", "Two bottles", "Less"])
        try Finger().toggle(XCTUnwrap(all(UISwitch.self, in: cell).first))
        tableView.layoutIfNeeded()
        XCTAssertEqual(all(UISwitch.self, in: cell).map(\.isOn), [true])
    }

    @MainActor
    func testAContentViewIsShownInSwiftUI() async throws {
        let controller = UIHostingController(rootView: NoteView(configuration: NoteConfiguration(title: "Milk")))
        controller.view.layoutIfNeeded()
        XCTAssertEqual(all(NoteContentView.self, in: controller.view).first?.text, "Milk")
    }
}
