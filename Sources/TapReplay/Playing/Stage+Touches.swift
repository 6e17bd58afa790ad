import CellDirector
import HeadlessUIKit

extension Stage {
    /// Makes a touch; what a finger can't do is thrown as a refusal.
    func perform(_ touch: Touch) throws(StepFailure) {
        let finger = Finger()
        switch touch {
        case .tap(.row(let row)):
            try self.touch(row) { (path, table) throws(TouchRefusal) in try finger.tap(rowAt: path, in: table) }
        case .tap(.control(let control)):
            try self.touch(control) { (view) throws(TouchRefusal) in try finger.tap(view) }
        case .longPress(.row(let row)):
            try self.touch(row) { (path, table) throws(TouchRefusal) in try finger.longPress(rowAt: path, in: table) }
        case .longPress(.control(let control)):
            try self.touch(control) { (view) throws(TouchRefusal) in try finger.longPress(view) }
        case .toggle(let target):
            let view = try toggled(target)
            try self.touch { () throws(TouchRefusal) in try finger.toggle(view) }
        case .select(let row):
            try self.touch(row) { (path, table) throws(TouchRefusal) in try finger.select(rowAt: path, in: table) }
        case .deselect(let row):
            try self.touch(row) { (path, table) throws(TouchRefusal) in try finger.deselect(rowAt: path, in: table) }
        case .delete(let row):
            try self.touch(row) { (path, table) throws(TouchRefusal) in try finger.delete(rowAt: path, in: table) }
        case .type(let text, into: let control):
            let field = try field(control)
            try self.touch { () throws(TouchRefusal) in try finger.type(text, into: field) }
        case .clear(let control):
            let field = try field(control)
            try self.touch { () throws(TouchRefusal) in try finger.clear(field) }
        }
    }

    private func field(_ control: ControlName) throws(StepFailure) -> UITextField {
        let view = try view(control)
        guard let field = view as? UITextField else {
            throw StepFailure("\(control) is no text field, but a \(type(of: view))")
        }
        return field
    }

    /// The switch that is meant: the one named, or the only one of a row.
    private func toggled(_ target: Target) throws(StepFailure) -> UISwitch {
        let control =
            switch target {
            case .row(let row): ControlName(key: .kind(.switch, 0), place: .row(row))
            case .control(let control): control
            }
        let view = try view(control)
        guard let toggle = view as? UISwitch else {
            throw StepFailure("\(control) is no switch, but a \(type(of: view))")
        }
        return toggle
    }

    private func touch(
        _ row: RowName, _ body: (IndexPath, UITableView) throws(TouchRefusal) -> Void
    ) throws(StepFailure) {
        let path = try indexPath(row)
        let table = try table()
        do {
            try body(path, table)
        } catch .rowOffScreen {
            throw StepFailure("\(row) is off screen; \(visible(table))", isRefusal: true)
        } catch {
            throw StepFailure(error.description, isRefusal: true)
        }
    }

    private func touch(
        _ control: ControlName, _ body: (UIView) throws(TouchRefusal) -> Void
    ) throws(StepFailure) {
        let view = try view(control)
        try touch { () throws(TouchRefusal) in try body(view) }
    }

    private func touch(_ body: () throws(TouchRefusal) -> Void) throws(StepFailure) {
        do {
            try body()
        } catch {
            throw StepFailure(error.description, isRefusal: true)
        }
    }

    // MARK: Scrolling

    func perform(_ scroll: Scroll) throws(StepFailure) {
        let finger = Finger()
        let table = try table()
        switch scroll {
        case .by(let distance):
            try touch { () throws(TouchRefusal) in try finger.scroll(table, by: distance) }
        case .toTop:
            try touch { () throws(TouchRefusal) in try finger.scroll(table, by: -table.contentOffset.y) }
        case .toBottom:
            let last = try indexPath(.last(section: nil))
            try touch { () throws(TouchRefusal) in try finger.scroll(table, toRowAt: last) }
        case .toRow(let row):
            let path = try find(row, table)
            try touch { () throws(TouchRefusal) in try finger.scroll(table, toRowAt: path) }
        }
    }

    /// A row by its name; one named by what it shows is looked for as a person does, page by page down the list, and
    /// from the top again.
    private func find(_ row: RowName, _ table: UITableView) throws(StepFailure) -> IndexPath {
        switch row {
        case .index, .first, .last: return try indexPath(row)
        case .text, .identifier: break
        }
        if let path = try? indexPath(row) { return path }
        let start = table.contentOffset
        let page = table.frame.height * 0.9
        for isFromTop in [false, true] {
            if isFromTop { table.contentOffset = .zero }
            while true {
                table.layoutIfNeeded()
                if let path = try? indexPath(row) { return path }
                let before = table.contentOffset
                try touch { () throws(TouchRefusal) in try Finger().scroll(table, by: page) }
                if table.contentOffset == before || (isFromTop && before.y > start.y) { break }
            }
        }
        table.contentOffset = start
        throw StepFailure("the list has no \(row)", isRefusal: true)
    }
}
