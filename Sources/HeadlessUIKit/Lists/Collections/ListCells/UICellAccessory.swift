import Foundation

/// Something beside the content of a list's cell. Mirrors `UICellAccessory` and its members, UIKit.
///
/// Accessories are views in the cell while they are displayed. A minus, a plus, a detail button and an outline disclosure
/// are controls; a handle is what a finger drags the cell by; the others are part of the cell. Colors and widths are
/// recorded, not drawn. Pop-up menus are not there.
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

    /// Where a custom view is put. Mirrors `UICellAccessory.Placement`.
    public enum Placement {
        /// Where among the accessories of the same edge. Mirrors `UICellAccessory.Placement.Position`.
        public typealias Position = ([UICellAccessory]) -> Int
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })
    }

    public let accessoryType: AccessoryType
    private let displayed: DisplayedState
    private let isHidden: Bool
    private var isPlacedLeading = false
    private var text = ""
    private var handler: ActionHandler?
    /// How a finger expands and collapses the item, by an outline disclosure.
    private(set) var outlineStyle = OutlineDisclosureOptions.Style.automatic

    private init(_ type: AccessoryType, _ displayed: DisplayedState, isHidden: Bool) {
        accessoryType = type
        self.displayed = displayed
        self.isHidden = isHidden
    }

    private func handling(_ handler: ActionHandler?) -> UICellAccessory {
        var copy = self
        copy.handler = handler
        return copy
    }
}

// MARK: - Making

extension UICellAccessory {
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory { UICellAccessory(.disclosureIndicator, displayed, isHidden: options.isHidden) }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory { UICellAccessory(.checkmark, displayed, isHidden: options.isHidden) }

    /// A delete control at the leading edge. Without a handler a tap opens the item to its trailing swipe actions
    /// (unverified).
    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.delete, displayed, isHidden: options.isHidden).handling(actionHandler) }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.insert, displayed, isHidden: options.isHidden).handling(actionHandler) }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory { UICellAccessory(.reorder, displayed, isHidden: options.isHidden) }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory { UICellAccessory(.multiselect, displayed, isHidden: options.isHidden) }

    /// A chevron that expands and collapses an item of a section snapshot, or calls the handler instead. In the style of a
    /// header a tap anywhere in the cell does, and the cell is not selectable; in that of a cell a tap on the chevron.
    ///
    /// The automatic style is that of a header for the first item of a section that it replaces the header of. Unverified:
    /// a tap on a cell in the style of a header asks the delegate nothing.
    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.outlineDisclosure, displayed, isHidden: options.isHidden)
        accessory.outlineStyle = options.style
        return accessory.handling(actionHandler)
    }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory { UICellAccessory(.detail, displayed, isHidden: options.isHidden).handling(actionHandler) }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var accessory = UICellAccessory(.label, displayed, isHidden: options.isHidden)
        accessory.text = text
        return accessory
    }

    /// The position among the others is not looked at.
    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let (displayed, isLeading) =
            switch configuration.placement {
            case .leading(let displayed, _): (displayed, true)
            case .trailing(let displayed, _): (displayed, false)
            }
        var accessory = UICellAccessory(
            .customView(configuration.customView), displayed, isHidden: configuration.isHidden)
        accessory.isPlacedLeading = isLeading
        return accessory
    }
}

// MARK: - Showing

@MainActor
extension UICellAccessory {
    func isDisplayed(isEditing: Bool) -> Bool {
        switch displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    /// Whether it lies before the content (unverified, but for custom views).
    var isLeading: Bool { isPlacedLeading || [.delete, .insert, .multiselect].contains(accessoryType) }

    /// How large an accessory's view is: as it was made, else its content.
    static func size(of view: UIView) -> CGSize {
        view.frame.size == .zero ? view.sizeThatFits(.zero) : view.frame.size
    }
    fileprivate static let signFrame = CGRect(x: 0, y: 0, width: 22, height: 22)

    /// Unverified: the accessibility labels.
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
        return view
    }

    private func labelView() -> UIView {
        let label = UILabel(frame: .zero)
        label.text = text
        return label
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

/// A control at the edge of a list's cell. UIKit's own is private.
package class CellAccessoryControl: UIControl {
    init(label: String) {
        super.init(frame: UICellAccessory.signFrame)
        accessibilityLabel = label
    }

    package required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// The chevron of an item that expands and collapses.
package final class CellOutlineControl: CellAccessoryControl {
    /// Whether it points down.
    package var isExpanded: Bool {
        didSet { accessibilityLabel = Self.label(isExpanded) }
    }

    init(_ isExpanded: Bool) {
        self.isExpanded = isExpanded
        super.init(label: Self.label(isExpanded))
    }

    package required init?(coder: NSCoder) {
        isExpanded = false
        super.init(coder: coder)
    }

    private static func label(_ isExpanded: Bool) -> String { isExpanded ? "Collapse" : "Expand" }
}

/// The minus of a list's cell.
package final class CellDeleteControl: CellAccessoryControl {}

/// The handle at the trailing edge that a finger drags a list's cell by.
package final class CellReorderHandle: CellAccessoryControl {}
