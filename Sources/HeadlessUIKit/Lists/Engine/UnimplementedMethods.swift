/// Optional methods of a list's delegate and data source whose absence can't be expressed by a default return value.
/// Their default implementations record here that they were called. The record is cleared when the delegate or data
/// source is replaced.
struct UnimplementedMethods: OptionSet {
    let rawValue: UInt8
    /// `UITableViewDataSource.tableView(_:commit:forRowAt:)`.
    static let commit = UnimplementedMethods(rawValue: 1 << 0)
    /// `UITableViewDataSource.tableView(_:moveRowAt:to:)` or
    /// `UICollectionViewDataSource.collectionView(_:moveItemAt:to:)`.
    static let move = UnimplementedMethods(rawValue: 1 << 1)
    /// `UITableViewDelegate.tableView(_:indentationLevelForRowAt:)`.
    static let indentationLevel = UnimplementedMethods(rawValue: 1 << 2)
    /// `UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:)`.
    static let shouldIndent = UnimplementedMethods(rawValue: 1 << 3)
    /// `UITableViewDelegate.tableView(_:heightForRowAt:)`.
    static let rowHeight = UnimplementedMethods(rawValue: 1 << 4)
    /// `UITableViewDataSource.tableView(_:canMoveRowAt:)`.
    static let canMove = UnimplementedMethods(rawValue: 1 << 5)
}
