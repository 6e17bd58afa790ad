import Foundation
import HeadlessUIKit

extension UITableViewCellEditControl: PaintedView { func paint(with painter: Painter) { painter.draw(self) } }
extension UITableViewCellReorderControl: PaintedView {
    func paint(with painter: Painter) { painter.drawHandle(in: self) }
}
extension CellAccessoryControl: PaintedView { func paint(with painter: Painter) { painter.draw(self) } }

/// Draws rows: their backgrounds, separators and accessories.
extension Painter {
    /// Returns a view's background color: the color set on the view or, if no color is set, UIKit's default for the
    /// kind of view.
    ///
    /// If a row is drawn as selected or highlighted, UIKit's selection color takes precedence. Returns `nil` for rows,
    /// headers and footers with a background configuration, and for views without a background color.
    func background(of view: UIView) -> UIColor? {
        switch view {
        case let cell as UITableViewCell: return background(of: cell)
        case let cell as UICollectionViewListCell: return background(of: cell)
        case let view as UITableViewHeaderFooterView:
            guard view.backgroundConfiguration == nil else { return nil }
            if let color = view.backgroundColor ?? view.contentView.backgroundColor { return color }
            return (view.superview as? UITableView)?.style == .plain ? .systemBackground : nil
        case let table as UITableView:
            return table.backgroundColor ?? (table.style == .plain ? .systemBackground : .systemGroupedBackground)
        case let collection as UICollectionView:
            if let color = collection.backgroundColor { return color }
            let isGrouped = [.grouped, .insetGrouped, .sidebar].contains(collection.listAppearance)
            return isGrouped ? .systemGroupedBackground : .systemBackground
        case let bar as UINavigationBar:
            return bar.backgroundColor ?? bar.barTintColor ?? background(of: bar.drawnAppearance)
        case let bar as UITabBar:
            return bar.backgroundColor ?? bar.barTintColor ?? background(of: bar.drawnAppearance)
        case let bar as UIToolbar:
            return bar.backgroundColor ?? bar.barTintColor ?? background(of: bar.standardAppearance)
        default: break
        }
        if let color = view.backgroundColor { return color }
        return view.drawnController.flatMap(background)
    }

    /// Returns the background color of a container that shows one child, which is the background color of the child.
    /// Returns `nil` for other view controllers.
    private func background(of controller: UIViewController) -> UIColor? {
        guard let inner = controller.visibleChild, let loaded = inner.viewIfLoaded else { return nil }
        let view = (inner as? UICollectionViewController)?.collectionView ?? loaded
        return background(of: view) ?? .systemBackground
    }

    private func background(of appearance: UIBarAppearance?) -> UIColor? {
        appearance?.backgroundColor ?? (appearance?.backgroundEffect == nil ? nil : Self.chrome)
    }

    private func background(of cell: UITableViewCell) -> UIColor? {
        guard cell.backgroundConfiguration == nil else { return nil }
        let showsSelection = cell.selectionStyle != .none && (!cell.isEditing || cell.showsSelectionMark)
        let isPressed = (cell.isSelected || cell.isHighlighted) && showsSelection
        if isPressed, cell.selectedBackgroundView == nil { return .systemGray4 }
        if let color = cell.backgroundColor { return color }
        guard let table = cell.drawnInList as? UITableView else { return nil }
        return table.style == .plain ? .systemBackground : .secondarySystemGroupedBackground
    }

    private func background(of cell: UICollectionViewListCell) -> UIColor? {
        guard cell.backgroundConfiguration == nil else { return nil }
        if cell.isSelected || cell.isHighlighted, cell.selectedBackgroundView == nil { return .systemGray4 }
        if let color = cell.backgroundColor { return color }
        guard let list = cell.drawnInList as? UICollectionView, let path = list.indexPath(for: cell) else { return nil }
        switch list.listAppearance(ofSection: path.section) {
        case .plain: return .systemBackground
        case .grouped, .insetGrouped: return .secondarySystemGroupedBackground
        default: return nil
        }
    }

    // MARK: Cell parts

    /// Draws a row's separator and accessory.
    func drawParts(of cell: UITableViewCell) {
        drawAccessory(of: cell)
        guard let table = cell.drawnInList as? UITableView, table.separatorStyle != .none,
            let path = table.indexPath(ofCell: cell), let fill = fill(table.separatorColor, of: cell)
        else { return }
        let isLast = path.row == table.shownRowCount(inSection: path.section) - 1
        let (width, height) = (cell.untransformedFrame.width, cell.untransformedFrame.height)
        let inset = cell.separatorInset
        let start = inset.left + cell.placed(cell.contentView.untransformedFrame).minX
        var line = CGRect(
            x: start, y: height - Self.hairline, width: width - start - inset.right, height: Self.hairline)
        if isLast, table.style == .insetGrouped { return }
        if table.style == .grouped {
            if isLast { line = CGRect(x: 0, y: line.minY, width: width, height: Self.hairline) }
            if path.row == 0 { canvas.rect(CGRect(x: 0, y: 0, width: width, height: Self.hairline), fill) }
        }
        canvas.rect(cell.placed(line), fill)
    }

