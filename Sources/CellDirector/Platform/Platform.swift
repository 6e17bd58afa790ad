// The one file that asks whether there is UIKit. With it, `import CellDirector` is all that a cell needs, on iOS and
// on Linux alike.

@_exported import CellActions
@_exported import Foundation

#if canImport(UIKit)
@_exported import UIKit
import ObjectiveC
#else
@_exported import HeadlessUIKit
#endif

// Where a view keeps its binding to a row: an associated object on Apple's runtime, a stored property headlessly.
#if canImport(UIKit)
extension UIView {
    /// The row that the view shows, as a director told it.
    var cellBinding: CellBinding? {
        get { objc_getAssociatedObject(self, &cellBindingKey) as? CellBinding }
        set { objc_setAssociatedObject(self, &cellBindingKey, newValue, .OBJC_ASSOCIATION_RETAIN_NONATOMIC) }
    }

}

extension UIView {
    /// The row that the view itself shows. Each look-up of an associated object takes a lock: of the views that an action passes
    /// only those that may show a row are asked, nearly always one.
    var ownRow: CellBinding? { mayShowRow ? cellBinding : nil }

    /// The first view up the responder chain, above this one, that shows a row, and the row.
    func rowAbove() -> (view: AnyObject, binding: CellBinding)? {
        var responder = next
        while let current = responder {
            if let view = current as? UIView, let binding = view.ownRow { return (view, binding) }
            responder = current.next
        }
        return nil
    }
}

@MainActor private var cellBindingKey: UInt8 = 0
#else
extension UIView {
    /// The row that the view shows, as a director told it. Nobody but this setter writes what is read here.
    var cellBinding: CellBinding? {
        get {
            guard let binding else { return nil }
            return unsafeDowncast(binding, to: CellBinding.self)
        }
        set { binding = newValue }
    }
}

extension UIView {
    /// The row that the view itself shows.
    var ownRow: CellBinding? { cellBinding }

    /// The first view up the responder chain, above this one, that shows a row, and the row.
    func rowAbove() -> (view: AnyObject, binding: CellBinding)? {
        guard let (view, binding) = nearestBoundAbove() else { return nil }
        return (view, unsafeDowncast(binding, to: CellBinding.self))
    }
}
#endif

// What tables and collection views have in common: the nearest type that both inherit from.
#if canImport(UIKit)
typealias AnyListView = UIScrollView
#else
typealias AnyListView = ListScrollView
#endif

// What the directors of a list share: kept as a view's binding is.
#if canImport(UIKit)
extension UIScrollView {
    /// The cell types that the list's directors have registered.
    var registrations: CellRegistrations {
        if let known = objc_getAssociatedObject(self, &registrationsKey) as? CellRegistrations { return known }
        let registrations = CellRegistrations()
        objc_setAssociatedObject(self, &registrationsKey, registrations, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return registrations
    }
}

@MainActor private var registrationsKey: UInt8 = 0
#else
extension ListScrollView {
    /// The cell types that the list's directors have registered.
    var registrations: CellRegistrations {
        if let known = keptByDirectors as? CellRegistrations { return known }
        let registrations = CellRegistrations()
        keptByDirectors = registrations
        return registrations
    }
}
#endif

extension AnyListView {
    /// Whether the list shows rows that an update could change. UIKit's lists do so only in a window.
    var showsRows: Bool {
        #if canImport(UIKit)
        window != nil
        #else
        isShowingRows
        #endif
    }

    /// Whether the list is in a window or, headlessly, in the view of a controller that has appeared.
    var isOnScreen: Bool {
        #if canImport(UIKit)
        window != nil
        #else
        window != nil || isInControllerOnScreen
        #endif
    }

    /// The cell that shows a row at this moment: nothing that is pending is carried out for the answer, headlessly.
    func cellNow(at indexPath: IndexPath) -> UIView? {
        #if canImport(UIKit)
        (self as? UITableView)?.cellForRow(at: indexPath) ?? (self as? UICollectionView)?.cellForItem(at: indexPath)
        #else
        presentCell(at: indexPath)
        #endif
    }

    /// Does work when the list has brought the cells on and off screen that it is busy with.
    func afterDisplaying(_ work: @escaping @MainActor () -> Void) {
        #if canImport(UIKit)
        DispatchQueue.main.async(execute: work)
        #else
        afterLayout(work)
        #endif
    }

