import Foundation

extension UIScrollView {
    static let scrollViewProperties: [InterfaceProperty<UIScrollView>] = [
        .flag("scrollEnabled") { $0.isScrollEnabled = $1 },
        .flag("pagingEnabled") { $0.isPagingEnabled = $1 },
        .flag("directionalLockEnabled") { $0.isDirectionalLockEnabled = $1 },
        .flag("bounces") { $0.bounces = $1 },
        .flag("alwaysBounceVertical") { $0.alwaysBounceVertical = $1 },
        .flag("alwaysBounceHorizontal") { $0.alwaysBounceHorizontal = $1 },
        .flag("showsHorizontalScrollIndicator") { $0.showsHorizontalScrollIndicator = $1 },
        .flag("showsVerticalScrollIndicator") { $0.showsVerticalScrollIndicator = $1 },
        .flag("delaysContentTouches") { $0.delaysContentTouches = $1 },
        .flag("canCancelContentTouches") { $0.canCancelContentTouches = $1 },
        .flag("scrollsToTop") { $0.scrollsToTop = $1 },
        .choice("indicatorStyle", ["black": .black, "white": .white]) { $0.indicatorStyle = $1 },
        .choice(
            "keyboardDismissMode",
            [
                "onDrag": .onDrag, "interactive": .interactive, "onDragWithAccessory": .onDragWithAccessory,
                "interactiveWithAccessory": .interactiveWithAccessory,
            ]
        ) { $0.keyboardDismissMode = $1 },
        .choice(
            "contentInsetAdjustmentBehavior",
            ["scrollableAxes": .scrollableAxes, "never": .never, "always": .always]
        ) { $0.contentInsetAdjustmentBehavior = $1 },
        .size("contentSize") { $0.contentSize = $1 },
        .insets("contentInset") { $0.contentInset = $1 },
        .insets("scrollIndicatorInsets") { $0.scrollIndicatorInsets = $1 },
    ]
}
