import Foundation

/// A list, one item a line. Mirrors `UICollectionViewCompositionalLayout`, UIKit, as far as ``list(using:)`` makes one:
/// layouts of groups and of a section provider's sections are not there.
///
/// An item is as high as its cell wants to be, else 44 points; a header or footer as its view wants to be, else 28.
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

    /// A layout whose sections are all lists.
    public static func list(using configuration: UICollectionLayoutListConfiguration)
        -> UICollectionViewCompositionalLayout
    {
        UICollectionViewCompositionalLayout(list: configuration)
    }

    final var showsSeparators: Bool { list.showsSeparators }

    override var measuresRows: Bool { true }

    override func automaticHeight(isHeader: Bool) -> Double? {
        let isThere = isHeader ? list.headerMode == .supplementary : list.footerMode == .supplementary
        return isThere ? 28 : nil
    }

    override func makeGeometry(_ counts: [Int], _ collectionView: UICollectionView) -> ListGeometry {
        let (header, footer) = (automaticHeight(isHeader: true) ?? 0, automaticHeight(isHeader: false) ?? 0)
        let sections = counts.map { count in
            ListGeometry.Section(
                header: header, rows: SectionRows(count: count, estimate: estimatedHeight), footer: footer)
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
