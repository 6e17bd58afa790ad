import CellDirector
import HeadlessUIKit

/// A screen of an app, on which tests and scripts find views and touch them.
///
///     let screen = OpenScreen(FeedViewController(people))
///     try screen.row(2).button("Follow").tap()
///     XCTAssertEqual(try screen.row(2).button().text, "Following")
///
/// Everything that is found has the name that a script gives it, and is found with the same strictness: see
/// ``ScreenElement``.
@MainActor
public final class OpenScreen {
    package let opened: ReplayScreen
    /// The screen's own controller. Other controllers may be presented on it.
    public let controller: UIViewController
    /// The view that the current step touches or checks. For a row that is off screen, it is the row's list, and if
    /// nothing was found, it is `nil`.
    var subject: UIView? {
        get {
            guard foundView == nil, let (path, list) = foundRow else { return foundView }
            return list.cellInSight(at: path) ?? list
        }
        set {
            foundRow = nil
            foundView = newValue
        }
    }
    private var foundView: UIView?
    /// The row that the current step acts on or checks, if it is not a different view.
    var foundRow: (path: IndexPath, list: ListScrollView)? { didSet { foundView = nil } }
    /// A cache of the lists that are not inside rows, together with the root view and the version of the view tree in
    /// which they were found.
    var foundLists: (lists: [ListScrollView], root: UIView, treeChanges: Int)?

    /// The names of all actions that are handled or observed on this screen, that have been dispatched on it, or that
    /// every list sends.
    var knownActions: Set<String> = []
    /// The version of the view tree that was last searched for handlers.
    var knownActionsTree = 0

    /// The view of the controller that was presented last or, if no controller is presented, of the screen's own
    /// controller.
    package var root: UIView { controller.topmost.view }

    /// The views of the screen and of all controllers presented on it.
    var roots: [UIView] {
        controller.drawnStack.compactMap(\.viewIfLoaded)
    }

    init(_ screen: ReplayScreen, _ controller: UIViewController) {
        opened = screen
        self.controller = controller
        controller.beginAppearanceTransition(true, animated: false)
        controller.endAppearanceTransition()
        firstFront = front
    }

    /// Opens a screen, as a script does: the controller's view gets the size of the device, and its appearance methods
    /// are called. If the view is already in a window, nothing changes.
    public convenience init(_ controller: UIViewController) {
        if controller.viewIfLoaded?.window != nil {
            self.init(shown: controller)
        } else {
            self.init(ReplayScreen("\(type(of: controller))") { controller }, controller)
        }
        root.layoutIfNeeded()
    }

    /// Makes a controller appear that has not appeared yet, in a window or on a screen.
    package static func appear(_ controller: UIViewController) {
        if !controller.isComing { _ = OpenScreen(controller) }
    }

    /// Opens a screen on a device, in a style, with a text size and in a direction.
    ///
    /// - Throws: ``ScreenError`` if there is no device with the name in the settings.
    public convenience init(_ controller: UIViewController, settings: ReplaySettings) throws {
        guard let device = settings.heldDevice else {
            let name = settings.device ?? ""
            let hint = Suggestion.clause(for: name, among: ReplaySettings.deviceNames)
            throw ScreenError("there is no device \(ScriptSpelling.text(name))\(hint)")
        }
        settings.apply(to: device)
        self.init(controller)
    }

    /// Creates a screen for a controller that is already shown.
    init(shown controller: UIViewController) {
        opened = ReplayScreen("") { controller }
        self.controller = controller
        firstFront = front
    }

    /// The title in the navigation bar of the visible controller.
    public var title: String? { Self.title(of: front) }

    static func title(of controller: UIViewController) -> String? {
        controller.navigationItem.title
    }

    /// The controller whose content is visible.
    var front: UIViewController { Self.front(of: controller.topmost) }

    /// The controller whose content is visible, ignoring presented controllers.
    var visibleController: UIViewController { Self.front(of: controller) }

    private static func front(of controller: UIViewController) -> UIViewController {
        var front = controller
        while let inner = front.visibleChild { front = inner }
        return front
    }

    /// The visible controller at the time the screen was opened.
    private(set) weak var firstFront: UIViewController?

    /// Closes the screen: editing ends, and appearance methods are called.
    public func close() {
        root.endEditing(true)
        controller.beginAppearanceTransition(false, animated: false)
        controller.endAppearanceTransition()
    }
}

// MARK: - Messages

extension OpenScreen {
    /// Returns a clause that states which rows are visible.
    func visible(_ list: ListScrollView) -> String {
        let cells = list.cellsInSight
        guard let first = cells.first?.indexPath, let last = cells.last?.indexPath else { return "no rows are visible" }
        if first.section == last.section {
            return "rows \(first.row) to \(last.row)\(Locator.clause(first.section)) are visible"
        }
        return "row \(first.row) of section \(first.section) to row \(last.row) of section \(last.section) are visible"
    }

    /// Returns a clause for the end of an error message. The clause suggests the most similar known name or, if no name
    /// is similar, lists known names; it is empty if no names are known.
    func meant(_ name: String, _ known: [String]) -> String {
        if let nearest = Suggestion.nearest(to: name, among: known) {
            return "; did you mean \(ScriptSpelling.text(nearest, unlike: name))?"
        }
        if known.isEmpty { return "" }
        var seen: Set<String> = []
        let each = known.filter { seen.insert($0).inserted }
        let some = each.prefix(6).map(ScriptSpelling.text).joined(separator: ", ")
        return "; there is \(some)" + (each.count > 6 ? ", …" : "")
    }

    /// Joins alternative names into a text such as `a or b`. At most ``choiceLimit`` names are listed.
    static func choice(_ ways: [String]) -> String {
        let some = ways.prefix(choiceLimit).joined(separator: " or ")
        let more = ways.count - choiceLimit
        return some + (more > 0 ? more == 1 ? "; 1 more is not listed" : "; the other \(more) are not listed" : "")
    }
    static let choiceLimit = 6

    static func count(_ count: Int, _ noun: String) -> String {
        count == 1 ? "one \(noun)" : "\(count) \(noun)s"
    }
}
