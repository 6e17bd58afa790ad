/// Optional methods of a table's delegate and data source whose absence makes a difference that no answer can express. Their
/// defaults say so when they are called, and the table remembers it for as long as it asks the same objects.
struct UnimplementedMethods: OptionSet {
    let rawValue: UInt8
    /// `UITableViewDataSource.tableView(_:commit:forRowAt:)`.
    static let commit = UnimplementedMethods(rawValue: 1 << 0)
    /// `UITableViewDataSource.tableView(_:moveRowAt:to:)`.
    static let move = UnimplementedMethods(rawValue: 1 << 1)
    /// `UITableViewDelegate.tableView(_:indentationLevelForRowAt:)`.
    static let indentationLevel = UnimplementedMethods(rawValue: 1 << 2)
    /// `UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:)`.
    static let shouldIndent = UnimplementedMethods(rawValue: 1 << 3)
    /// `UITableViewDelegate.tableView(_:heightForRowAt:)`.
    static let rowHeight = UnimplementedMethods(rawValue: 1 << 4)
}
