import Foundation

/// The chevron of an item that can be expanded and collapsed.
package final class CellOutlineControl: CellAccessoryControl {
    /// Whether the item is expanded. If so, the chevron points down.
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
