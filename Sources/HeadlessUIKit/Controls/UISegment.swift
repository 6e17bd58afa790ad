import Foundation

/// One segment of a segmented control. It is a view, so that it can be found in the view hierarchy; UIKit also uses a
/// view for each segment, but the view's class is private.
package final class UISegment: UIView {
    /// The visible title; `nil` if the segment shows an image.
    package internal(set) final var title: String?
    /// The segment's image; a segment has either a title or an image.
    package internal(set) final var image: UIImage?
    package internal(set) final var isEnabled = true
    final var action: UIAction?
    final var width: CGFloat = 0
    final var contentOffset = CGSize.zero

    /// The segmented control that contains the segment.
    package final var control: UISegmentedControl? { superviewStorage as? UISegmentedControl }

    /// Whether the segment is selected.
    package final var isSelected: Bool { control?.selectedSegment === self }

    /// The title, or a description of the image.
    package final var name: String { title ?? image?.description ?? "" }

    /// The preferred width of the segment, in points: the width that was set or, if none was set, the width of its
    /// content with padding. The padding is that of segmented controls in storyboards, and is recorded on iOS 26.
    final var contentWidth: CGFloat {
        if width > 0 { return width }
        let font = attribute(.font, .normal) as? UIFont ?? Self.font
        let content = image.map(\.size.width) ?? TextMeasurer(maximumLines: 1).size(of: title ?? "", font).width
        return content + 61.0 / 3
    }
    /// The font used to measure titles for which no font has been set (unverified).
    private static let font = UIFont.systemFont(ofSize: 13)

    /// The font and the color that have been set for the title in the segment's state; each is `nil` if it has not been
    /// set.
    package final var titleFont: UIFont? { attribute(.font, isSelected ? .selected : .normal) as? UIFont }
    package final var titleColor: UIColor? { attribute(.foregroundColor, isSelected ? .selected : .normal) as? UIColor }

    /// Returns the attribute for a state or, if none has been set for that state, the attribute for the normal state.
    private final func attribute(_ key: NSAttributedString.Key, _ state: UIControl.State) -> Any? {
        control?.titleTextAttributes(for: state)?[key] ?? control?.titleTextAttributes(for: .normal)?[key]
    }

    /// Sets the segment's action, and shows the action's image or, if the action has no image, its title. The segment
    /// is enabled unless the action is disabled.
    final func take(_ action: UIAction) {
        self.action = action
        image = action.image
        title = action.image == nil ? action.title : nil
        isEnabled = !action.attributes.contains(.disabled)
    }

    // MARK: Description

    package override var ownText: String? { name }
}
