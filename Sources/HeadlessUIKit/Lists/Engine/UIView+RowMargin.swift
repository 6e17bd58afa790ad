import Foundation

extension UIView {
    /// The margin of the content at the sides of a list, in points: 20 if the list is at least 393 points wide, and
    /// otherwise 16. In landscape orientation, an iPhone's width in portrait orientation decides. Recorded on simulators
    /// that are 320, 375, 390, 393 and 402 points wide; the value in landscape orientation is unverified. The margin is
    /// larger if the list limits its rows to the readable width.
    final var rowMargin: CGFloat {
        guard frame.width >= 393 else { return 16 }
        let screen = UIScreen.main.bounds.size
        let margin: CGFloat = min(screen.width, screen.height) >= 393 ? 20 : 16
        let readable = (frame.width - UIView.readableWidth) / 2
        return readable > margin && limitsRowsToReadableWidth ? readable : margin
    }

    /// The ``rowMargin`` of the list that contains this view, or of the view itself if it is in no list.
    final var marginInList: CGFloat {
        guard let list = superviewStorage, list.isList else { return rowMargin }
        return (list as? SectionScrollView)?.engine?.list.rowMargin ?? list.rowMargin
    }
}
