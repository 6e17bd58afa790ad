// The only file of this module that checks whether UIKit is available. It re-exports UIKit or the headless replacement,
// so that a cell needs only `import CellDirector` on both iOS and Linux.

@_exported import CellActions
@_exported import Foundation

#if canImport(UIKit)
@_exported import UIKit
import ObjectiveC
#else
@_exported import HeadlessUIKit
#endif

// A view's binding to a row, and the state shared by the directors of a list, are stored in associated objects on Apple
// platforms, and in stored properties in headless views.
#if canImport(UIKit)
@MainActor private var cellBindingKey: UInt8 = 0
@MainActor private var registrationsKey: UInt8 = 0

extension UIView {
    /// The binding to the row that the view shows, set by a director.
    var cellBinding: CellBinding? {
        get { objc_getAssociatedObject(self, &cellBindingKey) as? CellBinding }
        set { objc_setAssociatedObject(self, &cellBindingKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

    /// The binding to the row that the view itself shows. Looking up an associated object takes a lock, so only views
    /// that may show a row are queried. Among the views from the sender of an action up to its cell, there is nearly
    /// always only one such view: the cell itself.
    var ownRow: CellBinding? { mayShowRow ? cellBinding : nil }

    /// Returns the first view above this view in the responder chain that shows a row, together with its binding.
    func rowAbove() -> (view: AnyObject, binding: CellBinding)? {
        guard let next else { return nil }
        for case let view as UIView in sequence(first: next, next: \.next) {
            if let binding = view.ownRow { return (view, binding) }
        }
        return nil
    }
}

extension UIScrollView {
    var keptByDirectors: AnyObject? {
        get { objc_getAssociatedObject(self, &registrationsKey) as AnyObject? }
        set { objc_setAssociatedObject(self, &registrationsKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }
}
#else
extension UIView {
    /// The binding to the row that the view shows, set by a director. Only this setter writes the `binding` property,
    /// so the downcast is safe.
    var cellBinding: CellBinding? {
        get {
            guard let binding else { return nil }
            return unsafeDowncast(binding, to: CellBinding.self)
        }
        set { binding = newValue }
    }

    /// The binding to the row that the view itself shows.
    var ownRow: CellBinding? { cellBinding }

    /// Returns the first view above this view in the responder chain that shows a row, together with its binding.
    func rowAbove() -> (view: AnyObject, binding: CellBinding)? {
        guard let (view, binding) = nearestBoundAbove() else { return nil }
        return (view, unsafeDowncast(binding, to: CellBinding.self))
    }
}
#endif

// The platform-dependent requirements of `DirectedList`.
#if canImport(UIKit)
extension UIScrollView {
    var showsRows: Bool { window != nil }

    var isOnScreen: Bool { window != nil }

    func cellNow(at indexPath: IndexPath) -> UIView? {
        (self as? UITableView)?.cellForRow(at: indexPath) ?? (self as? UICollectionView)?.cellForItem(at: indexPath)
    }

    func afterDisplaying(_ work: @escaping @MainActor () -> Void) { DispatchQueue.main.async(execute: work) }

    func afterLayouts(_ work: @escaping @MainActor () -> Void) { DispatchQueue.main.async(execute: work) }

    var isDisplaying: Bool { false }

    /// UIKit documents that an empty batch update makes a table query heights again and keep its cells
    /// (`UITableView.beginUpdates()`). It is unverified that headers and footers are then inserted and removed
    /// according to their heights. In a collection view, the layout determines the supplementary views. A section whose
    /// views are still not current is reloaded, which dismisses the keyboard.
    func replaceViews(_ views: [SectionViewPlace], _ isCurrent: (SectionViewPlace) -> Bool) {
        (self as? UITableView)?.performBatchUpdates(nil)
        layoutIfNeeded()
        let sections = IndexSet(views.filter { !isCurrent($0) }.map(\.section))
        guard !sections.isEmpty else { return }
        (self as? UITableView)?.reloadSections(sections, with: .automatic)
        (self as? UICollectionView)?.reloadSections(sections)
    }

    func refuse(_ reason: String) { NSException(name: .internalInconsistencyException, reason: reason).raise() }
}
#else
extension ListScrollView {
    var showsRows: Bool { isShowingRows }

    var isOnScreen: Bool { window != nil || isInControllerOnScreen }

    func cellNow(at indexPath: IndexPath) -> UIView? { presentCell(at: indexPath) }

    func afterDisplaying(_ work: @escaping @MainActor () -> Void) { afterLayout(work) }

    func afterLayouts(_ work: @escaping @MainActor () -> Void) { afterCurrentLayouts(work) }

    var isDisplaying: Bool { isCountingOrShowing }

    func replaceViews(_ views: [SectionViewPlace], _ isCurrent: (SectionViewPlace) -> Bool) {
        askAgain(forSectionViews: views.map { ($0.section, $0.kind == .header) })
    }

    func refuse(_ reason: String) { stop(reason) }
}
#endif

extension UICollectionView {
    /// Makes the layout ask for the layouts of all sections again. In a headless list, the items keep their measured
    /// sizes if their section's layout arranges them in the same way.
    func askForLayoutsAgain() {
        #if canImport(UIKit)
        collectionViewLayout.invalidateLayout()
        #else
        measureLayoutsAgain()
        #endif
    }
}

extension UIView {
    /// Whether the user is editing text in the view or, if it is a cell, has swiped it open or is dragging it.
    var isBeingEdited: Bool { cellState?.isSwiped == true || isBeingReordered || isEditingText }

    /// Whether the view is a cell that the user is dragging to a different position.
    var isBeingReordered: Bool { cellState?.isReordering == true }

    private var cellState: UICellConfigurationState? {
        (self as? UITableViewCell)?.configurationState ?? (self as? UICollectionViewCell)?.configurationState
    }

    /// Whether the user is editing text in the view. Any first responder in the view counts.
    var isEditingText: Bool { isFirstResponder || subviews.contains { $0.isEditingText } }

    /// Configures a view and, if the text that is being edited in it stays the same, preserves the caret. UIKit moves
    /// the caret to the end whenever the text is set.
    func keepingCaret(_ configure: () -> Void) {
        #if canImport(UIKit)
        let input = textInput
        let (text, selection) = (input?.enteredText, input?.selectedTextRange)
        configure()
        if let input, input.isFirstResponder, input.enteredText == text { input.selectedTextRange = selection }
        #else
        configure()
        #endif
    }
}

#if canImport(UIKit)
extension UIView {
    /// The view where the user is editing text.
    fileprivate var textInput: (any UIView & UITextInput)? {
        if isFirstResponder { return self as? any UIView & UITextInput }
        return subviews.lazy.compactMap(\.textInput).first
    }
}

extension UITextInput {
    fileprivate var enteredText: String? {
        textRange(from: beginningOfDocument, to: endOfDocument).flatMap { text(in: $0) }
    }
}
#endif

// Hides delegate methods whose mere presence changes the list's behavior, regardless of what the methods return.
#if canImport(UIKit)
extension ListAdapter {
    /// Whether the adapter, or the app's delegate, responds to a selector.
    ///
    /// A list checks which methods its delegate implements when the delegate is set. Some methods stay hidden until a
    /// handler is registered, because a list behaves differently if its delegate implements them. For example:
    ///
    /// - Estimated heights: a table uses estimates even if the table's properties disable them.
    /// - The Delete button's title: a table ignores its default title.
    /// - Indentation: a table ignores the cell's setting.
    /// - Sizes: a flow layout requests the size of every item, even if there are many.
    /// - Context menus: each long press waits for a menu.
    ///
    /// Methods that the adapter does not implement are available if the app's delegate implements them.
    nonisolated override func responds(to selector: Selector!) -> Bool {
        let isOwn = super.responds(to: selector)
        guard let selector, Thread.isMainThread else { return isOwn }
        return MainActor.assumeIsolated {
            if let question = Self.question(selector) { return isAnswered(question) }
            return isOwn || delegate?.responds(to: selector) == true
        }
    }

    nonisolated override func forwardingTarget(for selector: Selector!) -> Any? {
        guard Thread.isMainThread else { return super.forwardingTarget(for: selector) }
        nonisolated(unsafe) var target: Any?
        MainActor.assumeIsolated { target = delegate }
        return target
    }

    private static func question(_ selector: Selector) -> ActionName? {
        assert(Set(hiddenMethods.keys) == Set(hiddenQuestions), "each hidden question has its methods here")
        return hiddenMethods.first { $0.value.contains(selector) }?.key
    }

    private static let hiddenMethods: [ActionName: [Selector]] = [
        RowQuestion<Void, CGFloat>.height.name: [
            #selector(UITableViewDelegate.tableView(_:heightForRowAt:)),
            #selector(UITableViewDelegate.tableView(_:heightForHeaderInSection:)),
            #selector(UITableViewDelegate.tableView(_:heightForFooterInSection:)),
        ],
        RowQuestion<Void, CGFloat>.estimatedHeight.name: [
            #selector(UITableViewDelegate.tableView(_:estimatedHeightForRowAt:)),
            #selector(UITableViewDelegate.tableView(_:estimatedHeightForHeaderInSection:)),
            #selector(UITableViewDelegate.tableView(_:estimatedHeightForFooterInSection:)),
        ],
        RowQuestion<Void, Bool>.shouldIndentWhileEditing.name: [
            #selector(UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:))
        ],
        RowQuestion<Void, String?>.deleteTitle.name: [
            #selector(UITableViewDelegate.tableView(_:titleForDeleteConfirmationButtonForRowAt:))
        ],
        RowQuestion<CGPoint, UIContextMenuConfiguration?>.contextMenu.name: [
            #selector(UITableViewDelegate.tableView(_:contextMenuConfigurationForRowAt:point:)),
            #selector(UICollectionViewDelegate.collectionView(_:contextMenuConfigurationForItemsAt:point:)),
        ],
        RowQuestion<Void, CGSize>.size.name: [
            #selector(UICollectionViewDelegateFlowLayout.collectionView(_:layout:sizeForItemAt:))
        ],
    ]
}

extension ListAdapter {
    /// Makes the list check its delegate's methods again when the app's delegate is deallocated, since the list would
    /// otherwise call methods that are no longer available.
    func showMethodsAfter(_ delegate: AnyObject?) {
        guard let delegate else { return }
        let end = EndOfObject { [weak self] in self?.showMethods() }
        let key = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        objc_setAssociatedObject(delegate, key, end, .OBJC_ASSOCIATION_RETAIN)
    }
}

/// An object that is associated with another object, is deallocated together with it, and then performs work.
private final class EndOfObject: Sendable {
    private let work: @MainActor @Sendable () -> Void

    init(_ work: @escaping @MainActor @Sendable () -> Void) { self.work = work }

    deinit { onMainActor(work) }
}

extension UICollectionViewLayout {
    /// Returns the layout's item size. On iOS this method is never called, because the delegate method that calls it is
    /// hidden until a `.size` handler is registered.
    func sizeLeftOut(in collectionView: UICollectionView, at indexPath: IndexPath) -> CGSize {
        (self as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
}
#else
extension ListAdapter {
    /// Does nothing, because a headless list checks its delegate's methods on each call.
    func showMethodsAfter(_ delegate: AnyObject?) {}
}

extension UICollectionViewLayout {
    /// Calls the default implementation of `collectionView(_:layout:sizeForItemAt:)`, which informs a flow layout that
    /// its delegate does not provide sizes.
    func sizeLeftOut(in collectionView: UICollectionView, at indexPath: IndexPath) -> CGSize {
        SilentDelegate().collectionView(collectionView, layout: self, sizeForItemAt: indexPath)
    }
}

private final class SilentDelegate: NSObject, UICollectionViewDelegateFlowLayout {}
#endif
