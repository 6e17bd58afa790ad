import HeadlessUIKit
import XCTest

/// Tests cells whose content view has an intrinsic content size and also contains constraints, and a header whose content
/// view has a height of 0.
final class ContentViewSizeTests: ConformanceTestCase {
    private struct Field: UIContentConfiguration {
        func makeContentView() -> any UIView & UIContentView { FieldView(self) }
        func updated(for state: any UIConfigurationState) -> Field { self }
    }

    private final class FieldView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        override var intrinsicContentSize: CGSize { CGSize(width: 0, height: 44) }

        init(_ configuration: Field) {
            self.configuration = configuration
            super.init(frame: .zero)
            let field = UITextField()
            addSubview(field)
            field.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                field.topAnchor.constraint(equalTo: topAnchor), field.bottomAnchor.constraint(equalTo: bottomAnchor),
                field.leadingAnchor.constraint(equalTo: leadingAnchor),
                field.trailingAnchor.constraint(equalTo: trailingAnchor),
            ])
        }
        required init?(coder: NSCoder) { nil }
    }

    @MainActor
    private func list() -> (UICollectionView, ([String]) -> Void) {
        var list = UICollectionLayoutListConfiguration(appearance: .plain)
        list.showsSeparators = false
        let view = UICollectionView(
            frame: rect(0, 0, 390, 844), collectionViewLayout: UICollectionViewCompositionalLayout.list(using: list))
        let registration = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, item in
            if item.hasPrefix("field") {
                cell.contentConfiguration = Field()
            } else {
                var content = cell.defaultContentConfiguration()
                content.text = item
                cell.contentConfiguration = content
            }
        }
        let source = UICollectionViewDiffableDataSource<Int, String>(collectionView: view) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        return (
            view,
            { items in
                var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
                snapshot.appendSections([0])
                snapshot.appendItems(items)
                source.apply(snapshot)
                view.layoutIfNeeded()
            }
        )
    }

    @MainActor
    func testTheIntrinsicHeightOfAContentViewIsTheRowsHeight() async {
        let (view, show) = list()
        show(["field"])
        XCTAssertEqual(view.visibleCells.map(\.frame.height), [44])
    }

    @MainActor
    func testReusedCellsWithOtherContentViewsDoNotWarn() async {
        let previous = ListWarning.handler
        nonisolated(unsafe) var warnings = 0
        ListWarning.handler = { _ in warnings += 1 }
        defer { ListWarning.handler = previous }
        let (view, show) = list()
        for items in [["field 1", "field 2"], ["a", "b", "c"], ["field 1", "d"], ["e", "field 3"]] { show(items) }
        XCTAssertEqual(warnings, 0)
        XCTAssertEqual(view.visibleCells.count, 2)
    }

    private struct Nothing: UIContentConfiguration {
        func makeContentView() -> any UIView & UIContentView { NothingView(self) }
        func updated(for state: any UIConfigurationState) -> Nothing { self }
    }

    private final class NothingView: UIView, UIContentView {
        var configuration: any UIContentConfiguration
        override var intrinsicContentSize: CGSize { .zero }

        init(_ configuration: Nothing) {
            self.configuration = configuration
            super.init(frame: .zero)
        }
        required init?(coder: NSCoder) { nil }
    }

    @MainActor
    func testAHeaderMayHaveAContentViewWithoutHeight() async {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        header.frame = rect(0, 0, 320, 50)
        header.contentConfiguration = Nothing()
        let size = header.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        XCTAssertEqual(size, CGSize(width: 320, height: 0))
    }
}
