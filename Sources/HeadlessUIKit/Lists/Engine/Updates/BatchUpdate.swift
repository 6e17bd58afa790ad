import Foundation

/// One change that a batch update asks for: positions before the update for what goes, after it for what comes.
enum BatchUpdate: Hashable {
    case deleteRow(RowPath)
    case insertRow(RowPath)
    case reloadRow(RowPath)
    case moveRow(RowPath, to: RowPath)
    case deleteSection(Int)
    case insertSection(Int)
    case reloadSection(Int)
    case moveSection(Int, to: Int)
}
