import Foundation

extension UIView {
    /// Makes the subviews, and the constraints between them.
    final func decodeContent(_ coder: InterfaceCoder) {
        let element = coder.element
        let content = element.plan(for: ViewContent.self, ViewContent.init)
        for guide in content.guides {
            guard let key = guide["key"] else {
                let custom = UILayoutGuide()
                custom.identifier = guide["identifier"] ?? ""
                addLayoutGuide(custom)
                coder.place(custom, for: guide)
                continue
            }
            if let standard = layoutGuide(named: key) { coder.place(standard, for: guide) }
        }
        let installed = content.isVaried ? InstalledContent(of: self, element) : nil
        // The standard labels of a cell exist already.
        for child in content.subviews where !coder.isMade(child) {
            guard let view = coder.make(child, as: UIView.self) else { continue }
            if installed?.add(view, child) ?? true { addDecoded(view, child) } else { coder.leavesViewsOut = true }
        }
        if !content.constraints.isEmpty {
            coder.afterObjects { [unowned self] coder in
                for element in content.constraints {
                    coder.within(element) { NSLayoutConstraint.decode(coder, in: self, installed) }
                }
            }
        }
    }

    private func layoutGuide(named key: String) -> UILayoutGuide? {
        switch key {
        case "safeArea": safeAreaLayoutGuide
        case "keyboard": keyboardLayoutGuide
        case "contentLayoutGuide": (self as? UIScrollView)?.contentLayoutGuide
        case "frameLayoutGuide": (self as? UIScrollView)?.frameLayoutGuide
        default: nil
        }
    }

    // MARK: Properties

    static let contentModes: [String: ContentMode] = [
        "scaleToFill": .scaleToFill, "scaleAspectFit": .scaleAspectFit, "scaleAspectFill": .scaleAspectFill,
        "redraw": .redraw, "center": .center, "top": .top, "bottom": .bottom, "left": .left, "right": .right,
        "topLeft": .topLeft, "topRight": .topRight, "bottomLeft": .bottomLeft, "bottomRight": .bottomRight,
    ]

    static let viewProperties: [InterfaceProperty<UIView>] = [
        .value({ $0.value("frame")?.rect }) { $0.frame = $1 },
        .value({ element in element.value("autoresizingMask").map(mask) }) { $0.autoresizingMask = $1 },
        .choice("contentMode", contentModes) { $0.contentMode = $1 },
        .flag("translatesAutoresizingMaskIntoConstraints") { $0.translatesAutoresizingMaskIntoConstraints = $1 },
        .flag("autoresizesSubviews") { $0.autoresizesSubviews = $1 },
        .flag("hidden") { $0.isHidden = $1 },
        .number("alpha") { $0.alpha = $1 },
        .flag("opaque") { $0.isOpaque = $1 },
        .flag("clipsSubviews") { $0.clipsToBounds = $1 },
        .flag("userInteractionEnabled") { $0.isUserInteractionEnabled = $1 },
        .flag("multipleTouchEnabled") { $0.isMultipleTouchEnabled = $1 },
        .number("tag") { $0.tag = Int($1) },
        .choice(
            "semanticContentAttribute",
            [
                "playback": .playback, "spatial": .spatial, "forceLeftToRight": .forceLeftToRight,
                "forceRightToLeft": .forceRightToLeft,
            ]
        ) { $0.semanticContentAttribute = $1 },
        .color("backgroundColor") { $0.backgroundColor = $1 },
        .color("tintColor") { $0.tintColor = $1 },
        priority("horizontalHuggingPriority") { $0.setContentHuggingPriority($1, for: .horizontal) },
        priority("verticalHuggingPriority") { $0.setContentHuggingPriority($1, for: .vertical) },
        priority("horizontalCompressionResistancePriority") {
            $0.setContentCompressionResistancePriority($1, for: .horizontal)
        },
        priority("verticalCompressionResistancePriority") {
            $0.setContentCompressionResistancePriority($1, for: .vertical)
        },
        .flag("preservesSuperviewLayoutMargins") { $0.preservesSuperviewLayoutMargins = $1 },
        .flag("insetsLayoutMarginsFromSafeArea") { $0.insetsLayoutMarginsFromSafeArea = $1 },
        .insets("layoutMargins") { $0.layoutMargins = $1 },
        .insets("directionalLayoutMargins") {
            $0.directionalLayoutMargins = NSDirectionalEdgeInsets(
                top: $1.top, leading: $1.left, bottom: $1.bottom, trailing: $1.right)
        },
        .value({ $0.value("directionalLayoutMargins")?.directionalInsets }) { $0.directionalLayoutMargins = $1 },
        .value({ $0.child("accessibility") }) { $0.decodeAccessibility($1) },
        .value({ $0.variations.isEmpty ? nil : $0.variations }) { view, variations in
            variations.follow(view, attribute: "hidden") { $0.isHidden = $1 == "YES" }
            variations.follow(view, attribute: "alpha") { $0.alpha = $1.flatMap(Double.init) ?? 1 }
            variations.follow(view, value: "backgroundColor") { $0.backgroundColor = $1?.color }
            variations.follow(view, value: "tintColor") { $0.tintColor = $1?.color }
        },
    ]

