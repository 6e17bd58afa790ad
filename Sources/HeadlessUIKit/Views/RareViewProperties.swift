import Foundation

/// Rarely used properties of views, stored separately to save memory.
@MainActor
final class RareViewProperties {
    var transform = CGAffineTransform.identity {
        didSet { if !transform.isIdentity { Self.isAnyTransformSet = true } }
    }
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var hasAnchorPoint: Bool { anchorPoint != CGPoint(x: 0.5, y: 0.5) }
    /// Whether any view has ever had a transform. If not, coordinate conversions do not need to look for transforms.
    static var isAnyTransformSet = false
    var recognizers: [UIGestureRecognizer]?
    var interactions: [any UIInteraction] = []
    /// The drag over the view, the root of a screen.
    var drag: Drag?
    var accessibilityElements: [Any]?
    var accessibilityUserInputLabels: [String] = []
    var groupsAccessibilityChildren = false
    var traitOverrides = UITraitOverrides()
    var traitHandlers = TraitChangeHandlers()
    var leftTraits: Traits?
    var mask: UIView?
    var tintAdjustmentMode = UIView.TintAdjustmentMode.automatic
    /// Whether the tint of any view was ever dimmed. If not, superviews do not need to be asked for their mode.
    static var isAnyTintDimmed = false
    var accessibilityCustomRotors: [UIAccessibilityCustomRotor]?
    var semanticContentAttribute = UISemanticContentAttribute.unspecified
    var minimumContentSizeCategory: UIContentSizeCategory?
    var maximumContentSizeCategory: UIContentSizeCategory?

    /// The symbol configurations of a button, by the raw values of its states.
    var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]
    /// The images that replace parts of a control or bar.
    var customImages = ControlImages()

    /// Measures the view's content, and resets it for reuse, if another module implements the view.
    var content: ContentMeasurement?

    /// Performs the segue that an interface file connects to the selection of the view, a cell.
    var selectionSegue: (@MainActor () -> Void)?
    /// Performs the segue that an interface file connects to the view's accessory, if the view is a cell.
    var accessorySegue: (@MainActor () -> Void)?

    func limitContentSizeCategory(of traits: inout Traits) {
        if let limit = minimumContentSizeCategory, traits.preferredContentSizeCategory < limit {
            traits.preferredContentSizeCategory = limit
        }
        if let limit = maximumContentSizeCategory, traits.preferredContentSizeCategory > limit {
            traits.preferredContentSizeCategory = limit
        }
    }
}

extension UIView {
    final var madeRareProperties: RareViewProperties {
        if let rareProperties { return rareProperties }
        let made = RareViewProperties()
        rareProperties = made
        return made
    }
}
