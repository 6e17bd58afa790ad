import CellActions
import Foundation

/// A stand-in for a cell: dispatching works with any object.
final class FakeCell: NSObject {}

final class UserRow: CellConfigurator {
    var item: String
    init(_ item: String) { self.item = item }
    static var reuseIdentifier: String { "UserCell" }
    func configure(cell: FakeCell) {}
}

final class PictureRow: CellConfigurator {
    var item: Int
    init(_ item: Int) { self.item = item }
    static var reuseIdentifier: String { "PictureCell" }
    func configure(cell: FakeCell) {}
}

/// A row that is identified by its value.
final class ValueRow: CellConfigurator {
    var item: String
    init(_ item: String) { self.item = item }
    static var reuseIdentifier: String { "ValueCell" }
    func configure(cell: FakeCell) {}
    func hashIdentity(into hasher: inout Hasher) { hasher.combine(item) }
    func hasSameIdentity(as other: any CellConfigurator) -> Bool { (other as? ValueRow)?.item == item }
}

/// A fake list that is also its director: it binds cells to rows and dispatches the cells' actions.
@MainActor
final class FakeList: CellActionHost {
    let bus: CellActionBus
    let proxy: CellActionProxy
    let view = NSObject()
    private(set) var problems: [CellActionProblem] = []

    init(bus: CellActionBus = CellActionBus()) {
        self.bus = bus
        proxy = CellActionProxy(bus: bus)
        proxy.host = self
        bus.onProblem = { [weak self] in self?.problems.append($0) }
    }

    var hostView: AnyObject { view }

    func indexPath(of binding: CellBinding) -> IndexPath? { nil }

    // MARK: Replaced configurators

    /// The replaced configurators and their replacements, keyed by the object identifier of the replaced configurator.
    /// The replaced configurator is retained so that its address is not reused.
    private var successors: [ObjectIdentifier: (old: any CellConfigurator, new: any CellConfigurator)] = [:]

    func latest(_ configurator: any CellConfigurator) -> any CellConfigurator {
        successors[ObjectIdentifier(configurator)].map { latest($0.new) } ?? configurator
    }

    func current(_ configurator: any CellConfigurator) -> (any CellConfigurator)? { latest(configurator) }

    /// Replaces a row's configurator, and shows the new configurator in the same cell.
    func replace(_ shown: ShownRow, by row: any CellConfigurator) -> ShownRow {
        successors[ObjectIdentifier(shown.binding.configurator)] = (shown.binding.configurator, row)
        let binding = CellBinding(row, in: proxy.registry, indexPath: shown.binding.lastIndexPath)
        shown.binding.pass(to: binding)
        return ShownRow(cell: shown.cell, binding: binding)
    }

    /// Shows a row in a new cell.
    func show(_ row: any CellConfigurator, at index: Int = 0) -> ShownRow {
        let binding = CellBinding(row, in: proxy.registry, indexPath: IndexPath(indexes: [0, index]))
        return ShownRow(cell: FakeCell(), binding: binding)
    }
}

/// A cell that shows a row.
@MainActor
struct ShownRow {
    let cell: FakeCell
    let binding: CellBinding

    func post(_ action: CellAction<Void>) { binding.bus.post(action, (), to: binding, cell: cell) }

    func post<Payload>(_ action: CellAction<Payload>, _ payload: Payload) {
        binding.bus.post(action, payload, to: binding, cell: cell)
    }

    var reference: CellReference { CellReference(cell: cell, binding: binding) }
}

extension CellActionBus {
    /// Posts an event for a row that stays at the given index path.
    @MainActor
    func post<Payload>(
        _ event: RowEvent<Payload>, _ payload: Payload, to row: any CellConfigurator, at indexPath: IndexPath,
        proxy: CellActionProxy
    ) {
        post(event, payload, in: proxy.registry) { (row, indexPath) }
    }

    @MainActor
    func ask<Payload, Answer>(
        _ question: RowQuestion<Payload, Answer>, _ payload: Payload, of row: any CellConfigurator,
        at indexPath: IndexPath, proxy: CellActionProxy
    ) -> Answer? {
        ask(question, payload, in: proxy.registry) { (row, indexPath) }
    }

    @MainActor
    func ask<Answer>(
        _ question: RowQuestion<Void, Answer>, of row: any CellConfigurator, at indexPath: IndexPath,
        proxy: CellActionProxy
    ) -> Answer? {
        ask(question, (), of: row, at: indexPath, proxy: proxy)
    }
}

// What the dispatch code asks of a list that has no rows.
extension CellActionHost {
    var hostDirector: AnyObject? { self }
    func didBeginHandler(_ configurator: any CellConfigurator, _ latest: any CellConfigurator) {}
    func didEndHandler(_ configurator: any CellConfigurator) {}
    func latest(_ configurator: any CellConfigurator) -> any CellConfigurator { configurator }
    func current(_ configurator: any CellConfigurator) -> (any CellConfigurator)? { nil }
    func didAddHandler(_ name: ActionName) {}
}
