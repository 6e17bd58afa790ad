import Foundation

/// A list, one item a line. Mirrors `UICollectionViewCompositionalLayout`, UIKit, as far as ``list(using:)`` makes one:
/// layouts of groups and of a section provider's sections are not there.
///
/// Nothing is measured headlessly: an item is 44 points high, a header or footer 28.
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    private let list: UICollectionLayoutListConfiguration

    /// What ``list(using:)`` makes.
    private init(list: UICollectionLayoutListConfiguration) {
        self.list = list
        super.init()
    }

    /// Mirrors `UICollectionViewCompositionalLayout.init(coder:)`: the coder is not read.
    public required init?(coder: NSCoder) {
        list = UICollectionLayoutListConfiguration(appearance: .plain)
        super.init(coder: coder)
    }

    /// A layout whose sections are all lists. Mirrors `UICollectionViewCompositionalLayout.list(using:)`.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout(list: configuration)
    }

    override func makeGeometry(_ counts: [Int], _ collectionView: UICollectionView) -> ListGeometry {
        let header = list.headerMode == .supplementary ? 28.0 : 0
        let footer = list.footerMode == .supplementary ? 28.0 : 0
        let sections = counts.map { count in
            ListGeometry.Section(header: header, rows: SectionRows(count: count, estimate: 44), footer: footer)
        }
        return ListGeometry(sections: sections, top: 0)
    }

    override var listEnvironment: UIListEnvironment {
        switch list.appearance {
        case .plain: .plain
        case .grouped: .grouped
        case .insetGrouped: .insetGrouped
        case .sidebar: .sidebar
        case .sidebarPlain: .sidebarPlain
        }
    }

    override func floats(isHeader: Bool) -> Bool { list.appearance == .plain }

    override func swipeConfiguration(_ path: RowPath, _ edge: SwipeEdge) -> UISwipeActionsConfiguration? {
        let provider =
            edge == .leading
            ? list.leadingSwipeActionsConfigurationProvider : list.trailingSwipeActionsConfigurationProvider
        let configuration = provider?(path.indexPath)
        return configuration?.actions.isEmpty == true ? nil : configuration
    }
}
