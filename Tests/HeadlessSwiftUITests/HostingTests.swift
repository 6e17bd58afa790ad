import CellDirector
import HeadlessSwiftUI
import HeadlessUIKit
import XCTest

/// Tests content configurations, hosting controllers and represented views.
final class HostingTests: XCTestCase {
    // MARK: Content configurations

    @MainActor
    func testMarginsAreThoseOfTheCellUnlessTheConfigurationSetsThem() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        table.addSubview(cell)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        func box(_ configuration: some UIContentConfiguration) throws -> CGRect {
            cell.contentConfiguration = configuration
            cell.layoutIfNeeded()
            let box = try XCTUnwrap(views(UIView.self, in: cell).first { $0.backgroundColor == .systemRed })
            return box.convert(box.bounds, to: cell)
        }
        let plain = UIHostingConfiguration { Color.red }
        XCTAssertEqual(try box(plain), CGRect(x: 16, y: 11, width: 288, height: 38))
        XCTAssertEqual(try box(plain.margins(.all, 5)), CGRect(x: 5, y: 5, width: 310, height: 50))
        XCTAssertEqual(try box(plain.margins(.horizontal, 0)), CGRect(x: 0, y: 11, width: 320, height: 38))
        XCTAssertEqual(
            try box(plain.margins(.top, EdgeInsets(top: 30, leading: 9, bottom: 9, trailing: 9))),
            CGRect(x: 16, y: 30, width: 288, height: 19))
    }

    @MainActor
    func testTheMinimumSizeAndTheBackground() async throws {
        let box = Color.red.frame(width: 10, height: 10)
        let configurations: [(any UIContentConfiguration, CGFloat)] = [
            (UIHostingConfiguration { box }, 44), (UIHostingConfiguration { box }.margins(.vertical, 30), 70),
            (UIHostingConfiguration { box }.minSize(height: 0).margins(.vertical, 2), 14),
            (UIHostingConfiguration { box }.minSize(width: 10, height: 100), 100),
        ]
        for (configuration, height) in configurations {
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.contentConfiguration = configuration
            XCTAssertEqual(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height, height)
        }
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 60)
        cell.contentConfiguration = UIHostingConfiguration { box }.background { Color.blue }
        cell.layoutIfNeeded()
        let back = try XCTUnwrap(views(UIView.self, in: cell).first { $0.backgroundColor == .systemBlue })
        XCTAssertEqual(back.convert(back.bounds, to: cell), cell.bounds)
        cell.contentConfiguration = UIHostingConfiguration { box }.background(.green)
        cell.layoutIfNeeded()
        XCTAssertFalse(views(UIView.self, in: cell).contains { $0.backgroundColor == .systemBlue })
    }

    @MainActor
    func testANewConfigurationOfTheSameTypeKeepsTheState() async throws {
        let list = HostedTable(count: 1) { _ in HostedRowTests.Counter(name: "a") }
        let cell = try XCTUnwrap(list.cell(0))
        cell.layoutIfNeeded()
        let view = cell.contentView
        try Finger().tap(XCTUnwrap(views(UIButton.self, in: cell).first))
        cell.contentConfiguration = UIHostingConfiguration { HostedRowTests.Counter(name: "b") }
        cell.layoutIfNeeded()
        XCTAssertEqual(views(UILabel.self, in: cell).first?.text, "b: 1")
        XCTAssertTrue(cell.contentView === view)
    }

    // MARK: A director's rows

    final class HostedCell: UITableViewCell, ConfigurableCell {
        func configure(data: String) {
            contentConfiguration = UIHostingConfiguration {
                HStack {
                    Text(data)
                    Spacer()
                    Button("Follow") { CellAction.custom("follow").invoke(cell: self) }
                }
            }
        }
    }

    @MainActor
    func testAHostedButtonReachesTheHandlerOfItsRow() async throws {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let director = TableDirector(
            tableView: table, items: ["Ada", "Grace"].map { TableCellConfigurator<HostedCell, String>(item: $0) },
            bus: CellActionBus())
        var followed: [String] = []
        var selected: [String] = []
        director.actionsProxy
            .on(.custom("follow")) { (c: TableCellConfigurator<HostedCell, String>, _) in followed.append(c.item) }
            .on(.didSelect) { (c: TableCellConfigurator<HostedCell, String>, _) in selected.append(c.item) }
        table.layoutIfNeeded()
        let cell = try XCTUnwrap(table.cellForRow(at: IndexPath(row: 1, section: 0)))
        try Finger().tap(XCTUnwrap(views(UIButton.self, in: cell).first))
        XCTAssertEqual(followed, ["Grace"])
        XCTAssertEqual(selected, [])
        try Finger().tap(rowAt: IndexPath(row: 1, section: 0), in: table)
        try Finger().tap(XCTUnwrap(views(UILabel.self, in: cell).first))
        XCTAssertEqual(selected, ["Grace", "Grace"])
    }

    @MainActor
    func testTapGesturesOfHostedViewsPrecedeTheRow() async throws {
        var taps: [String] = []
        let list = HostedTable(count: 2) { row in
            HStack {
                Text("a").onTapGesture { taps.append("\(row)") }
                Text("b").onLongPressGesture { taps.append("long \(row)") }
                Image(systemName: "star").onTapGesture(count: 2) { taps.append("twice") }.accessibilityIdentifier(
                    "star")
            }
        }
        let labels = list.all(UILabel.self, in: 1)
        try Finger().tap(labels[0])
        try Finger().longPress(labels[1])
        XCTAssertEqual(taps, ["1", "long 1"])
        XCTAssertEqual(list.all(UIView.self, in: 1).compactMap(\.accessibilityIdentifier), ["star"])
    }

    @MainActor
    func testADisabledButtonIsNotTapped() async throws {
        let view = hosted(Button("a") { XCTFail("disabled") }.disabled(true))
        let button = try XCTUnwrap(views(UIButton.self, in: view).first)
        XCTAssertThrowsError(try Finger().tap(button))
    }

    // MARK: Collection views and headers

    @MainActor
    func testHostedItemsDetermineTheirHeightsInCollectionViews() async throws {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Int> { cell, _, item in
            cell.contentConfiguration = UIHostingConfiguration { HostedRowTests.Expanding() }.margins(.all, 4)
        }
        let source = UICollectionViewDiffableDataSource<Int, Int>(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
        snapshot.appendSections([0])
        snapshot.appendItems([1, 2, 3])
        await source.apply(snapshot)
        list.layoutIfNeeded()
        let cell = try XCTUnwrap(list.cellForItem(at: IndexPath(item: 0, section: 0)))
        let low = cell.frame.height
        try Finger().tap(XCTUnwrap(views(UIButton.self, in: cell).first))
        list.layoutIfNeeded()
        XCTAssertGreaterThan(cell.frame.height, low + 80)
    }

    // MARK: Hosting controllers

    final class ControllerCell: UITableViewCell {
        let host = UIHostingController<AnyView?>(rootView: nil)

        override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            host.view.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(host.view)
            NSLayoutConstraint.activate([
                host.view.topAnchor.constraint(equalTo: contentView.topAnchor),
                host.view.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
                host.view.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                host.view.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    @MainActor
    func testACellWithAPinnedHostingControllerHasTheHeightOfItsContent() async {
        let cell = ControllerCell(style: .default, reuseIdentifier: nil)
        cell.host.rootView = AnyView(Color.red.frame(height: 77))
        XCTAssertEqual(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height, 77)
        cell.host.rootView = AnyView(Color.red.frame(height: 33))
        XCTAssertEqual(cell.systemLayoutSizeFitting(CGSize(width: 320, height: 0)).height, 33)
        cell.host.rootView = AnyView(Text("one two three four five six seven eight nine ten eleven"))
        let line = hosted(Text("one").fixedSize())
        XCTAssertEqual(
            cell.systemLayoutSizeFitting(
                CGSize(width: 200, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height,
            frames(UILabel.self, in: line)[0].height * 3, accuracy: 8)
    }

    @MainActor
    func testAHostingControllerMeasuresItsContentAndReplacesIt() async {
        let controller = UIHostingController(rootView: Color.red.frame(width: 30, height: 40).padding(5))
        XCTAssertEqual(controller.sizeThatFits(in: CGSize(width: 300, height: 300)), CGSize(width: 40, height: 50))
        XCTAssertEqual(controller.view.intrinsicContentSize, CGSize(width: 40, height: 50))
        controller.sizingOptions = .preferredContentSize
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.preferredContentSize, CGSize(width: 40, height: 50))
    }

    @MainActor
    func testAHostingControllerInAReusedCellKeepsItsStateAsOnIOS() async throws {
        final class CounterCell: UITableViewCell {
            let host = UIHostingController(rootView: HostedRowTests.Counter(name: "a"))
            override func layoutSubviews() {
                super.layoutSubviews()
                if host.view.superview == nil { addSubview(host.view) }
                host.view.frame = bounds
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        table.register(CounterCell.self, forCellReuseIdentifier: "a")
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                tableView.dequeueReusableCell(withIdentifier: "a", for: indexPath)
            }
        }
        let source = Source()
        table.dataSource = source
        table.rowHeight = 60
        table.layoutIfNeeded()
        try Finger().tap(XCTUnwrap(views(UIButton.self, in: table).first))
        table.reloadData()
        table.layoutIfNeeded()
        XCTAssertEqual(views(UILabel.self, in: table).first?.text, "a: 1")
    }

    // MARK: Represented views

    @MainActor
    final class Log { var lines: [String] = [] }

    struct Field: UIViewRepresentable {
        @Binding var text: String
        let log: Log

        @MainActor
        final class Coordinator {
            var field: Field
            init(_ field: Field) { self.field = field }
            func changed(_ text: String) { field.text = text }
        }

        func makeCoordinator() -> Coordinator { Coordinator(self) }
        func makeUIView(context: Context) -> UITextField {
            log.lines.append("make \(context.environment.isEnabled)")
            let view = UITextField(frame: .zero)
            let coordinator = context.coordinator
            view.addAction(
                UIAction { action in coordinator.changed((action.sender as? UITextField)?.text ?? "") },
                for: .editingChanged)
            return view
        }
        func updateUIView(_ uiView: UITextField, context: Context) {
            context.coordinator.field = self
            if uiView.text != text { uiView.text = text }
            log.lines.append("update \(text)")
        }
        static func dismantleUIView(_ uiView: UITextField, coordinator: Coordinator) {
            coordinator.field.log.lines.append("dismantle")
        }
    }
    struct Form: View {
        @State private var text = "a"
        @State private var isShown = true
        let log: Log
        var body: some View {
            if isShown { Field(text: $text, log: log).frame(height: 30) }
            Text("text \(text)")
            Button("hide") { isShown = false }
        }
    }

    @MainActor
    func testARepresentedViewIsMadeOnceAndUpdatedWithTheState() async throws {
        let log = Log()
        let view = hosted(Form(log: log), height: 300)
        let field = try XCTUnwrap(views(UITextField.self, in: view).first)
        XCTAssertEqual(field.frame.height, 30)
        try Finger().type("bc", into: field)
        view.layoutIfNeeded()
        XCTAssertEqual(
            views(UILabel.self, in: view).compactMap(\.text).first { $0.hasPrefix("text") }, "text \(field.text ?? "")")
        try Finger().tap(XCTUnwrap(views(UIButton.self, in: view).last))
        view.layoutIfNeeded()
        XCTAssertEqual(log.lines.first, "make true")
        XCTAssertEqual(log.lines.last, "dismantle")
        XCTAssertEqual(log.lines.filter { $0.hasPrefix("make") }.count, 1)
        XCTAssertNil(views(UITextField.self, in: view).first)
    }

    @MainActor
    final class Count { var sizes = 0 }

    struct Counted: UIViewRepresentable {
        let count: Count
        func makeUIView(context: Context) -> UIView { UIView(frame: .zero) }
        func updateUIView(_ uiView: UIView, context: Context) {}
        func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
            count.sizes += 1
            return CGSize(width: 20, height: 20)
        }
    }

    @MainActor
    func testSizesAreKeptUntilSomethingChanges() async throws {
        let count = Count()
        let list = HostedTable(count: 8) { row in
            HStack {
                VStack { HStack { Counted(count: count).padding().frame(minHeight: 10) } }
                Spacer()
                HostedRowTests.Counter(name: "\(row)")
            }
        }
        // Six proposals of two stacks, and the frame.
        XCTAssertLessThanOrEqual(count.sizes, 8 * 8)
        count.sizes = 0
        list.table.setNeedsLayout()
        list.table.layoutIfNeeded()
        XCTAssertEqual(count.sizes, 0)
        try Finger().tap(XCTUnwrap(list.all(UIButton.self, in: 2).first))
        list.table.layoutIfNeeded()
        XCTAssertLessThanOrEqual(count.sizes, 8, "only one row is measured again")
        XCTAssertGreaterThan(count.sizes, 0)
    }

    struct Page: UIViewControllerRepresentable {
        let title: String
        func makeUIViewController(context: Context) -> UIViewController { UIViewController() }
        func updateUIViewController(_ uiViewController: UIViewController, context: Context) {
            uiViewController.title = title
        }
    }

    @MainActor
    func testARepresentedControllerIsAChild() async {
        let controller = UIHostingController(rootView: Page(title: "a"))
        controller.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.children.map(\.title), ["a"])
        XCTAssertEqual(controller.children.first?.view.frame, controller.view.bounds)
        controller.rootView = Page(title: "b")
        controller.view.layoutIfNeeded()
        XCTAssertEqual(controller.children.map(\.title), ["b"])
    }

    // MARK: Content views of the app

    final class MeasuringView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        init(_ configuration: any UIContentConfiguration) {
            self.configuration = configuration
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: size.width / 4) }
    }
    final class FittingView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        var height: CGFloat = 91
        init(_ configuration: any UIContentConfiguration) {
            self.configuration = configuration
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
        override func systemLayoutSizeFitting(
            _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
            verticalFittingPriority: UILayoutPriority
        ) -> CGSize { CGSize(width: targetSize.width, height: height) }
    }
    struct Measured: UIContentConfiguration {
        let isFitting: Bool
        func makeContentView() -> any UIView & UIContentView { isFitting ? FittingView(self) : MeasuringView(self) }
        func updated(for state: any UIConfigurationState) -> Self { self }
    }

    @MainActor
    func testAnAppsContentViewDeterminesTheHeightOfItsRow() async throws {
        final class Source: NSObject, UITableViewDataSource {
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 2 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
                cell.contentConfiguration = Measured(isFitting: indexPath.row == 1)
                return cell
            }
        }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = Source()
        table.dataSource = source
        table.layoutIfNeeded()
        let cells = try (0..<2).map { try XCTUnwrap(table.cellForRow(at: IndexPath(row: $0, section: 0))) }
        XCTAssertEqual(cells.map(\.frame.height), [80, 91])
        let content = try XCTUnwrap(cells[1].contentView as? FittingView)
        content.height = 50
        content.invalidateIntrinsicContentSize()
        table.layoutIfNeeded()
        XCTAssertEqual(cells[1].frame.height, 50)
    }
}
