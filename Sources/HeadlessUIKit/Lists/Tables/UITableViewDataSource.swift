import Foundation

/// What a table shows. Mirrors `UITableViewDataSource` and its members, UIKit.
///
/// What is optional in UIKit has a default implementation here: a class that conforms may leave it out. A *subclass* of
/// a class that conforms can't add it, since Linux has no Objective-C runtime to find it.
@MainActor @preconcurrency
public protocol UITableViewDataSource: NSObjectProtocol {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell

    /// Default: 1.
    func numberOfSections(in tableView: UITableView) -> Int

    /// Default: none.
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?

    /// Default: none.
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?

    /// Default: every row can be edited.
    func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool

    /// Default: nothing is done. Headlessly a table learns that the method is left out only when it calls it.
    func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath)

    /// Default: every row, if `tableView(_:moveRowAt:to:)` is there.
    func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool

    /// Mirrors `tableView(_:moveRowAt:to:)`: the model follows what the user did; the table has moved the row itself.
    func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath)

    /// What the index along the right edge shows, from top to bottom. Default: there is no index.
    func sectionIndexTitles(for tableView: UITableView) -> [String]?

    /// The section that a tap on a title of the index scrolls to. Default: the section of the title's position.
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
    public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { true }
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