    /// Draws the separators of a list item. By default, an item has a separator below it, except the last item of a
    /// group.
    func drawSeparator(of cell: UICollectionViewListCell) {
        guard let collection = cell.drawnInList as? UICollectionView, let path = collection.indexPath(for: cell),
            let separators = collection.separators(of: path), let fill = fill(separators.color, of: cell)
        else { return }
        let isLast = path.item == collection.numberOfItems(inSection: path.section) - 1
        let hasLine = !isLast || collection.listAppearance(ofSection: path.section) == .plain
        let start = cell.placed(cell.contentView.untransformedFrame).minX + cell.drawnTextMargin
        func drawLine(at y: CGFloat, _ insets: NSDirectionalEdgeInsets) {
            let isAutomatic = insets == UIListSeparatorConfiguration.automaticInsets
            let (leading, trailing) = isAutomatic ? (start, 0) : (insets.leading, insets.trailing)
            canvas.rect(
                cell.placed(
                    CGRect(
                        x: leading, y: y, width: cell.untransformedFrame.width - leading - trailing,
                        height: Self.hairline)),
                fill)
        }
        if separators.topSeparatorVisibility == .visible { drawLine(at: 0, separators.topSeparatorInsets) }
        if separators.bottomSeparatorVisibility == .visible
            || separators.bottomSeparatorVisibility == .automatic && hasLine
        {
            drawLine(at: cell.untransformedFrame.height - Self.hairline, separators.bottomSeparatorInsets)
        }
    }

    /// Returns the clipping attribute of a row, or `nil` if the row isn't clipped. A row at either end of an inset
    /// group is clipped to rounded corners, and a row whose content was swiped aside is clipped to its edges.
    func clip(of view: UIView) -> String? {
        let corners = roundCorners(of: view)
        if !corners.isEmpty { return canvas.clip(view.ownBounds, radius: Self.groupRadius, corners) }
        let isSwiped = view.drawnCell != nil && view.subviews.contains { $0 is SwipeActionsView }
        return isSwiped ? canvas.clip(view.ownBounds, radius: 0) : nil
    }

    private func roundCorners(of view: UIView) -> CACornerMask {
        let (path, count): (IndexPath?, (Int) -> Int)
        switch (view, view.superview) {
        case (let cell as UITableViewCell, let table as UITableView) where table.style == .insetGrouped:
            (path, count) = (table.indexPath(ofCell: cell), table.shownRowCount)
        case (let cell as UICollectionViewListCell, let list as UICollectionView):
            let item = list.indexPath(for: cell)
            let isInset = item.flatMap { list.listAppearance(ofSection: $0.section) } == .insetGrouped
            (path, count) = (isInset ? item : nil, list.numberOfItems)
        default: return []
        }
        guard let path else { return [] }
        var corners: CACornerMask = []
        if path.item == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if path.item == count(path.section) - 1 { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        return corners
    }

    private static let groupRadius: CGFloat = 10

    static let hairline: CGFloat = 1.0 / 3

    private func drawAccessory(of cell: UITableViewCell) {
        guard (cell.isEditing ? cell.editingAccessoryView : cell.accessoryView) == nil else { return }
        let edge = cell.accessoryEdge
        func place(_ width: CGFloat) -> CGRect {
            cell.placed(CGRect(x: edge - width, y: cell.untransformedFrame.height / 2 - 12, width: width, height: 24))
        }
        switch cell.isEditing ? cell.editingAccessoryType : cell.accessoryType {
        case .none, .detailButton: break
        case .disclosureIndicator, .detailDisclosureButton:
            draw(symbol: "chevron.forward", .tertiaryLabel, place(8), of: cell, side: 16, weight: 2.6)
        case .checkmark: draw(symbol: "checkmark", cell.tintColor, place(14), of: cell, side: 20, weight: 2.4)
        }
    }

    func draw(_ control: UITableViewCellEditControl) {
        let isInsert = control.style == .insert
        drawSign(isInsert ? "plus.circle.fill" : "minus.circle.fill", isInsert ? .systemGreen : .systemRed, in: control)
    }

    func draw(_ control: CellAccessoryControl) {
        switch control {
        case is CellReorderHandle: drawHandle(in: control)
        case is CellDeleteControl: drawSign("minus.circle.fill", .systemRed, in: control)
        case let chevron as CellOutlineControl:
            let symbol = chevron.isExpanded ? "chevron.down" : "chevron.forward"
            draw(symbol: symbol, control.tintColor, control.ownBounds, of: control, side: 16, weight: 2.6)
        default:
            switch control.accessibilityLabel {
            case "Insert": drawSign("plus.circle.fill", .systemGreen, in: control)
            case "More Info": drawSign("info.circle", control.tintColor, in: control)
            default:
                draw(
                    symbol: "chevron.forward", control.tintColor, control.ownBounds, of: control, side: 16, weight: 2.6)
            }
        }
    }

    func drawSign(_ symbol: String, _ color: UIColor?, in control: UIView) {
        // In a symbol such as `minus.circle.fill`, the minus sign is a hole in the circle. A white background behind
        // the symbol makes the sign white.
        if let fill = fill(.white, of: control) {
            canvas.circle(
                CGPoint(x: control.untransformedFrame.width / 2, y: control.untransformedFrame.height / 2), 8, fill)
        }
        draw(symbol: symbol, color, control.ownBounds, of: control, side: 24)
    }

    func drawHandle(in control: UIControl) {
        guard let fill = fill(.tertiaryLabel, of: control) else { return }
        for line in -1...1 {
            let y = control.untransformedFrame.height / 2 + CGFloat(line) * 5 - 0.75
            canvas.rect(
                CGRect(x: control.untransformedFrame.width / 2 - 10, y: y, width: 20, height: 1.5), radius: 0.75, fill)
        }
    }

    /// Draws the section index titles along the trailing edge of a plain table.
    func drawSectionIndex(of list: any ListScrollView) {
        guard let table = list as? UITableView else { return }
        let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
        let color = table.sectionIndexColor ?? table.tintColor ?? .tintColor
        for (title, frame) in table.shownIndex {
            draw(title, TextSetting(font: font, color: color, alignment: .center), in: frame, of: table)
        }
    }
}
