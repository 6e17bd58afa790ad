import Foundation

extension UIView {
    /// The most recent fitting size that was merely a view's current size, because neither constraints nor the view's
    /// class determined a fitting size.
    @exclusivity(unchecked) static var unknownFit: CGSize?

    /// Returns the fitting size at a width; `nil` if neither constraints nor the view's class determine a size.
    package final func fittingSize(atWidth width: CGFloat) -> CGSize? {
        known {
            systemLayoutSizeFitting(
                CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
    }

    /// Returns the fitting size closest to a given size; `nil` if neither constraints nor the view's class determine a
    /// size.
    package final func fittingSize(about size: CGSize) -> CGSize? {
        known {
            systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
        }
    }

    /// Detects classes that override the method with which a content view is measured.
    static let fittingOverrides = OverriddenMethods(
        of: UIView.self, plain: PlainView.self, overriding: FittingView.self, count: 1)
    /// Detects classes that override `sizeThatFits(_:)`.
    static let sizeOverrides = OverriddenMethods(
        of: UIView.self, plain: PlainView.self, overriding: SizeView.self, count: 1)

    /// Names, for use in a message, what the view lacks if it has no size: a frame, or constraints that give it a size.
    package final var sourcesOfSize: String {
        translatesAutoresizingMaskIntoConstraints ? "neither a frame nor constraints" : "no constraints"
    }

    private func known(_ measure: () -> CGSize) -> CGSize? {
        UIView.unknownFit = nil
        let size = measure()
        return size == UIView.unknownFit ? nil : size
    }
}

private class PlainView: UIView {}

private class FittingView: UIView {
    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize { .zero }
}

private class SizeView: UIView {
    override func sizeThatFits(_ size: CGSize) -> CGSize { .zero }
}
