import Foundation

// MARK: - Registering

extension UITableView {
    /// Mirrors `UITableView.register(_:forCellReuseIdentifier:)`. `nil` takes the registration back.
    public func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        guard cellClass == nil || cellClass is UITableViewCell.Type else {
            return stop("must pass a class of kind UITableViewCell")
        }
        registry.register(cellClass as? UITableViewCell.Type, for: CellRegistry.Key(identifier: identifier))
    }

    /// What the table's registry calls headers and footers.
    final class var sectionViewKind: String { "header or footer" }

    /// Mirrors `UITableView.register(_:forHeaderFooterViewReuseIdentifier:)`. `nil` takes the registration back.
    public func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        guard aClass == nil || aClass is UITableViewHeaderFooterView.Type else {
            return stop("must pass a class of kind UITableViewHeaderFooterView")
        }
        registry.register(
            aClass as? UITableViewHeaderFooterView.Type,
            for: CellRegistry.Key(kind: Self.sectionViewKind, identifier: identifier))
    }
}

// MARK: - Dequeuing

extension UITableView {
    /// A used cell, a new one of the registered class, or `nil` if no class is registered.
    ///
    /// Mirrors `UITableView.dequeueReusableCell(withIdentifier:)`.
    public func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        registry.take(CellRegistry.Key(identifier: identifier)) as? UITableViewCell
    }

    /// A cell for a row: the one that the row has if it is being reconfigured, else a used or a new one.
    ///
    /// Mirrors `UITableView.dequeueReusableCell(withIdentifier:for:)`. Stops on an identifier that is not registered,
    /// and on a second cell for the row that the table is asking for.
    public func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        let isRequested = request.map { RowPath(indexPath) == $0.path } ?? false
        if isRequested, request?.dequeued != nil {
            stop(
                "Attempted to dequeue multiple cells for the same index path, which is not allowed. If you really need "
                    + "to dequeue more cells than the table view is requesting, use the "
                    + "-dequeueReusableCellWithIdentifier: method (without an index path). Cell identifier: "
                    + "\(identifier), index path: \(ListException.print(indexPath))")
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        if isRequested, let existing = request?.existing as? UITableViewCell {
            guard existing.reuseIdentifier == identifier else {
                // Believed: the beginning of UIKit's sentence.
                stop(
                    "Attempted to dequeue a cell for a different registration or reuse identifier than the existing cell "
                        + "when reconfiguring an item, which is not allowed.")
                return UITableViewCell(style: .default, reuseIdentifier: identifier)
            }
            request?.dequeued = existing
            return existing
        }
        guard let cell = dequeueReusableCell(withIdentifier: identifier) else {
            stop(
                "unable to dequeue a cell with identifier \(identifier) - must register a nib or a class for the "
                    + "identifier or connect a prototype cell in a storyboard")
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        if isRequested { request?.dequeued = cell }
        return cell
    }

    /// A used header or footer, a new one of the registered class, or `nil` if no class is registered.
    ///
    /// Mirrors `UITableView.dequeueReusableHeaderFooterView(withIdentifier:)`.
    public func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        registry.take(CellRegistry.Key(kind: Self.sectionViewKind, identifier: identifier))
            as? UITableViewHeaderFooterView
    }
}
