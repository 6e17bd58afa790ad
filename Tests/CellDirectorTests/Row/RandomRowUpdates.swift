import CellDirector
import HeadlessUIKit

// Random operations that an app performs on a director.

extension RandomRows.List {
    typealias Walk = RandomRows.Walk

    var proxy: CellActionProxy { director.actionsProxy }

    var keepsSelection: Bool {
        get { director.keepsSelection }
        set { director.keepsSelection = newValue }
    }

    var reloadThreshold: Int? {
        get { director.reloadThreshold }
        set { director.reloadThreshold = newValue }
    }

    func indexPath(of row: any CellConfigurator) -> IndexPath? { director.indexPath(for: row) }

    /// Updates the list with new or existing configurators, and with or without changes to its rows.
    func rearrange(_ walk: Walk) {
        var sections = director.sections
        walk.remember(configurators)
        let isFresh = walk.flip()
        for section in sections.indices {
            if isFresh {
                sections[section].rows = sections[section].rows.map { walk.pick(4) > 0 ? copy($0, walk) : $0 }
                if walk.flip() { replaceHeaderAndFooter(&sections[section], walk) }
            }
            for _ in 0..<walk.pick(3) { editRows(&sections[section].rows, walk) }
        }
        editSections(&sections, walk)
        show(sections, walk)
    }

    private func editRows(_ rows: inout [Section.Row], _ walk: Walk) {
        switch walk.pick(6) {
        case 0, 1: rows.insert(makeRow(walk), at: walk.pick(rows.count + 1))
        case 2 where !rows.isEmpty: rows.remove(at: walk.pick(rows.count))
        case 3 where !rows.isEmpty:
            let row = rows.remove(at: walk.pick(rows.count))
            rows.insert(row, at: walk.pick(rows.count + 1))
        case 4 where !rows.isEmpty:
            // Inserts a row that is already in the section, so that the same configurator object appears twice.
            rows.insert(rows[walk.pick(rows.count)], at: walk.pick(rows.count + 1))
        case 5 where rows.count > 1: rows.swapAt(0, walk.pick(rows.count))
        default: break
        }
        if rows.count > 9 { rows.removeLast(rows.count - 9) }
    }

    private func editSections(_ sections: inout [Section], _ walk: Walk) {
        switch walk.pick(9) {
        case 0 where sections.count < 4: sections.insert(makeSection(walk), at: walk.pick(sections.count + 1))
        case 1 where !sections.isEmpty: sections.remove(at: walk.pick(sections.count))
        case 2: sections.shuffle(using: &walk.random)
        case 3 where sections.count > 1:
            let source = walk.pick(sections.count)
            guard !sections[source].rows.isEmpty else { return }
            let row = sections[source].rows.removeFirst()
            sections[walk.pick(sections.count)].rows.append(row)
        default: if sections.isEmpty { sections = [makeSection(walk)] }
        }
    }

    private func show(_ sections: [Section], _ walk: Walk) {
        let done: () -> Void = { [unowned self, unowned walk] in walk.didUpdate(self) }
        let position: ScrollAnchoring = [.automatic, .firstVisible, .bottom, .nothing][walk.pick(4)]
        switch walk.pick(4) {
        case 0 where sections.count == 1:
            director.update(items: sections[0].rows, animated: walk.flip(), keeping: position, completion: done)
        case 1:
            director.update(
                animated: walk.flip(), keeping: position, { shown in shown = sections }, completion: done)
        default:
            director.update(sections: sections, animated: walk.flip(), keeping: position, completion: done)
        }
    }

    /// Performs an update without changes.
    func refresh(_ walk: Walk) {
        director.update(
            animated: walk.flip(), { _ in }, completion: { [unowned self, unowned walk] in walk.didUpdate(self) })
    }

    func remove(_ row: any CellConfigurator, _ walk: Walk) {
        director.update { [unowned self] sections in
            for section in sections.indices {
                sections[section].rows.removeAll { isRow($0, row) }
            }
        } completion: { [unowned self, unowned walk] in
            walk.didUpdate(self)
        }
    }

    private func isRow(_ row: Section.Row, _ other: any CellConfigurator) -> Bool {
        (row as? any CellConfigurator) === other
    }

    /// Calls `director.reload(c)`, which takes effect immediately outside of handlers.
    func reload(_ row: any CellConfigurator, in walk: Walk) {
        func reload<C: CellConfigurator>(_ row: C) {
            let isThere = director.reload(row)
            if isThere, !walk.isInHandler, let now = director.configurator(for: row) { excuses.remove(now) }
        }
        reload(row)
    }
}
