import Foundation

/// The size of an item in a collection view, and the spacing around it. Mirrors `NSCollectionLayoutItem` and its
/// members, UIKit.
@MainActor @preconcurrency
open class NSCollectionLayoutItem: NSObject, NSCopying {
    open private(set) var layoutSize: NSCollectionLayoutSize
    /// The views attached to the item, such as badges. They have the item's index path.
    open var supplementaryItems: [NSCollectionLayoutSupplementaryItem] { attachedItems }
    fileprivate final var attachedItems: [NSCollectionLayoutSupplementaryItem]
    /// The insets of the content from the item's bounds, in points. They have no effect along an estimated dimension.
    open var contentInsets = NSDirectionalEdgeInsets.zero
    /// The spacing around an item in its group. Flexible spacing around a section's outermost group always has its
    /// minimum length.
    open var edgeSpacing: NSCollectionLayoutEdgeSpacing?

    public convenience init(layoutSize: NSCollectionLayoutSize) {
        self.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    public init(layoutSize: NSCollectionLayoutSize, supplementaryItems: [NSCollectionLayoutSupplementaryItem]) {
        self.layoutSize = layoutSize
        attachedItems = supplementaryItems
    }

    /// Returns a new item with the same properties, except for the properties that `copied()` copies.
    func remade() -> NSCollectionLayoutItem {
        NSCollectionLayoutItem(layoutSize: layoutSize, supplementaryItems: supplementaryItems)
    }

    func copied() -> NSCollectionLayoutItem {
        let copy = remade()
        copy.contentInsets = contentInsets
        copy.edgeSpacing = edgeSpacing
        return copy
    }

    func content(_ traits: UITraitCollection) -> GroupNode.Content { .item }

    /// Returns a node that represents the item when layouts are computed for a collection view with the given traits.
    final func node(_ traits: UITraitCollection) -> GroupNode {
        let node = GroupNode(
            width: layoutSize.widthDimension.length, height: layoutSize.heightDimension.length,
            content: content(traits))
        node.insets = contentInsets
        node.leading = edgeSpacing?.leading?.space
        node.top = edgeSpacing?.top?.space
        node.trailing = edgeSpacing?.trailing?.space
        node.bottom = edgeSpacing?.bottom?.space
        node.supplementaries = supplementaryItems
        return node
    }

    /// Returns a copy. Copying an instance of an app-defined subclass creates an instance of its UIKit superclass.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { MainActor.assumeIsolated { copied() } }
}

/// A group of items that are arranged in a line, or positioned by custom code. Mirrors `NSCollectionLayoutGroup` and
/// its members, UIKit. The class methods return `NSCollectionLayoutGroup`; UIKit's return `Self`.
@MainActor @preconcurrency
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
    private enum Arrangement {
        case line(isHorizontal: Bool, GroupNode.Repeats)
        case custom(NSCollectionLayoutGroupCustomItemProvider)
    }

    private let arrangement: Arrangement
    open private(set) var subitems: [NSCollectionLayoutItem]
    /// The views attached to the group. Their index paths contain the group's number in its section (unverified).
    open override var supplementaryItems: [NSCollectionLayoutSupplementaryItem] {
        get { attachedItems }
        set { attachedItems = newValue }
    }
    /// The spacing between the items in a line.
    open var interItemSpacing: NSCollectionLayoutSpacing?

    private init(
        _ layoutSize: NSCollectionLayoutSize, _ arrangement: Arrangement, _ subitems: [NSCollectionLayoutItem]
    ) {
        self.arrangement = arrangement
        self.subitems = subitems
        super.init(layoutSize: layoutSize, supplementaryItems: [])
    }

    override func remade() -> NSCollectionLayoutItem {
        let copy = NSCollectionLayoutGroup(layoutSize, arrangement, subitems)
        copy.supplementaryItems = supplementaryItems
        copy.interItemSpacing = interItemSpacing
        return copy
    }

