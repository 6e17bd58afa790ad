import Foundation

/// An accessory beside the content of a list cell. Mirrors `UICellAccessory` and its members, UIKit.
///
/// Accessories are views in the cell while they are displayed. Delete, insert, detail and outline disclosure
/// accessories are controls, and the reorder accessory is a handle for dragging the cell; a tap on any other standard
/// accessory counts as a tap on the cell. Background colors have no effect. Pop-up menus are not supported.
public struct UICellAccessory {
    /// Mirrors `UICellAccessory.ActionHandler`.
    public typealias ActionHandler = () -> Void

    /// Mirrors `UICellAccessory.DisplayedState`.
    public enum DisplayedState: Hashable, Sendable {
        case always, whenEditing, whenNotEditing
    }

    /// Mirrors `UICellAccessory.LayoutDimension`.
    public enum LayoutDimension: Hashable, Sendable {
        case actual
        case standard
        case custom(CGFloat)
    }

    /// Mirrors `UICellAccessory.AccessoryType`.
    public enum AccessoryType: Hashable {
        case disclosureIndicator, outlineDisclosure, checkmark, delete, insert, reorder, multiselect, label, detail
        case customView(UIView)
    }

    /// The position of a custom view. Mirrors `UICellAccessory.Placement`.
    public enum Placement {
        /// Returns the position among the accessories at the same edge. Mirrors `UICellAccessory.Placement.Position`.
        public typealias Position = ([UICellAccessory]) -> Int
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    public let accessoryType: AccessoryType
    private let displayed: DisplayedState
    private let isHidden: Bool
    /// The width that the layout reserves for the accessory, which is centered in it. Unverified: the standard width is
    /// the accessory's own width.
    private let reservedWidth: LayoutDimension
    private let tintColor: UIColor?
    private var isPlacedLeading = false
    private var text = ""
    private var font: UIFont?
    private var adjustsFont = true
    private var handler: ActionHandler?
    /// The style of an outline disclosure. It determines where in the cell a tap expands or collapses the item.
    private(set) var outlineStyle = OutlineDisclosureOptions.Style.automatic

    private init(
        _ type: AccessoryType, _ displayed: DisplayedState, isHidden: Bool, _ reservedWidth: LayoutDimension,
        _ tintColor: UIColor?
    ) {
        accessoryType = type
        self.displayed = displayed
        self.isHidden = isHidden
        self.reservedWidth = reservedWidth
        self.tintColor = tintColor
    }

    private func handling(_ handler: ActionHandler?) -> UICellAccessory {
        var copy = self
        copy.handler = handler
        return copy
    }
}

// MARK: - Creating accessories

extension UICellAccessory {
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .checkmark, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// Returns a delete control at the leading edge. Without a handler, a tap reveals the item's trailing swipe actions
    /// (unverified).
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .delete, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor
        ).handling(actionHandler)
    }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .insert, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor
        ).handling(actionHandler)
    }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .reorder, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .multiselect, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    /// Returns a chevron that expands and collapses an item of a section snapshot or, if there is an `actionHandler`,
    /// calls the handler instead. In the header style, a tap anywhere in the cell triggers the chevron, and the cell
    /// can't be selected; in the cell style, only a tap on the chevron itself triggers it.
    ///
    /// The automatic style is the header style if the item is the first in its section and replaces the section's
    /// header. Unverified: a tap on a cell whose chevron has the header style does not call the delegate.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .outlineDisclosure, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.outlineStyle = options.style
        return accessory.handling(actionHandler)
    }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        UICellAccessory(
            .detail, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor
        ).handling(actionHandler)
    }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(
            .label, displayed, isHidden: options.isHidden, options.reservedLayoutWidth, options.tintColor)
        accessory.text = text
        accessory.font = options.font
        accessory.adjustsFont = options.adjustsFontForContentSizeCategory
        return accessory
    }

    /// Returns an accessory with a custom view. The `at` closure of the configuration's placement is ignored.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (displayed, isLeading) =
            switch configuration.placement {
            case .leading(let displayed, _): (displayed, true)
            case .trailing(let displayed, _): (displayed, false)
            }
        var accessory = UICellAccessory(
            .customView(configuration.customView), displayed, isHidden: configuration.isHidden,
            configuration.reservedLayoutWidth, configuration.tintColor)
        accessory.isPlacedLeading = isLeading
        return accessory
    }
}

// MARK: - Creating views

@MainActor
extension UICellAccessory {
    func isDisplayed(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    /// Whether the accessory is before the content (unverified, except for custom views).
    var isLeading: Bool { isPlacedLeading || [.delete, .insert, .multiselect].contains(accessoryType) }

    fileprivate static let signFrame = CGRect(x: 0, y: 0, width: 22, height: 22)

    /// Returns the accessory's view. The accessibility labels are unverified.
    func makeView(in cell: UICollectionViewListCell) -> UIView {
        let view =
            switch accessoryType {
            case .customView(let view): view
            case .label: labelView()
            case .disclosureIndicator: mark("disclosure indicator")
            case .checkmark: mark("checkmark")
            case .multiselect: mark("multiselect")
            case .reorder: CellReorderHandle(label: "Reorder")
            case .delete:
                control(CellDeleteControl(label: "Remove"), handler ?? { [unowned cell] in cell.deleteTapped() })
            case .insert: control(CellAccessoryControl(label: "Insert"), handler)
            case .detail: control(CellAccessoryControl(label: "More Info"), handler)
            case .outlineDisclosure:
                control(CellOutlineControl(cell.isExpanded), handler ?? { [unowned cell] in cell.toggleOutline() })
            }
        view.isHidden = isHidden
        if let tintColor { view.tintColor = tintColor }
        return view
    }

    private func labelView() -> UIView {
        let label = UILabel(frame: .zero)
        label.text = text
        label.font = font
        label.adjustsFontForContentSizeCategory = adjustsFont
        if let tintColor { label.textColor = tintColor }
        return label
    }

    /// Returns the width to reserve for a view of the given width, in a cell of the given width.
    func reservedWidth(_ own: CGFloat, in cellWidth: CGFloat) -> CGFloat {
        switch reservedWidth {
        case .actual, .standard: own
        case .custom(let width): min(max(0, width), cellWidth)
        }
    }

    private func mark(_ identifier: String) -> UIView {
        let view = UIImageView(frame: Self.signFrame)
        view.accessibilityIdentifier = identifier
        return view
    }

    private func control(_ control: CellAccessoryControl, _ handler: ActionHandler?) -> UIView {
        if let handler { control.addAction(UIAction { _ in handler() }, for: .touchUpInside) }
        return control
    }
}

/// A control at the edge of a list cell. UIKit's own class is private.
package class CellAccessoryControl: UIControl {
    init(label: String) {
        super.init(frame: UICellAccessory.signFrame)
        accessibilityLabel = label
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }

    // MARK: Description

    package override var hasSizeOfUIKit: Bool { true }
    // Unverified.
    package override var precedesSuperviews: Bool { true }
    package override func textDrawing(value: String) -> TextDrawing? { .control("[\(accessibilityLabel ?? "")]") }
}

/// The delete control of a list cell.
package final class CellDeleteControl: CellAccessoryControl {
    package override func textDrawing(value: String) -> TextDrawing? { .editControl("⊖ ") }
}

/// The reorder handle at the trailing edge of a list cell.
package final class CellReorderHandle: CellAccessoryControl {
    package override func textDrawing(value: String) -> TextDrawing? { .handle(" ≡") }
}
