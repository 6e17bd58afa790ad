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
        if let kind = view.viewKind, ViewKind(className: className(of: view)) != kind {
            names += " data-kind=\"\(kind.rawValue)\""
        }
        return names
    }
}
