import Foundation

/// What a view of another module adds to the layout and the reuse of a cell. A class of another module can't override the
/// methods that the cell calls.
package struct ContentMeasurement {
    /// Returns the size of the content, in points, at a width, or without a limit if the width is `nil`.
    package let size: @MainActor (_ width: CGFloat?) -> CGSize
    /// Called when a list is about to reuse the cell that contains the view.
    package let prepareForReuse: @MainActor () -> Void

    package init(
        size: @escaping @MainActor (_ width: CGFloat?) -> CGSize, prepareForReuse: @escaping @MainActor () -> Void
    ) {
        (self.size, self.prepareForReuse) = (size, prepareForReuse)
    }
}

extension UIView {
    /// Sets how the view's content is measured and reset.
    package final func measureContent(with measurement: ContentMeasurement) {
        madeRareProperties.content = measurement
    }
}
