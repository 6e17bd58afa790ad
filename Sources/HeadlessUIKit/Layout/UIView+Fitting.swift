import Foundation

extension UIView {
    /// The last fitting size that was only the current size, because neither constraints nor the view's class determine
    /// one.
    @exclusivity(unchecked) static var unknownFit: CGSize?

    /// Returns the fitting size at a width; `nil` if neither constraints nor the view's class determine one.
    final func fittingSize(atWidth width: CGFloat) -> CGSize? {
        known {
            systemLayoutSizeFitting(
                CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
    }

    /// Returns the fitting size closest to a given size; `nil` if neither constraints nor the view's class determine
    /// one.
    final func fittingSize(about size: CGSize) -> CGSize? {
        known {
            systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
        }
    }

    /// The sources of a size that a view without size lacks, for messages.
    package final var sourcesOfSize: String {
        translatesAutoresizingMaskIntoConstraints ? "neither a frame nor constraints" : "no constraints"
    }

    private func known(_ measure: () -> CGSize) -> CGSize? {
        UIView.unknownFit = nil
        let size = measure()
        return size == UIView.unknownFit ? nil : size
    }
}
