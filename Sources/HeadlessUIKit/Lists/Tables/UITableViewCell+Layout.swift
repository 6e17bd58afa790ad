import Foundation

// The layout of a cell's own parts. Developers have reported these widths for iPhone (unverified).
extension UITableViewCell {
    /// The width of the edit control or selection mark before the content, in points.
    private var leadingRoom: CGFloat { controls.edit == nil && controls.selection == nil ? 0 : 40 }

    /// Returns the trailing edge of the accessory, in points, in a left-to-right layout.
    ///
    /// - Parameter sides: The insets of the cell's content.
    private func accessoryEdge(_ sides: NSDirectionalEdgeInsets) -> CGFloat {
        untransformedFrame.width - sides.trailing - handleRoom - marginInList
    }

    /// The trailing edge of the accessory, in points, in a left-to-right layout.
    package final var accessoryEdge: CGFloat { accessoryEdge(UITableView.contentSides(of: self)) }

    /// The width of the reorder control at the trailing edge, in points.
    private var handleRoom: CGFloat { controls.reorder == nil ? 0 : 44 }

    /// The total width of the controls after the content, in points: the reorder control, and the accessory with 10
    /// points before it and the list's margin after it.
    private var trailingRoom: CGFloat {
        let width = accessoryWidth
        return handleRoom + (width > 0 ? width + 10 + marginInList : 0)
    }

    /// The layout margins of the content view, which are also the insets of a standard cell's text. Beside an accessory,
    /// the trailing margin is unverified.
    ///
    /// The margins above and below are 11 points in recordings of one app on iOS 17.0 and 18.2, and 15 points on iOS 26,
    /// where rows are taller.
    final var contentMargins: NSDirectionalEdgeInsets {
        let side = marginInList
        return NSDirectionalEdgeInsets(top: 11, leading: side, bottom: 11, trailing: trailingRoom > 0 ? 8 : side)
    }

    private var accessoryWidth: CGFloat {
        if let view = isEditing ? editingAccessoryView : accessoryView { return view.frame.width }
        switch isEditing ? editingAccessoryType : accessoryType {
        case .none: return 0
        case .disclosureIndicator: return 8
        case .checkmark: return 14
        case .detailButton: return Self.detailSize.width
        case .detailDisclosureButton: return Self.detailSize.width + 20
        }
    }

    private static let detailSize = CGSize(width: 22, height: 22)

    private func roomForContent(atWidth width: CGFloat, _ sides: NSDirectionalEdgeInsets) -> CGFloat {
        max(0, width - sides.leading - leadingRoom - trailingRoom - sides.trailing)
    }

    /// Lays out the content view between the controls, and the controls at the edges. An accessory keeps its own size
    /// and is centered vertically.
    final func layOutParts() {
        let (size, sides) = (untransformedFrame.size, UITableView.contentSides(of: self))
        let accessoryEdge = accessoryEdge(sides)
        contentView.frame = directed(
            CGRect(
                x: sides.leading + leadingRoom, y: 0, width: roomForContent(atWidth: size.width, sides),
                height: size.height))
        for control in [controls.edit, controls.selection] {
            control?.frame = directed(CGRect(x: sides.leading, y: 0, width: leadingRoom, height: size.height))
        }
        controls.reorder?.frame = directed(
            CGRect(x: size.width - sides.trailing - handleRoom, y: 0, width: handleRoom, height: size.height))
        if let accessory = controls.accessory {
            let own = accessory === controls.detail ? Self.detailSize : accessory.frame.size
            // Leaves room for a disclosure indicator, if any, after the detail button.
            let edge = accessory === controls.detail ? accessoryEdge - accessoryWidth + own.width : accessoryEdge
            accessory.frame = directed(
                CGRect(x: edge - own.width, y: (size.height - own.height) / 2, width: own.width, height: own.height))
        }
        layOutContent()
    }

    /// Lays out the standard labels and the image view for the cell's style. If there is no detail label, the main
    /// label is as tall as the cell, except in the style `value2`.
    private func layOutContent() {
        guard let content = standardContent else { return }
        let size = contentView.frame.size
        guard style != .value2, style == .default || content.secondaryText == nil else {
            return content.layOut(standardImageView, in: contentView)
        }
        let frames = content.frames(in: size, measuring: false)
        TextPairArrangement.place(standardImageView, contentView.directed(frames.image))
        TextPairArrangement.place(
            standardTextLabel,
            contentView.directed(CGRect(x: frames.text.minX, y: 0, width: frames.text.width, height: size.height)))
    }

    /// The layout of the standard labels and image view; `nil` if the cell has none.
    private var standardContent: TextPairArrangement? {
        guard standardTextLabel != nil || standardDetailLabel != nil || standardImageView != nil else { return nil }
        var insets = contentMargins
        insets.leading += CGFloat(indentationLevel) * indentationWidth
        return TextPairArrangement(
            image: standardImageView?.image?.size ?? .zero, text: standardTextLabel, secondaryText: standardDetailLabel,
            insets: insets, prefersSideBySide: style == .value1, textWidth: style == .value2 ? 91 : nil)
    }

    /// The default values of the standard labels, taken from the content configuration for the cell's style.
    final var standardValues: UIListContentConfiguration.Standard {
        UIListContentConfiguration.Standard(contentStyle, isDisabled: false, in: .plain, nil)
    }

    final var contentStyle: UIListContentConfiguration.Style {
        switch style {
        case .default: .cell
        case .value1: .valueCell
        case .value2: .contactCell
        case .subtitle: .subtitleCell
        }
    }

    final func contentSize(atWidth width: CGFloat?) -> CGSize? {
        contentHeight(atWidth: width ?? untransformedFrame.width).map {
            CGSize(width: width ?? untransformedFrame.width, height: $0)
        }
    }

    /// Returns the height of the cell's content at a width, in points; `nil` if the content has no intrinsic height.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    final func contentHeight(atWidth width: CGFloat) -> CGFloat? {
        let room = roomForContent(atWidth: width, UITableView.contentSides(of: self))
        if let content = standardContent { return content.size(atWidth: room).height }
        let height = contentView.intrinsicContentSize(atWidth: room).height
        return height == UIView.noIntrinsicMetric ? nil : height
    }
}
