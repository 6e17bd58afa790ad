@preconcurrency import Foundation

/// Lets code create a view from a generic parameter or a metatype: `T()`, `T(frame: .zero)`. UIKit has no such protocol.
///
/// UIKit's views can be created from a metatype, because Objective-C finds the initializers of any class. In Swift, such
/// an initializer must be required, and then every subclass with initializers of its own would have to declare it. The
/// compiler uses the initializers of this protocol only where it can't use those of the class.
///
/// The initializers create a view of the generic parameter's class. The class of a value such as `type` in `type.init()`
/// is not known to them, so the plugin that prepares an app's own sources writes `type.init(_of: type)` instead.
@MainActor @preconcurrency
public protocol _ViewFromType {}

extension _ViewFromType {
    @_disfavoredOverload
    public init() { self = Self.made(Self.self, isNamed: false) { $0._makeFromType() ?? $0.create() } }
    @_disfavoredOverload
    public init(frame: CGRect) { self = Self.made(Self.self, isNamed: false) { $0.create(frame) } }
    public init(_of type: Any.Type) {
        self = Self.made(type, isNamed: true) { $0._makeFromType() ?? $0.create() }
    }
    public init(_of type: Any.Type, frame: CGRect) { self = Self.made(type, isNamed: true) { $0.create(frame) } }

    static func made(_ type: Any.Type, isNamed: Bool, _ make: (UIView.Type) -> UIView?) -> Self {
        guard let viewType = type as? UIView.Type else { fatalError("\(type) is not a view") }
        if !isNamed, viewType.isRootOfApps {
            ListException.raise(
                ListException(
                    "The class of a view made with 'type.init()' is not known here: it would be a plain \(viewType). Create it "
                        + "with the name of its class, or with a generic parameter.", name: "NSInvalidArgumentException"
                ))
        }
        guard let view = make(viewType) as? Self else { fatalError("\(type) can't be made from its type") }
        return view
    }
}

extension UIView {
    /// Whether apps use the class mainly as the type of a metatype, such as `UITableViewCell.Type`.
    fileprivate static var isRootOfApps: Bool {
        [
            "UIView", "UITableViewCell", "UITableViewHeaderFooterView", "UICollectionViewCell",
            "UICollectionReusableView",
        ]
        .contains("\(self)") && String(reflecting: self).hasPrefix("HeadlessUIKit.")
    }

    static func create(_ frame: CGRect = .zero) -> UIView? {
        (self as AnyClass as? any MadeFromType.Type)?.init(_madeWith: frame) as AnyObject as? UIView
    }
}

/// A class with an initializer that is called on a metatype; see ``_ViewFromType``.
@MainActor
protocol MadeFromType: AnyObject {
    init(_madeWith frame: CGRect)
}

// A dynamic cast finds the conformance even though it is unavailable; see `RegisteredView`.
@available(*, unavailable)
extension UIView: MadeFromType {}
