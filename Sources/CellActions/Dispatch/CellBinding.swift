import Foundation

/// The state that a cell keeps about the row it shows: the configurator, the director's handlers for the row, and the
/// item that the cell was last configured with.
///
/// A director creates a binding each time it assigns a row to a cell, and ends the binding when the cell stops showing
/// that row. The binding retains neither the cell nor the director.
@MainActor
package final class CellBinding {
    package let configurator: any CellConfigurator
    private let customizing: (any CellCustomizing)?
    /// The configurator, boxed for observers.
    private(set) lazy var configuratorBox = ConfiguratorBox(configurator)
    /// An unretained reference to the configurator, for callers that know its type.
    let heldConfigurator: HeldReference
    let configuratorType: ObjectIdentifier
    let handlers: RowHandlers
    package let bus: CellActionBus
    /// The handler registry. Calling the handlers of an action does not need the registry, since it uses ``handlers``
    /// directly.
    package private(set) weak var registry: HandlerRegistry?

    /// Whether this binding is in effect: the cell still shows the row, and no other binding has replaced this binding.
    @exclusivity(unchecked) package private(set) var isActive = true
    /// Whether an action has been sent from inside the view since the view was last configured.
    ///
    /// In that case, the user may have changed a control. Comparing items can't detect such a change.
    @exclusivity(unchecked) package private(set) var isTouched = false
    /// The time when the view was last configured, measured by the clock that orders changes to the list's items.
    package var configuredAt = 0
    /// A `Shown` box that contains the item that the view was last configured with.
    private var shown: AnyObject?
    /// The observation of the model that the view was configured with, if the item is a model.
    package private(set) var watch: (any WatchedModel)?
    /// The storage shared by all references to the row, or `nil` if there are no references.
    package private(set) weak var reference: RowReferenceStorage?
    /// The binding that has replaced this binding for the same row in the same cell.
    private var next: CellBinding?
    /// The row's last known index path.
    package var lastIndexPath: IndexPath
    /// The cell's own indentation level, saved while the row's indentation level overrides it.
    package var ownIndentationLevel: Int?

    package init(_ configurator: any CellConfigurator, in registry: HandlerRegistry, indexPath: IndexPath) {
        self.configurator = configurator
        customizing = configurator as? any CellCustomizing
        heldConfigurator = HeldReference(configurator)
        configuratorType = ObjectIdentifier(type(of: configurator))
        self.registry = registry
        bus = registry.bus
        handlers = registry.handlers(for: configurator)
        lastIndexPath = indexPath
    }

    /// Sends an action from the view that shows the row. Marks the view as touched, since the user may have changed a
    /// control in it.
    package func send<Payload>(_ action: CellAction<Payload>, _ payload: Payload, from view: AnyObject) {
        isTouched = true
        bus.post(action, payload, to: self, cell: view, isLast: false)
    }

    /// The row's current binding in the same cell: this binding, or the latest binding that replaced it.
    package var latest: CellBinding { next?.latest ?? self }

    /// The row's current index path, or its last known index path if the row is no longer in the list.
    package var indexPath: IndexPath { registry?.host?.indexPath(of: self) ?? lastIndexPath }

    /// Ends the binding. Called when the cell stops showing the row.
    package func end() {
        isActive = false
        watch = nil
        reference?.didEnd()
    }

    /// Hands the row over to a new binding in the same cell. References to the row move to that binding.
    package func pass(to next: CellBinding) {
        isActive = false
        self.next = next
        next.shown = shown
        next.isTouched = isTouched
        next.configuredAt = configuredAt
        next.watch = watch
        watch = nil
        guard let reference else { return }
        reference.binding = next
        next.reference = reference
    }

    // MARK: Displayed item

    private final class Shown<Item> {
        let item: Item
        let properties: AnyHashable?

        init(_ item: Item, _ properties: AnyHashable?) {
            self.item = item
            self.properties = properties
        }
    }

    /// Records the item that the view is about to be configured with.
    package func willShow<C: CellConfigurator>(_ configurator: C) {
        shown = Shown(configurator.item, customizing?.cellProperties)
        isTouched = false
        watch = nil
    }

    /// Discards the record of the item that the view was last configured with, so that the view counts as outdated.
    package func forgetShown() { shown = nil }

    /// Stores the observation of the model that the view is being configured with.
    package func observe(_ watch: any WatchedModel) { self.watch = watch }

    /// Whether the view shows the row's current content.
    package func hasShown<C: CellConfigurator>(_ configurator: C) -> Bool {
        guard let shown = shown as? Shown<C.Item>, shown.properties == customizing?.cellProperties else {
            return false
        }
        if let watch, shown.item as AnyObject === configurator.item as AnyObject { return !watch.hasChanged }
        return configurator.hasSameContent(as: shown.item)
    }

    // MARK: References

    /// Returns the storage that all references to this binding's row share. Creates the storage if there is none.
    func row(in cell: AnyObject) -> RowReferenceStorage {
        if let reference { return reference }
        let row = RowReferenceStorage(cell, self)
        reference = row
        return row
    }

    /// Takes over the references to this row from the cell that previously showed the row.
    package func take(_ row: RowReferenceStorage, cell: AnyObject) {
        // If the list contains the row twice, the previous cell may still show the row, and later references from that
        // cell need separate storage.
        if row.binding !== self, row.binding.reference === row { row.binding.reference = nil }
        if let reference {
            if reference !== row { row.join(reference) }
        } else {
            row.cell = cell
            row.binding = self
            reference = row
        }
    }
}

/// The storage that all references to the row in a cell share. It remains valid when an update replaces the row's
/// configurator.
@MainActor
package final class RowReferenceStorage {
    fileprivate weak var cell: AnyObject?
    fileprivate var binding: CellBinding
    /// The storage that this storage has been merged into, or `nil` if it has not been merged.
    fileprivate var other: RowReferenceStorage?

    /// The closures to call when the cell stops showing the row.
    private var endings: [@MainActor () -> Void] = []
    private var isHeld = false

    fileprivate init(_ cell: AnyObject, _ binding: CellBinding) {
        self.cell = cell
        self.binding = binding
    }

    /// Calls a closure when the cell stops showing the row. If the cell no longer shows the row, calls the closure
    /// immediately, unless the references are held (see ``hold()``).
    func whenEnded(_ ending: @escaping @MainActor () -> Void) {
        if let other { return other.whenEnded(ending) }
        guard binding.isActive || isHeld else { return ending() }
        endings.append(ending)
    }

    /// Defers the closures passed to ``whenEnded(_:)`` until ``release()`` is called, because a different cell may be
    /// about to show the row.
    package func hold() { isHeld = true }

    package func release() {
        isHeld = false
        if !now.binding.isActive { didEnd() }
    }

    /// Merges this storage into the storage that other references to the same row already share.
    fileprivate func join(_ other: RowReferenceStorage) {
        self.other = other
        for ending in endings { other.whenEnded(ending) }
        endings = []
    }

    fileprivate func didEnd() {
        if isHeld { return }
        let endings = endings
        self.endings = []
        for ending in endings { ending() }
    }

    /// The row's current binding, and the cell that it belongs to. The cell is `nil` if it has been deallocated.
    var now: (cell: AnyObject?, binding: CellBinding) { other?.now ?? (cell, binding) }
}

/// An observation of the model properties that a view read while it was being configured.
@MainActor
package protocol WatchedModel: AnyObject {
    /// Whether any property has changed since it was read.
    var hasChanged: Bool { get }
    /// Whether the properties must be read again, because a change may have gone unnoticed while they were being read.
    var isDoubtful: Bool { get }
}
