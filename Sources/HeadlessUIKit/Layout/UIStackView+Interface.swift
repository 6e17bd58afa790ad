import Foundation

extension UIStackView {
    static let stackViewProperties: [InterfaceProperty<UIStackView>] = [
        .choice("axis", ["vertical": .vertical, "horizontal": .horizontal]) { $0.axis = $1 },
        .choice(
            "distribution",
            [
                "fill": .fill, "fillEqually": .fillEqually, "fillProportionally": .fillProportionally,
                "equalSpacing": .equalSpacing, "equalCentering": .equalCentering,
            ]
        ) { $0.distribution = $1 },
        .choice(
            "alignment",
            [
                "fill": .fill, "leading": .leading, "top": .top, "firstBaseline": .firstBaseline, "center": .center,
                "trailing": .trailing, "bottom": .bottom, "lastBaseline": .lastBaseline,
            ]
        ) { $0.alignment = $1 },
        .number("spacing") { $0.spacing = $1 },
        .choice("spacingType", ["standard": UIStackView.spacingUseSystem]) { $0.spacing = $1 },
        .flag("baselineRelativeArrangement") { $0.isBaselineRelativeArrangement = $1 },
        // Interface Builder has no setting for it: margins that are given to a stack there are those of its arrangement.
        .value({ $0.value("layoutMargins") ?? $0.value("directionalLayoutMargins") }) { stack, _ in
            stack.isLayoutMarginsRelativeArrangement = true
        },
        .flag("layoutMarginsRelativeArrangement") { $0.isLayoutMarginsRelativeArrangement = $1 },
        .value({ $0.variations.isEmpty ? nil : $0.variations }) { stack, variations in
            variations.follow(stack, attribute: "axis") { $0.axis = $1 == "vertical" ? .vertical : .horizontal }
            variations.follow(stack, attribute: "spacing") { $0.spacing = $1.flatMap(Double.init) ?? 0 }
        },
    ]
}