    /// Replaces headers and footers by those that there are now, and nothing else as far as the list can.
    ///
    /// UIKit documents that an empty batch update asks a table for heights again and keeps its cells
    /// (`UITableView.beginUpdates()`); that headers and footers come and go with their heights is unverified. Where they
    /// don't, and in collection views, whose layouts say what is shown, their sections are reloaded: the keyboard is lost then.
    func replaceViews(_ views: [SectionViewPlace], _ isCurrent: (SectionViewPlace) -> Bool) {
        #if canImport(UIKit)
        (self as? UITableView)?.performBatchUpdates(nil)
        layoutIfNeeded()
        let sections = IndexSet(views.filter { !isCurrent($0) }.map(\.section))
        guard !sections.isEmpty else { return }
        (self as? UITableView)?.reloadSections(sections, with: .automatic)
        (self as? UICollectionView)?.reloadSections(sections)
        #else
        askAgain(forSectionViews: views.map { ($0.section, $0.kind == .header) })
        #endif
    }

    /// Stops on a programmer's error: on iOS as UIKit does, headlessly by way of the handler that a test can replace.
    func refuse(_ reason: String) {
        #if canImport(UIKit)
        NSException(name: .internalInconsistencyException, reason: reason).raise()
        #else
        stop(reason)
        #endif
    }
}

extension UIView {
    /// Whether the user edits text in the view or, if it is a cell, has swiped it open or drags it to another place.
    var isBeingEdited: Bool { cellState?.isSwiped == true || isBeingReordered || isEditingText }

    /// Whether the user drags the view, a cell, to another place.
    var isBeingReordered: Bool { cellState?.isReordering == true }

    private var cellState: UICellConfigurationState? {
        (self as? UITableViewCell)?.configurationState ?? (self as? UICollectionViewCell)?.configurationState
    }

    /// Whether the user edits text in the view.
    var isEditingText: Bool { isFirstResponder || subviews.contains { $0.isEditingText } }

    /// Configures a view, and leaves the caret of a text field in it where the user put it: UIKit's moves it to the end when
    /// its text is set, also to the same text.
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
    /// The view in which the user edits text.
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

// Where the absence of a method makes a difference that no answer can express.
#if canImport(UIKit)
extension ListAdapter {
    /// A list asks its delegate once, when it gets it, which methods there are. Some are hidden until somebody answers: with a
    /// method for estimates a table makes estimates, even where its own properties say not to; with one for the title of
    /// Delete, or for indentation, its own title and the cell's say are of no account; with one for sizes a flow layout asks
    /// for each, even of a million; with one for menus each long press waits for one. What is left out is there if the user's
    /// delegate has it.
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
        assert(Set(hiddenMethods.keys) == hiddenQuestions, "each hidden question has its methods here")
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
    /// Lets the list look for methods again when the user's delegate goes: it would call what is there no more.
    func showMethodsAfter(_ delegate: AnyObject?) {
        guard let delegate else { return }
        let end = EndOfObject { [weak self] in self?.showMethods() }
        let key = UnsafeRawPointer(Unmanaged.passUnretained(self).toOpaque())
        objc_setAssociatedObject(delegate, key, end, .OBJC_ASSOCIATION_RETAIN)
    }
}

/// Goes with the object that it is associated with, and does something then.
private final class EndOfObject: Sendable {
    private let work: @MainActor @Sendable () -> Void

    init(_ work: @escaping @MainActor @Sendable () -> Void) { self.work = work }

    deinit { onMainActor(work) }
}

extension UICollectionViewLayout {
    /// What a flow layout never asks for on iOS, where the method is hidden.
    func sizeLeftOut(in collectionView: UICollectionView, at indexPath: IndexPath) -> CGSize {
        (self as? UICollectionViewFlowLayout)?.itemSize ?? .zero
    }
}
#else
extension ListAdapter {
    /// A headless list asks its delegate each time.
    func showMethodsAfter(_ delegate: AnyObject?) {}
}

extension UICollectionViewLayout {
    /// Tells a flow layout that its delegate gives no sizes, as a delegate without the method does.
    func sizeLeftOut(in collectionView: UICollectionView, at indexPath: IndexPath) -> CGSize {
        SilentDelegate().collectionView(collectionView, layout: self, sizeForItemAt: indexPath)
    }
}

private final class SilentDelegate: NSObject, UICollectionViewDelegateFlowLayout {}
#endif
