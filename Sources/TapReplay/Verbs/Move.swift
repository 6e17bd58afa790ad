import CellDirector
import HeadlessUIKit

/// `move ROW to ROW`: drags the row by its handle to the place of another, or to the one after the last row of another
/// section.
struct Move {
    var row: RowName
    var destination: RowName

    var description: String { "move \(row) to \(destination)" }
}

extension Move: Touch {
    init(reading parser: inout StepParser) throws(ScriptError) {
        row = try parser.row(after: "move")
        try parser.require("to")
        destination = try parser.row(after: "to")
    }

    func touch(_ stage: Stage, with finger: Finger) throws {
        guard destination.list == row.list else { throw StepFailure("a row can be moved in its own list only") }
        let target = try dropPlace(on: stage)
        try stage.touch(row) { path, list in try finger.move(rowAt: path, to: target, in: list) }
    }

    @MainActor
    private func dropPlace(on stage: Stage) throws(StepFailure) -> IndexPath {
        let list = try stage.list(row.list)
        if case .index(let index, section: let section) = destination.key, section < list.numberOfSections,
            index == list.rowCount(inSection: section), try stage.indexPath(row, list).section != section
        {
            return IndexPath(row: index, section: section)
        }
        return try stage.indexPath(destination, list)
    }
}
