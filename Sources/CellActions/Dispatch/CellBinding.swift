import Foundation

/// What a cell knows of the row it shows: the configurator, the director's handlers for it, and the item that it was last
/// made to show.
///
/// A director makes one each time it gives a cell a row, and ends it when the cell stops showing that row. It retains
/// neither the cell nor the director.
@MainActor
package final class CellBinding {
    package let configurator: any CellConfigurator
    private let customizing: (any CellCustomizing)?
    /// The configurator, for observers.
    private(set) lazy var configuratorBox = ConfiguratorBox(configurator)
    /// The configurator, for whoever knows its type and calls it.
    let heldConfigurator: HeldReference
    let configuratorType: ObjectIdentifier
    let handlers: RowHandlers
    package let bus: CellActionBus
    /// Not needed on the way of an action, which goes straight to ``handlers``.
    package private(set) weak var registry: HandlerRegistry?

    /// Whether the cell shows the row now.
    @exclusivity(unchecked) package private(set) var isActive = true
    /// Whether an action came from inside the view since it was configured: a finger may have moved a control, which no
    /// comparison of items can tell.
    @exclusivity(unchecked) package private(set) var isTouched = false
    /// When the view was last configured, on the clock of its list's items.
    package var configuredAt = 0
    /// What the view was last made to show, in a box of the item's type.
    private var shown: AnyObject?
    /// What observes the model that the view was made to show, if the item is one.
    package private(set) var watch: (any WatchedModel)?
    /// What the references to the row hold on to, while there are any.
    private weak var bound: RowReferenceStorage?
    /// The row's binding in the same cell after this.
    private var next: CellBinding?
    /// Where the row was when the list last spoke of it.
    package var lastIndexPath: IndexPath
    /// The cell's own level of indentation, while it has that of a row.
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

    /// Sends an action from the view that shows the row. A finger may have moved what it came from.
    package func send<Payload>(_ action: CellAction<Payload>, _ payload: Payload, from view: AnyObject) {
        isTouched = true
        bus.post(action, payload, to: self, cell: view, isLast: false)
    }

    /// The row's binding in the same cell now: this one, or what followed it.
    package var latest: CellBinding { next?.latest ?? self }

    /// Where the row is now; where it was last, if it is gone.
    package var indexPath: IndexPath { registry?.host?.indexPath(of: self) ?? lastIndexPath }

    /// The cell stops showing the row.
    package func end() {
        isActive = false
        watch = nil
        bound?.didEnd()
    }

    /// Another configurator represents the row from now on, in the same cell: references to the row go on with it.
    package func pass(to next: CellBinding) {
        isActive = false
        self.next = next
        next.shown = shown
        next.isTouched = isTouched
        next.configuredAt = configuredAt
        next.watch = watch
        watch = nil
        guard let bound else { return }
        bound.binding = next
        next.bound = bound
    }

    // MARK: What the view shows

    private final class Shown<Item> {
        let item: Item
        let properties: AnyHashable?

        init(_ item: Item, _ properties: AnyHashable?) {
            self.item = item
            self.properties = properties
        }
    }

    /// The view is about to be configured.
    package func willShow<C: CellConfigurator>(_ configurator: C) {
        shown = Shown(configurator.item, customizing?.cellProperties)
        isTouched = false
        watch = nil
    }

    /// The item is a model, which the view is configured with while this notes what is read.
    package func follow(_ watch: any WatchedModel) { self.watch = watch }

    /// Whether the view was made to show what its row says now.
    package func hasShown<C: CellConfigurator>(_ configurator: C) -> Bool {
        guard let shown = shown as? Shown<C.Item>, shown.properties == customizing?.cellProperties else {
            return false
        }
        if let watch, shown.item as AnyObject === configurator.item as AnyObject { return !watch.hasChanged }
        return configurator.isShown(by: shown.item)
    }

    // MARK: References

    /// The row in a cell, as references to it see it.
    func row(in cell: AnyObject) -> RowReferenceStorage {
        if let bound { return bound }
        let row = RowReferenceStorage(cell, self)
        bound = row
        return row
    }

    /// What the references to the row hold on to, if there are any.
    package var reference: RowReferenceStorage? { bound }

    /// The cell shows a row that another showed before: references to the row go on with it.
    package func take(_ row: RowReferenceStorage, cell: AnyObject) {
        // A row that the list has twice may be left in the other cell: what it sends is its own.
        if row.binding !== self, row.binding.bound === row { row.binding.bound = nil }
        if let bound {
            if bound !== row { row.join(bound) }
        } else {
            row.cell = cell
            row.binding = self
            bound = row
        }
    }
}

/// A row in a cell, through all the configurators that stand for it one after the other.
@MainActor
package final class RowReferenceStorage {
    fileprivate weak var cell: AnyObject?
    fileprivate var binding: CellBinding
    /// The row as references that were made meanwhile see it.
    fileprivate var other: RowReferenceStorage?

    /// What is to be done when the cell stops showing the row.
    private var endings: [@MainActor () -> Void] = []
    private var isHeld = false

    fileprivate init(_ cell: AnyObject, _ binding: CellBinding) {
        self.cell = cell
        self.binding = binding
    }

    /// Does it at once if the cell shows the row no longer.
    func whenEnded(_ ending: @escaping @MainActor () -> Void) {
        if let other { return other.whenEnded(ending) }
        guard binding.isActive || isHeld else { return ending() }
        endings.append(ending)
    }

    /// Another cell may be about to show the row: until ``release()`` nothing has ended.
    package func hold() { isHeld = true }

    package func release() {
        isHeld = false
        if !now.binding.isActive { didEnd() }
    }

    /// Another is the same row.
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

    /// The row's binding, and the cell, which may have gone.
    var now: (cell: AnyObject?, binding: CellBinding) { other?.now ?? (cell, binding) }
}

/// What a view read of models as it was configured.
@MainActor
package protocol WatchedModel: AnyObject {
    /// Whether something that was read has changed since.
    var hasChanged: Bool { get }
    /// Whether it must be read once more.
    var isDoubtful: Bool { get }
}
