import CellDirector
import HeadlessUIKit

extension Stage {
    /// Makes a touch; what a finger can't do is thrown as a refusal.
    func perform(_ touch: Touch) throws(StepFailure) {
        let finger = Finger()
        switch touch {
        case .tap(.row(let row)):
            try self.touch(row) { (path, list) throws(TouchRefusal) in try finger.tap(rowAt: path, in: list) }
        case .tap(.control(let control)):
            try self.touch(control) { (view) throws(TouchRefusal) in try finger.tap(view) }
        case .longPress(.row(let row)):
            try self.touch(row) { (path, list) throws(TouchRefusal) in try finger.longPress(rowAt: path, in: list) }
        case .longPress(.control(let control)):
            try self.touch(control) { (view) throws(TouchRefusal) in try finger.longPress(view) }
        case .toggle(let target):
            let view = try toggled(target)
            try self.touch { () throws(TouchRefusal) in try finger.toggle(view) }
        case .select(let row):
            try self.touch(row) { (path, list) throws(TouchRefusal) in try finger.select(rowAt: path, in: list) }
        case .deselect(let row):
            try self.touch(row) { (path, list) throws(TouchRefusal) in try finger.deselect(rowAt: path, in: list) }
        case .swipe, .delete, .insert, .move, .tapAccessory: try performEditing(touch)
        case .tapIndex(let title, let name):
            let list = try list(name)
            guard let table = list as? UITableView else { throw StepFailure("\(name) is no table, and has no index") }
            try self.touch { () throws(TouchRefusal) in try finger.tap(indexTitle: title, in: table) }
        case .choose(let titles):
            try self.touch { () throws(TouchRefusal) in try finger.choose(titles, in: root) }
        case .dismissMenu: try self.touch { () throws(TouchRefusal) in try finger.dismissMenu(in: root) }
        case .type, .clear, .slide, .step: try performValue(touch)
        }
    }

    private func performEditing(_ touch: Touch) throws(StepFailure) {
        let finger = Finger()
        switch touch {
        case .swipe(let row, let direction, fully: let fully):
            let direction: Finger.SwipeDirection = direction == .left ? .left : .right
            try self.touch(row) { (path, list) throws(TouchRefusal) in
                try finger.swipe(rowAt: path, direction, fully: fully, in: list)
            }
        case .delete(let row):
            try self.touch(row) { (path, list) throws(TouchRefusal) in try finger.delete(rowAt: path, in: list) }
        case .insert(let row):
            let table = try table(row)
            try self.touch(row) { (path, _) throws(TouchRefusal) in try finger.insert(rowAt: path, in: table) }
        case .move(let row, to: let destination):
            guard destination.list == row.list else { throw StepFailure("a row can be moved in its own list only") }
            let target = try dropPlace(destination, of: row)
            try self.touch(row) { (path, list) throws(TouchRefusal) in
                try finger.move(rowAt: path, to: target, in: list)
            }
        case .tapAccessory(let row):
            let table = try table(row)
            try self.touch(row) { (path, _) throws(TouchRefusal) in try finger.tapAccessory(rowAt: path, in: table) }
        default: break
        }
    }

    /// Where a dragged row is dropped: the place of another, or the one after the last row of another section.
    private func dropPlace(_ destination: RowName, of row: RowName) throws(StepFailure) -> IndexPath {
        let list = try list(row.list)
        if case .index(let index, section: let section) = destination.key, section < list.numberOfSections,
            index == list.rowCount(inSection: section), try indexPath(row, list).section != section
        {
            return IndexPath(row: index, section: section)
        }
        return try indexPath(destination, list)
    }

    /// The table that a row is in.
    private func table(_ row: RowName) throws(StepFailure) -> UITableView {
        if let table = try list(row.list) as? UITableView { return table }
        throw StepFailure(
            "\(row) is in no table; an accessory of its cell is tapped by its name, as in `tap \"More Info\" in \(row)`"
        )
    }

