import Foundation

/// The layout of an image, text and secondary text in a row. The image precedes the two labels. The labels are stacked
/// or, if preferred and if there is enough space, placed side by side. Values are in points.
///
/// The text is measured only if a height or a position depends on it.
@MainActor
struct TextPairArrangement {
    var image = CGSize.zero
    var text: UILabel?
    var secondaryText: UILabel?
    var insets = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 8)
    var prefersSideBySide = false
    /// The fixed width of the text, or `nil` if the text determines its own width. If the width is fixed, the text and
    /// the secondary text are always side by side.
    var textWidth: CGFloat?
    var imagePadding: CGFloat = 16
    var horizontalPadding: CGFloat = 6
    var verticalPadding: CGFloat = 3
    var minimumHeight: CGFloat = 44
    /// Whether stacked labels are at the bottom of the row instead of being vertically centered, if the row is taller
    /// than the labels.
    var alignsToBottom = false

    struct Frames {
        var image = CGRect.zero
        var text = CGRect.zero
        var secondaryText = CGRect.zero
    }

    /// Returns the size at the given width or, if the width is `nil`, at the width of the content.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    func size(atWidth width: CGFloat?) -> CGSize {
        let before = insets.leading + imageWidth
        let texts = texts(atWidth: width.map { max(0, $0 - before - insets.trailing) } ?? .infinity)
        let height = insets.top + max(image.height, texts.height) + insets.bottom
        return CGSize(width: width ?? before + texts.width + insets.trailing, height: max(height, minimumHeight))
    }

    /// Positions the views according to the layout direction.
    ///
    /// - Complexity: O(*n*), where *n* is the number of characters.
    func layOut(_ imageView: UIImageView?, in view: UIView) {
        let frames = frames(in: view.untransformedFrame.size)
        Self.place(imageView, view.directed(frames.image))
        Self.place(text, view.directed(frames.text))
        Self.place(secondaryText, view.directed(frames.secondaryText))
    }

    /// Sets a view's frame, unless the view uses constraints.
    static func place(_ view: UIView?, _ frame: CGRect) {
        if let view, view.translatesAutoresizingMaskIntoConstraints, view.frame != frame { view.frame = frame }
    }

    /// Returns the frames of the image and the labels in a row of the given size, arranged from left to right. The
    /// frames are vertically centered, except for the frames of stacked labels if ``alignsToBottom`` is `true`.
    ///
    /// - Parameter isMeasuring: `false` if the heights of the labels are not needed. The labels then count as stacked,
    ///   and their heights are 0.
    func frames(in size: CGSize, measuring isMeasuring: Bool = true) -> Frames {
        let before = insets.leading + imageWidth
        let room = max(0, size.width - before - insets.trailing)
        let texts = isMeasuring ? texts(atWidth: room) : Texts()
        let middle = (size.height + insets.top - insets.bottom) / 2
        var frames = Frames()
        frames.image = CGRect(
            x: insets.leading, y: middle - image.height / 2, width: image.width, height: image.height)
        let top = alignsToBottom ? size.height - insets.bottom - texts.height : middle - texts.height / 2
        if texts.areSideBySide {
            frames.text = CGRect(
                x: before, y: middle - texts.text.height / 2, width: texts.text.width, height: texts.text.height)
            frames.secondaryText = CGRect(
                x: before + room - texts.secondary.width, y: middle - texts.secondary.height / 2,
                width: texts.secondary.width, height: texts.secondary.height)
        } else {
            frames.text = CGRect(x: before, y: top, width: room, height: texts.text.height)
            frames.secondaryText = CGRect(
                x: before, y: top + texts.height - texts.secondary.height, width: room, height: texts.secondary.height)
        }
        return frames
    }

    private var imageWidth: CGFloat { image.width > 0 ? image.width + imagePadding : 0 }

    private struct Texts {
        var text = CGSize.zero
        var secondary = CGSize.zero
        var areSideBySide = false
        var width: CGFloat = 0
        var height: CGFloat = 0
    }

    private func texts(atWidth room: CGFloat) -> Texts {
        var texts = Texts()
        if let textWidth {
            let rest = max(0, room - textWidth - horizontalPadding)
            texts.text = CGSize(width: min(textWidth, room), height: size(of: text, textWidth).height)
            texts.secondary = size(of: secondaryText, rest)
            if rest < .infinity { texts.secondary.width = rest }
            texts.width = textWidth + horizontalPadding + texts.secondary.width
            texts.height = max(texts.text.height, texts.secondary.height)
            texts.areSideBySide = true
            return texts
        }
        let hasBoth = text?.hasText == true && secondaryText?.hasText == true
        if prefersSideBySide, hasBoth, let text, let secondaryText {
            let unlimited = CGSize(width: CGFloat.infinity, height: .infinity)
            texts.text = text.sizeThatFits(unlimited)
            texts.secondary = secondaryText.sizeThatFits(unlimited)
            texts.width = texts.text.width + horizontalPadding + texts.secondary.width
            texts.height = max(texts.text.height, texts.secondary.height)
            texts.areSideBySide = texts.width <= room
            if texts.areSideBySide { return texts }
        }
        texts.text = size(of: text, room)
        texts.secondary = size(of: secondaryText, room)
        texts.width = max(texts.text.width, texts.secondary.width)
        texts.height = texts.text.height + (hasBoth ? verticalPadding : 0) + texts.secondary.height
        return texts
    }

    /// Returns the size of a label. If the label shows a single line of plain text at a given width, the text is not
    /// measured, because the height does not depend on it.
    private func size(of label: UILabel?, _ room: CGFloat) -> CGSize {
        guard let label, label.hasText else { return .zero }
        if label.numberOfLines == 1, label.isPlain, room < .infinity {
            return CGSize(width: room, height: TextMeasurer.roundedUp(label.font.lineHeight))
        }
        return label.sizeThatFits(CGSize(width: max(room, 1), height: .infinity))
    }
}
