import Foundation

extension ConfigurationHost {
    /// Returns the fitting size that results from the constraints in the view. If there are no constraints, or if they
    /// result in a height of 0, returns the size from an overridden `sizeThatFits(_:)`. If there is no override either,
    /// returns the size of the content if a configuration or the built-in labels determine it. Otherwise, returns the
    /// current size, and also stores it as ``UIView/unknownFit``.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, solved: () -> CGSize) -> CGSize {
        // The parts are laid out at the required width, because the constraints keep their distances from the edges.
        let width = frame.width
        if horizontal == .required, target.width.isFinite, target.width != width { frame.size.width = target.width }
        defer { if frame.width != width { frame.size.width = width } }
        layOutParts()
        if let size = ownFit(target, horizontal) { return size }
        if viewLayout?.takesPart == true {
            let size = solved()
            if size.height > 0 { return size }
        }
        let content = contentSize(atWidth: horizontal == .required ? target.width : nil)
        // Logs no warning if a configuration provides the size, because the constraints may belong to an earlier
        // content view.
        if viewLayout?.takesPart == true, !showsContentConfiguration || content == nil {
            ListWarning.log(
                "Detected a case where constraints ambiguously suggest a height of zero for a cell's content view. We're "
                    + "considering the collapse unintentional and using standard height instead. Cell: \(self)")
        }
        let size = sizeThatFits(target)
        // If the result differs from the base class's result, it comes from an override in the app.
        if size != frame.size, size.height != content?.height { return size }
        if let content { return content }
        UIView.unknownFit = size
        return size
    }

    /// Returns the size of the content view that a configuration made, and of the parts beside it, if the content view's
    /// class measures it: by overriding `systemLayoutSizeFitting(_:withHorizontalFittingPriority:verticalFittingPriority:)`
    /// or, in a view without constraints and intrinsic height, `sizeThatFits(_:)`.
    private func ownFit(_ target: CGSize, _ horizontal: UILayoutPriority) -> CGSize? {
        guard let content = hosted?.contentView, !(content is UIListContentView) else { return nil }
        let room = content.frame.width
        let isWide = horizontal == .required
        let inner = CGSize(width: isWide ? room : target.width, height: target.height)
        var size: CGSize
        if UIView.fittingOverrides.areOverridden(by: type(of: content)) {
            size = content.systemLayoutSizeFitting(
                inner, withHorizontalFittingPriority: horizontal, verticalFittingPriority: .fittingSizeLevel)
        } else {
            guard content.viewLayout?.takesPart != true, content.intrinsicContentSize(atWidth: room).height < 0,
                UIView.sizeOverrides.areOverridden(by: type(of: content))
            else { return nil }
            size = content.sizeThatFits(inner)
        }
        size.width = isWide ? target.width : size.width + frame.width - room
        return size
    }
}
