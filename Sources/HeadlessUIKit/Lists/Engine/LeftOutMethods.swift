/// Optional methods of a table's delegate and data source whose absence makes a difference that no answer can express. Their
/// defaults say so when they are called, and the table remembers it for as long as it asks the same objects.
struct LeftOutMethods: OptionSet {
    let rawValue: UInt8
    /// `UITableViewDataSource.tableView(_:commit:forRowAt:)`.
    static let commit = LeftOutMethods(rawValue: 1 << 0)
    /// `UITableViewDataSource.tableView(_:moveRowAt:to:)`.
    static let move = LeftOutMethods(rawValue: 1 << 1)
    /// `UITableViewDelegate.tableView(_:indentationLevelForRowAt:)`.
    static let indentationLevel = LeftOutMethods(rawValue: 1 << 2)
    /// `UITableViewDelegate.tableView(_:shouldIndentWhileEditingRowAt:)`.
    static let shouldIndent = LeftOutMethods(rawValue: 1 << 3)
    /// `UITableViewDelegate.tableView(_:heightForRowAt:)`.
    static let rowHeight = LeftOutMethods(rawValue: 1 << 4)
}
