import HeadlessSwiftUI
import HeadlessUIKit
import ScreenPictures
import XCTest

/// What the article about the migration to content configurations says that its reader can do, done headlessly, with the
/// view for SwiftUI at its end.
final class MigrationArticleTests: XCTestCase {
    enum Message {
        struct Configuration: UIContentConfiguration, Identifiable, Hashable, @unchecked Sendable {
            let id: String
            let title: String
            let subtitle: String?
            private(set) var state: UICellConfigurationState?

            init(id: String, title: String, subtitle: String?) {
                (self.id, self.title, self.subtitle) = (id, title, subtitle)
            }
            func makeContentView() -> any UIView & UIContentView { View(configuration: self) }
            func updated(for state: any UIConfigurationState) -> Self {
                var updated = self
                if let state = state as? UICellConfigurationState { updated.state = state }
                return updated
            }
        }

        final class View: UIView, UIContentView {
            let titleLabel = UILabel()
            let subtitleLabel = UILabel()
            private(set) var changes = 0
            var configuration: any UIContentConfiguration {
                didSet {
                    guard let old = oldValue as? Configuration, let new = configuration as? Configuration, old != new
                    else { return }
                    configure(for: new)
                }
            }

            init(configuration: Configuration) {
                self.configuration = configuration
                super.init(frame: .zero)
                let stack = UIStackView(arrangedSubviews: [titleLabel, subtitleLabel])
                stack.axis = .vertical
                stack.translatesAutoresizingMaskIntoConstraints = false
                addSubview(stack)
                NSLayoutConstraint.activate([
                    stack.topAnchor.constraint(equalTo: topAnchor, constant: 8),
                    stack.bottomAnchor.constraint(equalTo: bottomAnchor, constant: -8),
                    stack.leadingAnchor.constraint(equalTo: leadingAnchor, constant: 16),
                    stack.trailingAnchor.constraint(equalTo: trailingAnchor, constant: -16),
                ])
                configure(for: configuration)
            }
            required init?(coder: NSCoder) { nil }

            func configure(for configuration: Configuration) {
                changes += 1
                titleLabel.text = configuration.title
                subtitleLabel.text = configuration.subtitle
                subtitleLabel.isHidden = configuration.subtitle == nil
                backgroundColor =
                    configuration.state?.isSelected == true
                    ? .systemBlue : configuration.state?.isHighlighted == true ? .systemGray3 : .systemBackground
            }
        }

        /// The view for SwiftUI, as the article ends.
        struct SwiftUIView: UIViewRepresentable {
            typealias UIViewType = Message.View
            let config: Configuration

            func makeUIView(context: Context) -> Message.View {
                config.makeContentView() as? Message.View ?? Message.View(configuration: config)
            }
            func updateUIView(_ uiView: Message.View, context: Context) { uiView.configure(for: config) }
        }
    }

