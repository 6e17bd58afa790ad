/// What few views have.
@MainActor
final class ViewRarities {
    var transform = CGAffineTransform.identity
    var recognizers: [UIGestureRecognizer] = []
    var accessibilityElements: [Any]?
    var groupsAccessibilityChildren = false
    var traitOverrides = UITraitOverrides()
    var traitHandlers = TraitChangeHandlers()
    var leftTraits: Traits?
}

extension UIView {
    final var madeRarities: ViewRarities {
        if let rarities { return rarities }
        let made = ViewRarities()
        rarities = made
        return made
    }
}
