import HeadlessUIKit

/// Additional attributes of the SVG group that represents a view. A comparison of pictures derives the names of views
/// from these attributes and the group's title.
extension Painter {
    private static var classNames: [ObjectIdentifier: String] = [:]

    static func className(of view: UIView) -> String {
        let type = type(of: view)
        if let known = classNames[ObjectIdentifier(type)] { return known }
        let name = "\(type)"
        classNames[ObjectIdentifier(type)] = name
        return name
    }

    /// Returns the attributes that store a cell's row and section. If the view's kind can't be derived from the name of
    /// its class, also returns an attribute that stores the kind.
    static func names(of view: UIView) -> String {
        var names = ""
        if let cell = view.drawnCell, let path = view.drawnInList?.indexPath(ofCell: cell) {
            names += " data-row=\"\(path.row)\(path.section == 0 ? "" : " \(path.section)")\""
        }
        if let kind = ViewKind(view), ViewKind(className: className(of: view)) != kind {
            names += " data-kind=\"\(kind.rawValue)\""
        }
        return names
    }
}

extension ViewKind {
    /// Determines the kind of a view. Returns `nil` if the view has no specific kind.
    @MainActor init?(_ view: UIView) {
        switch view {
        case is UIButton: self = .button
        case is UISwitch: self = .switch
        case is UILabel: self = .label
        case is UIImageView: self = .image
        case is UITextField, is UITextView: self = .field
        case is UISlider: self = .slider
        case is UIStepper: self = .stepper
        case is UISegmentedControl: self = .segments
        case is UIPickerView, is UIDatePicker: self = .picker
        case is UITableView, is UICollectionView: self = .list
        case is UIControl: self = .control
        default: return nil
        }
    }
}
