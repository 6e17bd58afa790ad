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

    private func known(_ measure: () -> CGSize) -> CGSize? {
        UIView.unknownFit = nil
        let size = measure()
        return size.height == UIView.unknownFit?.height ? nil : size
    }
}

extension ConfigurationHost {
    /// How large the view wants to be for the sake of what it contains.
    func contentFittingSize(
        _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        let beside = widthBesideContent
        UIView.unknownFit = nil
        var size = contentView.systemLayoutSizeFitting(
            CGSize(width: max(0, target.width - beside), height: target.height),
            withHorizontalFittingPriority: horizontal, verticalFittingPriority: vertical)
        if UIView.unknownFit == nil {
            size.width += beside
        } else {
            size = sizeThatFits(target)
            UIView.unknownFit = size == frame.size ? size : nil
        }
        return size
    }
}
