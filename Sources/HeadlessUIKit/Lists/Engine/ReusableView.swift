import Foundation

/// A view that a list reuses, such as a cell, header or footer.
package protocol ReusableView: UIView {
    var reuseIdentifier: String? { get }
    /// The state that the list keeps for the view.
    var reuse: ReuseState { get set }
    func prepareForReuse()
}

/// The state that a list keeps for a reusable view.
package struct ReuseState {
    var identifier: String?
    /// The row that the view shows as a cell; `nil` if the view is not the cell of a visible row.
    var path: RowPath?
    /// The element kind for which a collection view dequeued the view as a supplementary view; `nil` for a view that
    /// was dequeued as a cell. A cell class can also be registered for supplementary views.
    var kind: String?
    /// The fitting size that was measured last; `nil` if the view must be measured.
    var fit: Fit?
    /// The list environment of the view's section in a collection view; `nil` for the environment of the whole list.
    var listEnvironment: UIListEnvironment?
    /// Whether the view is the cell of a placeholder.
    var isPlaceholder = false
    /// Whether a `visibleItemsInvalidationHandler` has changed the view.
    var isAdjusted = false
    /// The z-order level; views with higher levels are in front. There are four levels for each z-index: 0 for
    /// decorations, 1 for cells and badges, 2 for headers and footers; level 3 is unused.
    var level = 1
    /// The number of levels by which a `visibleItemsInvalidationHandler` has raised the view; negative if it has
    /// lowered the view.
    var lift = 0
    /// Whether the view's configurations must be updated before the view is shown or laid out again.
    var needsConfigurationUpdate = true
}

/// A view's fitting size at a breadth, in points.
package struct Fit {
    let breadth: Double
    /// The size; `nil` if the view has no fitting size.
    let size: CGSize?
}

/// A cell of a table or collection view.
package protocol ListCell: ReusableView {
    var contentView: UIView { get }
    var isSelected: Bool { get set }
    var isHighlighted: Bool { get set }
    var isEditing: Bool { get set }
    /// Whether the row has been swiped open to reveal its actions.
    var isSwiped: Bool { get set }
    /// The states of the cell in a drag.
    var dragAndDrop: CellDragAndDrop { get set }
    func dragAndDropDidChange(isDrag: Bool)
    func setNeedsUpdateConfiguration()
    /// The cell's delete control, if it is shown.
    var deleteControl: UIControl? { get }
}

extension ListCell {
    /// The row that the cell shows; `nil` if the cell is not on screen.
    var path: RowPath? {
        get { reuse.path }
        set { reuse.path = newValue }
    }
}

extension ReusableView {
    var needsConfigurationUpdate: Bool {
        get { reuse.needsConfigurationUpdate }
        set { reuse.needsConfigurationUpdate = newValue }
    }

    /// Requests that the list measure the view again, because its fitting size may have changed. Has no effect if
    /// self-sizing invalidation is disabled.
    func setNeedsFitting() {
        guard reuse.fit != nil, let list = superviewStorage?.listEngine?.list, list.selfSizes else { return }
        reuse.fit = nil
        list.setNeedsLayout()
    }

    /// Requests that the list measure the view again, because constraints inside it have changed. Has no effect unless
    /// self-sizing invalidation includes constraints.
    func setNeedsFittingByConstraints() {
        guard reuse.fit != nil, superviewStorage?.listEngine?.list.followsConstraints == true else { return }
        setNeedsFitting()
    }
}

// MARK: - Creating views of registered classes

/// A view that can be created from its class at run time.
///
/// UIKit creates a view of a registered class by calling its usual initializer, regardless of which class declares that
/// initializer. In Swift, only a required initializer can be called on a class that is known only at run time, and
/// every subclass with its own initializers must implement the required ones, unless they are unavailable. For this
/// reason, the initializers are marked unavailable, and so are the conformances to this protocol; a dynamic cast finds
/// the conformances anyway. A view whose class neither inherits nor overrides this initializer can't be created: the
/// program stops, as in UIKit.
@MainActor
protocol RegisteredView: ReusableView {
    init(registeredFor reuseIdentifier: String)
}
