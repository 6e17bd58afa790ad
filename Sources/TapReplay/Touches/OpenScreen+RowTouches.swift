import CellDirector
import Foundation
import HeadlessUIKit

/// The touches that only rows have.
extension OpenScreen {
    func select(_ row: RowLocator) throws { try touch(row) { try Finger().select(rowAt: $0, in: $1) } }

    func deselect(_ row: RowLocator) throws { try touch(row) { try Finger().deselect(rowAt: $0, in: $1) } }

    func swipe(_ row: RowLocator, _ direction: Finger.SwipeDirection, fully: Bool) throws {
        try touch(row) { try Finger().swipe(rowAt: $0, direction, fully: fully, in: $1) }
    }

    func delete(_ row: RowLocator) throws { try touch(row) { try Finger().delete(rowAt: $0, in: $1) } }

    /// Taps a row's insert control.
    func insert(_ row: RowLocator) throws {
        try touch(row) { path, list in
            guard let table = list as? UITableView else { throw ScreenError("\(row) is not in a table") }
            try Finger().insert(rowAt: path, in: table)
        }
    }

    func expand(_ row: RowLocator) throws { try touch(row) { try Finger().expand(rowAt: $0, in: $1) } }

    func collapse(_ row: RowLocator) throws { try touch(row) { try Finger().collapse(rowAt: $0, in: $1) } }

    /// Drags a row by its handle to the place of another row of its list, or to the end of a different section.
    func move(_ row: RowLocator, to destination: RowLocator) throws {
        let (path, list) = try find(row)
        guard try destination.list == row.list || self.list(destination.list) === list else {
            throw ScreenError("a row can be moved only within its own list, which is \(name(of: list))")
        }
        let target = try dropPlace(destination, from: path, list)
        try touch(row) { path, list in try Finger().move(rowAt: path, to: target, in: list) }
    }

    /// Returns the index path at which to drop a row. The locator refers to another row, or to the end of a section
    /// other than the row's own.
    ///
    /// - Parameter path: The row's index path; `nil` if the row is in a different list.
    private func dropPlace(
        _ row: RowLocator, from path: IndexPath?, _ list: ListScrollView
    ) throws -> IndexPath {
        if case .index(let index, section: let section) = row.key, section < list.numberOfSections,
            index == list.rowCount(inSection: section), path?.section != section
        {
            return IndexPath(row: index, section: section)
        }
        return try indexPath(row, list)
    }

    /// Drags a row or a view to a place, or reorders a list whose rows can't be dragged out of it.
    func drag(_ source: Locator, _ place: DropLocator, givingUp isGivenUp: Bool) throws {
        guard case .row(let row) = source else {
            let view = try view(source)
            return try Finger().drag(view, to: dropPlace(place, nil), givingUp: isGivenUp)
        }
        let dragged = try find(row)
        if case .row(let destination) = place, !isGivenUp, !dragged.list.hasDragDelegate,
            try view(source).interactions.isEmpty
        {
            return try move(row, to: destination)
        }
        let goal = try dropPlace(place, dragged)
        try touch(row) { path, list in
            try Finger().drag(rowAt: path, in: list, to: goal, givingUp: isGivenUp)
        }
    }

    /// Returns the place at which to drop.
    ///
    /// - Parameter dragged: The dragged row; `nil` for a view that is not a row.
    private func dropPlace(
        _ place: DropLocator, _ dragged: (path: IndexPath, list: ListScrollView)?
    ) throws -> Finger.DropPlace {
        switch place {
        case .row(let row):
            let list = try list(of: row, from: dragged?.list)
            return .row(try dropPlace(row, from: list === dragged?.list ? dragged?.path : nil, list), in: list)
        case .into(let row):
            let list = try list(of: row, from: dragged?.list)
            return .intoRow(try indexPath(row, list), in: list)
        case .view(let view): return .view(try self.view(view))
        case .emptyPlace(.main): return .emptySpace(in: try dragged?.list ?? list(.main))
        case .emptyPlace(let name): return .emptySpace(in: try list(name))
        }
    }

    /// Returns the list of a row at which another row is dropped. If the locator names no list, the row is searched in
    /// the other row's list first.
    private func list(of row: RowLocator, from list: ListScrollView?) throws -> ListScrollView {
        if row.list != .main { return try self.list(row.list) }
        guard let list else { return try (try? self.list(.main)) ?? find(row).list }
        if case .content = row.key, try visibleIndexPath(row, list) == nil { return try find(row).list }
        return list
    }

    func tapAccessory(of row: RowLocator) throws {
        try touch(row) { path, list in
            if let table = list as? UITableView { return try Finger().tapAccessory(rowAt: path, in: table) }
            guard let cell = list.cellInSight(at: path) else { throw TouchRefusal.rowOffScreen(path) }
            let accessories = Content.all(CellAccessoryControl.self, in: cell).filter {
                !($0 is CellDeleteControl || $0 is CellReorderHandle)
            }
            // A disclosure chevron counts as the accessory only if the row has no other accessory.
            let own = accessories.first { !($0 is CellOutlineControl) }
            guard let accessory = own ?? accessories.first else {
                throw TouchRefusal.notAllowed("the row has no accessory")
            }
            try Finger().tap(accessory)
        }
    }

    /// Taps a title in the index at the side of a table.
    func tapIndex(_ title: String, in name: ListLocator) throws {
        guard let table = try list(name) as? UITableView else {
            throw ScreenError("\(name) is not a table, so it has no index")
        }
        let titles = table.shownIndexTitles
        if !titles.isEmpty, !titles.contains(title) {
            throw ScreenError("the index has no \(ScriptSpelling.text(title))" + meant(title, titles))
        }
        try Finger().tap(indexTitle: title, in: table)
    }
}
