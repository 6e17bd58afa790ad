import Foundation

extension ConfigurationHost {
    /// How large the view wants to be: what the constraints inside ask for, else what its class or its content says.
    func fittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, solved: () -> CGSize) -> CGSize {
        layOutParts()
        if viewLayout?.takesPart == true {
            let size = solved()
            if size.height > 0 { return size }
            ListWarning.log(
                "Detected a case where constraints ambiguously suggest a height of zero for a cell's content view. We're "
                    + "considering the collapse unintentional and using standard height instead. Cell: \(self)")
        }
        let content = contentSize(atWidth: horizontal == .required ? target.width : nil)
        let size = sizeThatFits(target)
        // Another answer than the base class gives is that of a class of the user's.
        if size != frame.size, size.height != content?.height { return size }
        if let content, showsContentConfiguration || wrapsText { return content }
        UIView.unknownFit = size
        return size
    }

    /// How large the content is that the view shows without constraints; `nil` where it does not say.
    func contentSize(atWidth width: CGFloat?) -> CGSize? {
        let size = contentView.intrinsicContentSize(atWidth: width)
        return size.height >= 0 ? size : nil
    }
}
