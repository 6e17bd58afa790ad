@preconcurrency import Foundation

/// The appearance of a bar's buttons in each state. Mirrors `UIBarButtonItemAppearance` and its members, UIKit. Stored,
/// but not drawn, except for the color of titles in the normal state.
@MainActor @preconcurrency
open class UIBarButtonItemAppearance: NSObject {
    public init(style: UIBarButtonItem.Style) { super.init() }
    public override convenience init() { self.init(style: .plain) }

    open func configureWithDefault(for style: UIBarButtonItem.Style) {
        (normal, highlighted, disabled, focused) = (State(), State(), State(), State())
    }

    private typealias State = UIBarButtonItemStateAppearance

    open private(set) var normal = UIBarButtonItemStateAppearance()
    open private(set) var highlighted = UIBarButtonItemStateAppearance()
    open private(set) var disabled = UIBarButtonItemStateAppearance()
    open private(set) var focused = UIBarButtonItemStateAppearance()
}
