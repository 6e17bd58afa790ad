import Foundation

extension _ViewFromType where Self: UIButton {
    /// Creates a button of a type, as in `Button(type: .system)` for a generic parameter.
    @_disfavoredOverload
    public init(type buttonType: UIButton.ButtonType) {
        self = Self.made(Self.self, isNamed: false) { $0.create() }
        self.setType(buttonType)
    }
}
