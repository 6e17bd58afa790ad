import Foundation

/// The source of a table's rows. Mirrors `UITableViewDataSource` and its members, UIKit.
///
/// Methods that are optional in UIKit have default implementations here, so a conforming class may omit them. A
/// *subclass* of a conforming class can't add such a method, because Linux has no Objective-C runtime to look it up.
@MainActor @preconcurrency
public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Returns the number of sections. Default: 1.
    func numberOfSections(in tableView: UITableView) -> Int

    /// Returns the title of a section's header. Default: `nil`, which means no title.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// Returns the title of a section's footer. Default: `nil`, which means no title.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Whether a row can be edited. Default: `true`.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Commits a deletion or insertion. By default, does nothing. HeadlessUIKit can't tell whether this method is
    /// implemented until it is called.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// Whether a row can be moved. The default, `true`, applies only if `tableView(_:moveRowAt:to:)` is implemented.
    ///
    /// In UIKit, a row has a reorder control if `moveRowAt` is implemented and `canMoveRowAt` does not return `false`.
    /// HeadlessUIKit can tell whether `moveRowAt` is implemented only if the data source is a table view controller.
    /// With any other data source, a row has the control only if `canMoveRowAt` is implemented and returns `true`.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Mirrors `tableView(_:moveRowAt:to:)`: updates the model after the user has moved a row. The table itself moves
    /// the row's cell.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// Returns the titles of the section index, from top to bottom. By default, there is no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// Returns the section to scroll to when a title of the index is tapped. Default: the position of the title in the
    /// index.
    func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int
}

extension UITableViewDataSource {
    public func numberOfSections(in tableView: UITableView) -> Int { 1 }
    public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { true }
    public func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        tableView.engine.unimplemented.insert(.commit)
    }
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
        tableView.engine.unimplemented.insert(.canMove)
        return true
    }
    public func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        tableView.engine.unimplemented.insert(.move)
    }
    public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    public func tableView(
        _ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int
    ) -> Int { index }
}
