import Foundation
import HeadlessUIKit
import XCTest

/// Creates outline lists for tests.
enum OutlineList {
    typealias Source = UICollectionViewDiffableDataSource<String, String>
    typealias Outline = NSDiffableDataSourceSectionSnapshot<String>

    /// Returns a list of strings and its data source. Uppercase items have a disclosure chevron.
    @MainActor
    static func makeSource(
        _ style: UICellAccessory.OutlineDisclosureOptions.Style = .cell,
        headerMode: UICollectionLayoutListConfiguration.HeaderMode = .none
    ) -> (UICollectionView, Source) {
        var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
        configuration.headerMode = headerMode
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 320, height: 880),
            collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
        let registration = UICollectionView.CellRegistration<RecordingItem, String> { cell, _, item in
            cell.text = item
            cell.accessories =
                item == item.uppercased()
                ? [.outlineDisclosure(options: .init(style: style)), .reorder(displayed: .always)]
                : [.reorder(displayed: .always)]
        }
        let source = Source(collectionView: list) { list, path, item in
            list.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
        }
        return (list, source)
    }

    static func makeOutline() -> Outline {
        var outline = Outline()
        outline.append(["FRUIT", "VEGETABLES"])
        outline.append(["APPLE", "pear"], to: "FRUIT")
        outline.append(["boskoop"], to: "APPLE")
        return outline
    }

    @MainActor
    static func cell(_ row: Int, _ list: UICollectionView) throws -> UICollectionViewListCell {
        try XCTUnwrap(list.cellForItem(at: path(row)) as? UICollectionViewListCell)
    }

    @MainActor
    static func chevron(_ row: Int, _ list: UICollectionView) throws -> UIView {
        try XCTUnwrap(cell(row, list).subviews.first { ["Expand", "Collapse"].contains($0.accessibilityLabel) })
    }
}
