import Foundation

extension UIView {
    /// What was answered last where neither constraints nor a view's class say how large it wants to be.
    @exclusivity(unchecked) static var unknownFit: CGSize?

    /// How large the view wants to be at a width; `nil`: neither its constraints nor its class say.
    final func fittingSize(atWidth width: CGFloat) -> CGSize? {
        known {
            systemLayoutSizeFitting(
                CGSize(width: width, height: UIView.layoutFittingCompressedSize.height),
                withHorizontalFittingPriority: .required, verticalFittingPriority: .fittingSizeLevel)
        }
    }

    /// How large the view wants to be, at best of a given size; `nil`: neither its constraints nor its class say.
    final func fittingSize(about size: CGSize) -> CGSize? {
        known {
            systemLayoutSizeFitting(
                size, withHorizontalFittingPriority: .fittingSizeLevel, verticalFittingPriority: .fittingSizeLevel)
        }
    }

    /// What a view without a size has none of.
    package final var sourcesOfSize: String {
        translatesAutoresizingMaskIntoConstraints ? "neither a frame nor constraints" : "no constraints"
    }

    private func known(_ measure: () -> CGSize) -> CGSize? {
        UIView.unknownFit = nil
        let size = measure()
        return size == UIView.unknownFit ? nil : size
    }
}
