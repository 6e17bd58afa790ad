/// What few views have.
@MainActor
final class RareViewProperties {
    var transform = CGAffineTransform.identity
    var recognizers: [UIGestureRecognizer] = []
    var accessibilityElements: [Any]?
    var groupsAccessibilityChildren = false
    var traitOverrides = UITraitOverrides()
    var traitHandlers = TraitChangeHandlers()
    var leftTraits: Traits?
}

extension UIView {
    final var madeRareProperties: RareViewProperties {
        if let rareProperties { return rareProperties }
        let made = RareViewProperties()
        rareProperties = made
        return made
    }
}
