@preconcurrency import Foundation

/// Lets code create a controller from a generic parameter: `T()`, `T(nibName: nil, bundle: nil)`. UIKit has no such
/// protocol. See ``_ViewFromType``.
@MainActor @preconcurrency
public protocol _ControllerFromType {}

extension _ControllerFromType {
    @_disfavoredOverload
    public init() { self = Self.made(Self.self, isNamed: false) { $0._makeFromType() ?? $0.create() } }
    @_disfavoredOverload
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self = Self.made(Self.self, isNamed: false) { $0.create(nibNameOrNil, nibBundleOrNil) }
    }
    public init(_of type: Any.Type) {
        self = Self.made(type, isNamed: true) { $0._makeFromType() ?? $0.create() }
    }
    public init(_of type: Any.Type, nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        self = Self.made(type, isNamed: true) { $0.create(nibNameOrNil, nibBundleOrNil) }
    }

    private static func made(
        _ type: Any.Type, isNamed: Bool, _ make: (UIViewController.Type) -> UIViewController?
    ) -> Self {
        guard let controllerType = type as? UIViewController.Type else { fatalError("\(type) is not a controller") }
        if !isNamed, controllerType == UIViewController.self {
            ListException.raise(
                ListException(
                    "The class of a controller made with 'type.init()' is not known here: it would be a plain "
                        + "UIViewController. Create it with the name of its class, or with a generic parameter.",
                    name: "NSInvalidArgumentException"))
        }
        guard let controller = make(controllerType) as? Self else { fatalError("\(type) can't be made from its type") }
        return controller
    }
}

extension UIViewController {
    fileprivate static func create(_ nibName: String? = nil, _ bundle: Bundle? = nil) -> UIViewController? {
        let type = self as AnyClass as? any ControllerMadeFromType.Type
        return type?.init(_madeWith: nibName, bundle) as AnyObject as? UIViewController
    }
}

/// A class with an initializer that is called on a metatype; see ``_ControllerFromType``.
@MainActor
protocol ControllerMadeFromType: AnyObject {
    init(_madeWith nibName: String?, _ bundle: Bundle?)
}

// A dynamic cast finds the conformance even though it is unavailable; see `RegisteredView`.
@available(*, unavailable)
extension UIViewController: ControllerMadeFromType {}