    private func performValue(_ touch: Touch) throws(StepFailure) {
        let finger = Finger()
        switch touch {
        case .type(let text, into: let control, isOver: let isOver):
            let field = try view(control, as: UITextField.self, "text field")
            try self.touch { () throws(TouchRefusal) in
                if isOver { try finger.type(text, over: field) } else { try finger.type(text, into: field) }
            }
        case .clear(let control):
            let field = try view(control, as: UITextField.self, "text field")
            try self.touch { () throws(TouchRefusal) in try finger.clear(field) }
        case .slide(let control, to: let value):
            let slider = try view(control, as: UISlider.self, "slider")
            try self.touch { () throws(TouchRefusal) in try finger.slide(slider, to: Float(value)) }
        case .step(let control, let button, times: let times):
            for _ in 0..<times {
                // Found anew each time: what a step does may put another in its place.
                let stepper = try view(control, as: UIStepper.self, "stepper")
                try self.touch { () throws(TouchRefusal) in try finger.step(stepper, button == .up ? .up : .down) }
            }
        default: break
        }
    }

    private func view<View: UIView>(
        _ control: ControlName, as type: View.Type, _ noun: String
    ) throws(StepFailure) -> View {
        let view = try view(control)
        if let found = view as? View { return found }
        throw StepFailure("\(control) is no \(noun), but a \(Swift.type(of: view))")
    }

    /// The switch that is meant: the one named, or the only one of a row.
    private func toggled(_ target: Target) throws(StepFailure) -> UISwitch {
        let control =
            switch target {
            case .row(let row): ControlName(key: .kind(.switch, 0), place: .row(row))
            case .control(let control): control
            }
        return try view(control, as: UISwitch.self, "switch")
    }

    private func touch(
        _ row: RowName, _ body: (IndexPath, ListScrollView) throws(TouchRefusal) -> Void
    ) throws(StepFailure) {
        let list = try list(row.list)
        let path = try indexPath(row, list)
        do {
            try body(path, list)
        } catch .rowOffScreen {
            throw StepFailure("\(row) is off screen; \(visible(list))", isRefusal: true)
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
        switch scroll {
        case .by(let distance, isSideways: let isSideways, let name):
            try drag(list(name), by: distance, isSideways: isSideways)
        case .toTop(let name):
            let list = try list(name)
            let (offset, inset) = (list.contentOffset, list.adjustedContentInset)
            let isSideways = list.scrollsSideways
            try drag(list, by: isSideways ? -offset.x - inset.left : -offset.y - inset.top, isSideways: isSideways)
        case .toBottom(let name): try self.scroll(to: RowName(.last(section: nil), in: name))
        case .toRow(let row): try self.scroll(to: row)
        }
    }

    private func drag(_ list: ListScrollView, by distance: Double, isSideways: Bool) throws(StepFailure) {
        try touch { () throws(TouchRefusal) in
            if isSideways {
                try Finger().scroll(list, sidewaysBy: distance)
            } else {
                try Finger().scroll(list, by: distance)
            }
        }
    }

    private func scroll(to row: RowName) throws(StepFailure) {
        let list = try list(row.list)
        let path = try find(row, list)
        try touch { () throws(TouchRefusal) in try Finger().scroll(list, toRowAt: path) }
    }

    /// A row by its name; one named by what it shows is looked for as a person does, page by page through the list, and
    /// from its beginning again.
    private func find(_ row: RowName, _ list: ListScrollView) throws(StepFailure) -> IndexPath {
        switch row.key {
        case .index, .first, .last: return try indexPath(row, list)
        case .text, .identifier: break
        }
        if let path = try? indexPath(row, list) { return path }
        let start = list.contentOffset
        let isSideways = list.scrollsSideways
        let page = (isSideways ? list.frame.width : list.frame.height) * 0.9
        for isFromStart in [false, true] {
            if isFromStart { list.contentOffset = .zero }
            while true {
                list.layoutIfNeeded()
                if let path = try? indexPath(row, list) { return path }
                let before = list.contentOffset
                try drag(list, by: page, isSideways: isSideways)
                let isPast = isSideways ? before.x > start.x : before.y > start.y
                if list.contentOffset == before || (isFromStart && isPast) { break }
            }
        }
        list.contentOffset = start
        throw StepFailure("the list has no \(row)", isRefusal: true)
    }
}
