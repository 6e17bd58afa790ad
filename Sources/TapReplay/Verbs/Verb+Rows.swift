import CellDirector
import HeadlessUIKit

/// Parses the steps that touch rows and section indexes.
extension Verb {
    /// Parses a step that taps a row's insert control.
    static func insert(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let row = try parser.row(after: "insert")
        return Touch("insert \(row)") { screen, finger in
            try screen.touch(row) { path, list in
                guard let table = list as? UITableView else { throw StepFailure("\(row) is not in a table") }
                try finger.insert(rowAt: path, in: table)
            }
        }
    }

    static func swipe(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        if parser.accept("sheet") { return try swipeSheet(&parser) }
        if parser.accept("back") { return try swipeBack(&parser) }
        if let control = try parser.controlIfNext() { return try swipe(over: control, &parser) }
        let row = try parser.row(after: "swipe")
        let direction = try parser.one(of: ["left", "right"])
        let isFull = parser.accept("fully", orGoesOnWith: "\"fully\"")
        return Touch("swipe \(row) \(direction)" + (isFull ? " fully" : "")) { screen, finger in
            try screen.touch(row) { path, list in
                try finger.swipe(rowAt: path, direction == "left" ? .left : .right, fully: isFull, in: list)
            }
        }
    }

    static func move(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let row = try parser.row(after: "move")
        try parser.require("to")
        let destination = try parser.row(after: "to")
        return Touch("move \(row) to \(destination)") { screen, finger in
            let (path, list) = try screen.find(row)
            guard try destination.list == row.list || screen.list(destination.list) === list else {
                throw StepFailure("a row can be moved only within its own list, which is \(screen.name(of: list))")
            }
            let target = try dropPlace(destination, from: path, list, screen)
            try screen.touch(row) { path, list in try finger.move(rowAt: path, to: target, in: list) }
        }
    }

    /// Returns the index path at which to drop a row. The locator refers to another row, or to the end of a different
    /// section.
    @MainActor
    private static func dropPlace(
        _ row: RowLocator, from path: IndexPath, _ list: ListScrollView, _ screen: OpenScreen
    ) throws -> IndexPath {
        if case .index(let index, section: let section) = row.key, section < list.numberOfSections,
            index == list.rowCount(inSection: section), path.section != section
        {
            return IndexPath(row: index, section: section)
        }
        return try screen.indexPath(row, list)
    }

    static func accessory(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        try parser.require("of", after: "accessory")
        let row = try parser.row(after: "accessory of")
        return Touch("tap accessory of \(row)") { screen, finger in
            try screen.touch(row) { path, list in
                if let table = list as? UITableView { return try finger.tapAccessory(rowAt: path, in: table) }
                guard let cell = list.shownCell(at: path) else { throw TouchRefusal.rowOffScreen(path) }
                let accessories = Content.all(CellAccessoryControl.self, in: cell).filter {
                    !($0 is CellDeleteControl || $0 is CellReorderHandle)
                }
                // A disclosure chevron counts as the accessory only if the row has no other accessory.
                let own = accessories.first { !($0 is CellOutlineControl) }
                guard let accessory = own ?? accessories.first else {
                    throw TouchRefusal.notAllowed("the row has no accessory")
                }
                try finger.tap(accessory)
            }
        }
    }

    static func index(_ parser: inout StepParser) throws(ScriptError) -> Touch {
        let title = try parser.text("a title of the index", after: "index", upTo: ["in"])
        let name = try parser.listClause()
        return Touch("tap index \(ScriptSpelling.text(title))\(name.clause)") { screen, finger in
            guard let table = try screen.list(name) as? UITableView else {
                throw StepFailure("\(name) is not a table, so it has no index")
            }
            let titles = table.shownIndexTitles
            if !titles.isEmpty, !titles.contains(title) {
                throw StepFailure("the index has no \(ScriptSpelling.text(title))" + screen.meant(title, titles))
            }
            try finger.tap(indexTitle: title, in: table)
        }
    }
}