    private static func priority(
        _ name: String, _ set: @escaping @MainActor (UIView, UILayoutPriority) -> Void
    ) -> InterfaceProperty<UIView> {
        .number(name) { set($0, UILayoutPriority(Float($1))) }
    }

    private static func mask(_ element: InterfaceElement) -> AutoresizingMask {
        var mask: AutoresizingMask = []
        if element.isSet("flexibleMinX") { mask.insert(.flexibleLeftMargin) }
        if element.isSet("widthSizable") { mask.insert(.flexibleWidth) }
        if element.isSet("flexibleMaxX") { mask.insert(.flexibleRightMargin) }
        if element.isSet("flexibleMinY") { mask.insert(.flexibleTopMargin) }
        if element.isSet("heightSizable") { mask.insert(.flexibleHeight) }
        if element.isSet("flexibleMaxY") { mask.insert(.flexibleBottomMargin) }
        return mask
    }

    private func decodeAccessibility(_ element: InterfaceElement) {
        if let identifier = element["identifier"] { accessibilityIdentifier = identifier }
        if let label = element.localized("label") { accessibilityLabel = label }
        if let hint = element.localized("hint") { accessibilityHint = hint }
        if let value = element.localized("value") { accessibilityValue = value }
        if let isElement = element.value("isElement") { isAccessibilityElement = isElement.isSet("value") }
        guard let traits = element.value("traits") else { return }
        let known: [String: UIAccessibilityTraits] = [
            "button": .button, "link": .link, "header": .header, "searchField": .searchField, "image": .image,
            "selected": .selected, "staticText": .staticText, "notEnabled": .notEnabled, "adjustable": .adjustable,
            "updatesFrequently": .updatesFrequently,
        ]
        for (name, trait) in known where traits.isSet(name) { accessibilityTraits.insert(trait) }
    }

    // MARK: Outlets and runtime attributes

    /// Sets a property of the view or its layer that Interface Builder names by a key path.
    final func setKeyPath(_ keyPath: String, to value: Any?) -> InterfaceConnection {
        switch keyPath {
        case "layer.cornerRadius": return .inspectable(value) { layer.cornerRadius = $0 }
        case "layer.borderWidth": return .inspectable(value) { layer.borderWidth = $0 }
        case "layer.masksToBounds": return .inspectable(value) { layer.masksToBounds = $0 }
        case "layer.shadowRadius": return .inspectable(value) { layer.shadowRadius = $0 }
        case "layer.shadowOpacity": return .inspectable(value) { layer.shadowOpacity = $0 }
        case "layer.shadowOffset": return .inspectable(value) { layer.shadowOffset = $0 }
        // The layer's property takes a CGColor. In UIKit, the color of a runtime attribute has no effect on it.
        case "layer.borderColor", "layer.shadowColor", "layer.backgroundColor": return .made
        case "clipsToBounds": return .inspectable(value) { clipsToBounds = $0 }
        case "hidden", "isHidden": return .inspectable(value) { isHidden = $0 }
        case "alpha": return .inspectable(value) { alpha = $0 }
        case "tag": return .inspectable(value) { tag = $0 }
        case "opaque", "isOpaque": return .inspectable(value) { isOpaque = $0 }
        case "userInteractionEnabled": return .inspectable(value) { isUserInteractionEnabled = $0 }
        case "backgroundColor": return .inspectable(value) { backgroundColor = $0 }
        case "tintColor": return .inspectable(value) { tintColor = $0 }
        case "accessibilityIdentifier": return .inspectable(value) { accessibilityIdentifier = $0 }
        case "accessibilityLabel": return .inspectable(value) { accessibilityLabel = $0 }
        case "accessibilityHint": return .inspectable(value) { accessibilityHint = $0 }
        case "isAccessibilityElement": return .inspectable(value) { isAccessibilityElement = $0 }
        case "exclusiveTouch": return .inspectable(value) { isExclusiveTouch = $0 }
        default: return .unknown
        }
    }
}

/// The elements inside a view's element that concern its subviews, found once for all views.
@MainActor
private final class ViewContent {
    let subviews: [InterfaceElement]
    let guides: [InterfaceElement]
    let constraints: [InterfaceElement]
    let isVaried: Bool

    init(_ element: InterfaceElement) {
        subviews = element.list("subviews")
        guides =
            element.children.filter { $0.name == "viewLayoutGuide" }
            + element.list("layoutGuides").filter { $0.name == "viewLayoutGuide" || $0.name == "layoutGuide" }
        constraints = element.list("constraints").filter { !$0.isSet("placeholder") }
        isVaried = !element.variations.isEmpty || constraints.contains { !$0.variations.isEmpty }
    }
}
