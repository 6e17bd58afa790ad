import Foundation

/// A single change in a batch of updates. Deletions, reloads and sources of moves use positions before the updates;
/// insertions and destinations of moves use positions after them.
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
