import CellDirector
import HeadlessUIKit

/// `scroll …`: where a list is scrolled.
enum Scroll {
    /// Until the row is in sight.
    case toRow(RowName)
    case toTop(ListName = .main)
    case toBottom(ListName = .main)
    /// By a distance in points, to show what lies further down, or further right; a negative one goes back.
    case by(Double, isSideways: Bool = false, ListName = .main)

    var description: String {
        switch self {
        case .toRow(let row): "scroll to \(row)"
        case .toTop(let list): "scroll to top" + list.clause
        case .toBottom(let list): "scroll to bottom" + list.clause
        case .by(let points, isSideways: false, let list): "scroll by \(ScriptSpelling.number(points))" + list.clause
        case .by(let points, isSideways: true, let list):
            "scroll \(points < 0 ? "left" : "right") by \(ScriptSpelling.number(abs(points)))" + list.clause
        }
    }
}

extension Scroll: Action {
    private enum Direction: String, CaseIterable {
        case up, down, left, right
    }

    init(reading parser: inout StepParser) throws(ScriptError) {
        if parser.accept("to") {
            if parser.accept("top") {
                self = .toTop(try parser.listClause())
            } else if parser.accept("bottom") {
                self = .toBottom(try parser.listClause())
            } else {
                self = .toRow(try parser.row(after: "scroll to", or: ["top", "bottom"]))
            }
        } else if parser.accept("by") {
            let points = try parser.decimal("a number of points", after: "scroll by", mayBeNegative: true)
            self = .by(points, try parser.listClause())
        } else if let direction = parser.acceptOne(of: Direction.self) {
            try parser.require("by")
            let points = try parser.decimal("a number of points", after: "by", mayBeNegative: false)
            let isBack = direction == .up || direction == .left
            let isSideways = direction == .left || direction == .right
            self = .by(isBack ? -points : points, isSideways: isSideways, try parser.listClause())
        } else {
            let words = ["to", "by"] + Direction.allCases.map(\.rawValue)
            throw parser.expected(Suggestion.list(words), after: "scroll", among: words)
        }
    }

    func perform(in replay: Replay) throws(StepFailure) {
        try replay.act { stage in
            switch self {
            case .by(let distance, isSideways: let isSideways, let name):
                try Self.drag(stage.list(name), by: distance, isSideways: isSideways)
            case .toTop(let name):
                let list = try stage.list(name)
                let (offset, inset) = (list.contentOffset, list.adjustedContentInset)
                let isSideways = list.scrollsSideways
                let distance = isSideways ? -offset.x - inset.left : -offset.y - inset.top
                try Self.drag(list, by: distance, isSideways: isSideways)
            case .toBottom(let name): try Self.scroll(stage, to: RowName(.last(section: nil), in: name))
            case .toRow(let row): try Self.scroll(stage, to: row)
            }
        }
    }

    @MainActor
    private static func drag(_ list: ListScrollView, by distance: Double, isSideways: Bool) throws(TouchRefusal) {
        if isSideways {
            try Finger().scroll(list, sidewaysBy: distance)
        } else {
            try Finger().scroll(list, by: distance)
        }
    }

    @MainActor
    private static func scroll(_ stage: Stage, to row: RowName) throws {
        let list = try stage.list(row.list)
        try Finger().scroll(list, toRowAt: find(row, in: list, stage))
    }

    /// A row by its name; one named by what it shows is looked for as a person does, page by page through the list, and
    /// from its beginning again.
    @MainActor
    private static func find(_ row: RowName, in list: ListScrollView, _ stage: Stage) throws -> IndexPath {
        switch row.key {
        case .index, .first, .last: return try stage.indexPath(row, list)
        case .text, .identifier: break
        }
        if let path = try? stage.indexPath(row, list) { return path }
        let start = list.contentOffset
        let isSideways = list.scrollsSideways
        let page = (isSideways ? list.frame.width : list.frame.height) * 0.9
        for isFromStart in [false, true] {
            if isFromStart { list.contentOffset = .zero }
            while true {
                list.layoutIfNeeded()
                if let path = try? stage.indexPath(row, list) { return path }
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
