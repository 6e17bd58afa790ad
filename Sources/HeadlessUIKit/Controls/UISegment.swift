import Foundation

/// One segment of a segmented control, so that what looks at views finds it: UIKit keeps a view a segment too, without
/// naming its class.
package final class UISegment: UIView {
    /// What the user reads; `nil` with an image.
    package internal(set) final var title: String?
    /// A segment has a title or an image.
    package internal(set) final var image: UIImage?
    package internal(set) final var isEnabled = true
    final var action: UIAction?
    final var width: CGFloat = 0
    final var contentOffset = CGSize.zero

    /// The control that it belongs to.
    package final var control: UISegmentedControl? { superviewStorage as? UISegmentedControl }

    /// Whether it is the selected one.
    package final var isSelected: Bool { control?.selectedSegment === self }

    /// What the user would call it.
    package final var name: String { title ?? image?.description ?? "" }

    /// How wide it is, in points: what was set, else its content with some room beside (unverified).
    final var contentWidth: CGFloat {
        if width > 0 { return width }
        let content = image.map(\.size.width) ?? TextMeasurer(maximumLines: 1).size(of: title ?? "", Self.font).width
        return content + 24
    }
    /// Unverified.
    private static let font = UIFont.systemFont(ofSize: 13, weight: .medium)

    /// An action's image is preferred to its title.
    final func take(_ action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
        isEnabled = !action.attributes.contains(.disabled)
    }
}