    private static func line(
        _ isHorizontal: Bool, _ layoutSize: NSCollectionLayoutSize, _ subitems: [NSCollectionLayoutItem],
        _ repeats: GroupNode.Repeats
    ) -> NSCollectionLayoutGroup {
        if subitems.isEmpty {
            ListException.raise(
                ListException("At least 1 subitem is required for a group", name: "NSInternalInconsistencyException"))
        }
        switch repeats {
        case .times(let count), .sharing(let count):
            guard count < 1 else { break }
            ListException.raise(
                ListException(
                    "Invalid parameter not satisfying: count > 0", name: "NSInternalInconsistencyException"))
            return NSCollectionLayoutGroup(layoutSize, .line(isHorizontal: isHorizontal, .times(1)), subitems)
        case .untilFull: break
        }
        return NSCollectionLayoutGroup(layoutSize, .line(isHorizontal: isHorizontal, repeats), subitems)
    }

    /// Returns a group that repeats its subitems from leading to trailing until no more fit. The group always contains
    /// at least one item, even if that item doesn't fit. Raises an exception if there are no subitems.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { line(true, layoutSize, subitems, .untilFull) }

    /// Returns a group that repeats a subitem from leading to trailing `count` times. Raises an exception if `count` is
    /// not positive (the message is unverified).
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { line(true, layoutSize, [subitem], .times(count)) }

    /// Returns a group whose width is divided equally among `count` items. Deprecated since iOS 16.
    open class func horizontal(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { line(true, layoutSize, [subitem], .sharing(count)) }

    /// Returns a group that repeats its subitems from top to bottom until no more fit. The group always contains at
    /// least one item, even if that item doesn't fit. Raises an exception if there are no subitems.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]
    ) -> NSCollectionLayoutGroup { line(false, layoutSize, subitems, .untilFull) }

    /// Returns a group that repeats a subitem from top to bottom `count` times. Raises an exception if `count` is not
    /// positive (the message is unverified).
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, repeatingSubitem subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { line(false, layoutSize, [subitem], .times(count)) }

    /// Returns a group whose height is divided equally among `count` items. Deprecated since iOS 16.
    open class func vertical(
        layoutSize: NSCollectionLayoutSize, subitem: NSCollectionLayoutItem, count: Int
    ) -> NSCollectionLayoutGroup { line(false, layoutSize, [subitem], .sharing(count)) }

    /// Returns a group whose items are positioned by a closure.
    open class func custom(
        layoutSize: NSCollectionLayoutSize, itemProvider: @escaping NSCollectionLayoutGroupCustomItemProvider
    ) -> NSCollectionLayoutGroup { NSCollectionLayoutGroup(layoutSize, .custom(itemProvider), []) }

    /// Mirrors `NSCollectionLayoutGroup.visualDescription()`. Returns the group's `description`.
    open func visualDescription() -> String { description }

    override func content(_ traits: UITraitCollection) -> GroupNode.Content {
        switch arrangement {
        case .line(let isHorizontal, let repeats):
            return .line(
                GroupNode.Line(
                    isHorizontal: isHorizontal, nodes: subitems.map { $0.node(traits) }, repeats: repeats,
                    spacing: interItemSpacing?.space))
        case .custom(let provider):
            return .custom { container in provider(LayoutEnvironment(container, traits)).map(\.frame) }
        }
    }
}

/// Returns the items of a custom group. The environment has the traits of the collection view, and its container has
/// the size and content insets of the group. The frames of the items are relative to the area inside these insets
/// (unverified). Mirrors `NSCollectionLayoutGroupCustomItemProvider`, UIKit.
public typealias NSCollectionLayoutGroupCustomItemProvider =
    (_ layoutEnvironment: any NSCollectionLayoutEnvironment) -> [NSCollectionLayoutGroupCustomItem]

/// The position of an item in a custom group. Mirrors `NSCollectionLayoutGroupCustomItem` and its members, UIKit.
@MainActor @preconcurrency
open class NSCollectionLayoutGroupCustomItem: NSObject, NSCopying {
    open private(set) var frame: CGRect
    /// The z-index. Stored, but not applied.
    open private(set) var zIndex: Int

    public convenience init(frame: CGRect) { self.init(frame: frame, zIndex: 0) }

    public init(frame: CGRect, zIndex: Int) {
        self.frame = frame
        self.zIndex = zIndex
    }

    /// Returns the object itself, because it is immutable.
    nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Mirrors `NSRectAlignment`, UIKit.
public enum NSRectAlignment: Int, Sendable {
    case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing
}
