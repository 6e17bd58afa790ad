import Foundation

/// A label in the content view of a cell, header or footer, which lays it out beside others.
final class CellLabel: UILabel {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superviewStorage?.superviewStorage?.setNeedsLayout()
    }
}

/// An image in the content view of a cell, which lays it out beside labels.
final class CellImageView: UIImageView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        superviewStorage?.superviewStorage?.setNeedsLayout()
    }
}
