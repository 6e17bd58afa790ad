import Foundation

/// A cell, header or footer, which a list uses again.
package protocol ReusableView: UIView {
    var reuseIdentifier: String? { get }
    /// What a list knows of the view.
    var reuse: ReuseState { get set }
    func prepareForReuse()
}

/// What a list knows of a view that it uses again.
package struct ReuseState {
    var identifier: String?
    /// Where a list shows the view as a row's now; `nil` off screen.
    var path: RowPath?
    /// Whether a collection view asked for the view as a header or footer, which a cell may be as well.
    var isSectionView = false
    /// How large the view wants to be, as it was measured last; `nil`: it is to be measured.
    var fit: Fit?
    /// What the section is, in a collection view; `nil`: what the list is.
    var listEnvironment: UIListEnvironment?
    /// Whether a handler of visible items has changed the view.
    var isAdjusted = false
    /// Views of higher levels are in front: four for each z-index, and 0 to 2 for decorations, cells and badges, headers and footers.
    var level = 1
    /// By how much a handler of visible items has raised it.
    var lift = 0
    /// Whether the view's configurations are to follow its state before it is shown or laid out again.
    var needsConfigurationUpdate = true
}

/// How large a view wants to be at a breadth, in points.
package struct Fit {
    let breadth: Double
    /// `nil`: the view does not say.
    let size: CGSize?
}

/// One row on screen, of a table or of a collection view.
package protocol ListCell: ReusableView {
    var contentView: UIView { get }
    var isSelected: Bool { get set }
    var isHighlighted: Bool { get set }
    var isEditing: Bool { get set }
    /// Whether a swipe has opened the row to its actions.
    var isSwiped: Bool { get set }
    /// The minus that it shows, if it shows one.
    var deleteControl: UIControl? { get }
}

extension ListCell {
    /// Where a list shows it now; `nil` off screen.
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

    /// The view wants to be larger or smaller, perhaps. Its list measures it again, if it does that.
    func setNeedsFitting() {
        guard reuse.fit != nil, let list = superviewStorage?.listEngine?.list, list.selfSizes else { return }
        reuse.fit = nil
        list.setNeedsLayout()
    }

    /// Constraints inside have changed. Its list measures the view again, if it does that for their sake.
    func setNeedsFittingByConstraints() {
        guard reuse.fit != nil, superviewStorage?.listEngine?.list.followsConstraints == true else { return }
        setNeedsFitting()
    }
}

// MARK: - Making views of registered classes

/// A view that can be made of its class alone.
///
/// UIKit makes a view of a registered class by its usual initializer, whichever class declared that. Swift lets only a required
/// initializer be called on a class that is known when the program runs, and asks every subclass with an initializer of its
/// own for the required ones, unless they are unavailable. So they are unavailable, and so are the conformances to this protocol,
/// which a cast finds all the same. A class that leaves out its superclass's initializer can't be made here, and stops as in UIKit.
@MainActor
protocol RegisteredView: ReusableView {
    init(registeredFor reuseIdentifier: String)
}