    @MainActor
    private func list(
        _ items: [Message.Configuration]
    ) async -> (UICollectionView, UICollectionViewDiffableDataSource<Int, Message.Configuration>) {
        let layout = UICollectionViewCompositionalLayout.list(
            using: UICollectionLayoutListConfiguration(appearance: .plain))
        let list = UICollectionView(frame: CGRect(x: 0, y: 0, width: 320, height: 480), collectionViewLayout: layout)
        let registration = UICollectionView.CellRegistration<UICollectionViewCell, Message.Configuration> {
            cell, _, item in
            cell.contentConfiguration = item
        }
        let source = UICollectionViewDiffableDataSource<Int, Message.Configuration>(collectionView: list) {
            $0.dequeueConfiguredReusableCell(using: registration, for: $1, item: $2)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, Message.Configuration>()
        snapshot.appendSections([0])
        snapshot.appendItems(items)
        await source.apply(snapshot)
        list.layoutIfNeeded()
        return (list, source)
    }

    private let items = [
        Message.Configuration(id: "1", title: "Ada", subtitle: "Notes"),
        Message.Configuration(id: "2", title: "Grace", subtitle: nil),
    ]

    @MainActor
    private func content(_ row: Int, in list: UICollectionView) throws -> Message.View {
        try XCTUnwrap(list.cellForItem(at: IndexPath(item: row, section: 0))?.contentView as? Message.View)
    }

    @MainActor
    func testARegistrationOfPlainCellsShowsTheConfigurationsOfADataSource() async throws {
        let (list, source) = await list(items)
        XCTAssertEqual(try content(0, in: list).titleLabel.text, "Ada")
        XCTAssertEqual(try content(1, in: list).titleLabel.text, "Grace")
        XCTAssertGreaterThan(try content(0, in: list).frame.height, try content(1, in: list).frame.height)
        _ = source
    }

    @MainActor
    func testAChangeOfStateReachesTheContentViewThroughItsConfiguration() async throws {
        let (list, source) = await list(items)
        let view = try content(1, in: list)
        XCTAssertEqual(view.backgroundColor, .systemBackground)
        try Finger().tap(rowAt: IndexPath(item: 1, section: 0), in: list)
        list.layoutIfNeeded()
        XCTAssertTrue(try content(1, in: list) === view)
        XCTAssertEqual(view.backgroundColor, .systemBlue)
        let changes = view.changes
        var snapshot = source.snapshot()
        snapshot.reconfigureItems([items[1]])
        await source.apply(snapshot)
        list.layoutIfNeeded()
        XCTAssertTrue(try content(1, in: list) === view, "a reconfigured item keeps its cell")
        XCTAssertEqual(view.changes, changes, "an equal configuration does not change the view")
    }

    // MARK: The view for SwiftUI

    struct Inbox: HeadlessSwiftUI.View {
        @State private var title = "Ada"
        var body: some HeadlessSwiftUI.View {
            VStack(spacing: 0) {
                Message.SwiftUIView(config: .init(id: "1", title: title, subtitle: "Notes"))
                Button("Rename") { title = "Grace" }
            }
        }
    }

    @MainActor
    private func views<V: UIView>(_ type: V.Type, in view: UIView) -> [V] {
        view.subviews.flatMap { (($0 as? V).map { [$0] } ?? []) + views(type, in: $0) }
    }

    @MainActor
    func testTheContentViewIsShownInSwiftUIAndFollowsItsState() async throws {
        let controller = UIHostingController(rootView: Inbox())
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        controller.view.layoutIfNeeded()
        let view = try XCTUnwrap(views(Message.View.self, in: controller.view).first)
        XCTAssertEqual(view.titleLabel.text, "Ada")
        try Finger().tap(XCTUnwrap(views(UIButton.self, in: controller.view).first))
        controller.view.layoutIfNeeded()
        XCTAssertEqual(views(Message.View.self, in: controller.view), [view])
        XCTAssertEqual(view.titleLabel.text, "Grace")
    }

    @MainActor
    func testAHostedContentViewHasTheHeightOfItsConstraints() async throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        func height(_ subtitle: String?) -> CGFloat {
            cell.contentConfiguration = UIHostingConfiguration {
                Message.SwiftUIView(config: .init(id: "1", title: "Ada", subtitle: subtitle))
            }
            .margins(.all, 0).minSize(height: 0)
            return cell.systemLayoutSizeFitting(
                CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
                verticalFittingPriority: .fittingSizeLevel
            ).height
        }
        XCTAssertEqual(height(nil), 36.5, accuracy: 1)
        XCTAssertEqual(height("Notes"), 56.5, accuracy: 1.5)
    }

    @MainActor
    func testAPictureShowsHostedViews() async {
        let controller = UIHostingController(rootView: Inbox())
        controller.view.frame = CGRect(x: 0, y: 0, width: 320, height: 200)
        let svg = ScreenPicture(of: controller.view).svg
        for text in ["Ada", "Notes", "Rename"] { XCTAssertTrue(svg.contains(">\(text)<"), text) }
    }
}
