import Foundation

/// What contains views whose appearance is set at once. Mirrors `UIAppearanceContainer`, UIKit.
@MainActor @preconcurrency
public protocol UIAppearanceContainer: NSObjectProtocol {}

/// What has a proxy that sets the look of all that are made after it. Mirrors `UIAppearance`, UIKit.
///
/// A proxy is an object of the class, made by `init(coder:)`. What is set at it holds for each object of the class, and of its
/// subclasses, that is made from then on; what an object's own code sets holds before it. Only properties that are a matter of
/// looks are taken over. Proxies for a trait collection are not there.
@MainActor @preconcurrency
public protocol UIAppearance: NSObjectProtocol {
    static func appearance() -> Self
    /// What is set at it holds for objects that come to lie inside an object of the first type, itself inside one of the second …
    static func appearance(whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]) -> Self
}

extension UIView: UIAppearance, UIAppearanceContainer, AppearanceHolder {}

/// A property that a proxy sets.
@MainActor
struct AppearanceProperty {
    /// Gives, for a proxy that was just made, what takes the property over to an object if it has changed since.
    let follow: @MainActor (_ proxy: NSObject) -> @MainActor (_ object: NSObject) -> Void

    private init<Root: NSObject, Value: SendableMetatype>(
        _ path: ReferenceWritableKeyPath<Root, Value>, isSame: @escaping @Sendable (Value, Value) -> Bool
    ) {
        follow = { proxy in
            guard let proxy = proxy as? Root else { return { _ in } }
            let first = proxy[keyPath: path]
            return { [unowned proxy] object in
                let value = proxy[keyPath: path]
                guard let object = object as? Root, !isSame(first, value) else { return }
                object[keyPath: path] = value
            }
        }
    }

    init<Root: NSObject, Value: Equatable & SendableMetatype>(_ path: ReferenceWritableKeyPath<Root, Value>) {
        self.init(path) { $0 == $1 }
    }

    /// Attributes of a text, of which `nil` are the system's.
    init<Root: NSObject>(attributes path: ReferenceWritableKeyPath<Root, [NSAttributedString.Key: Any]?>) {
        self.init(path) { $0 == nil && $1 == nil }
    }
}

/// What can be made by a proxy.
@MainActor
protocol AppearanceHolder: NSObject {
    init?(coder: NSCoder)
}

/// All proxies.
@MainActor
final class AppearanceProxies {
    static let shared = AppearanceProxies()

    private struct Proxy {
        let object: NSObject
        let containers: [any UIAppearanceContainer.Type]
        let takeOver: [@MainActor (NSObject) -> Void]
    }

    private var proxies: [ObjectIdentifier: [Proxy]] = [:]
    /// Whether what comes into a view has to be looked at.
    private(set) var haveContainers = false
    /// Whether there are none, as mostly.
    private(set) var isEmpty = true
    private var isMaking = false

    func proxy<Object: AppearanceHolder>(
        of type: Object.Type, _ containers: [any UIAppearanceContainer.Type], _ properties: [AppearanceProperty]
    ) -> Object {
        let known = proxies[ObjectIdentifier(type), default: []].first {
            $0.containers.map { ObjectIdentifier($0) } == containers.map { ObjectIdentifier($0) }
        }
        if let object = known?.object as? Object { return object }
        isMaking = true
        let made = type.init(coder: NSCoder())
        isMaking = false
        guard let made else { fatalError("init(coder:) of \(type) makes no proxy for its appearance") }
        let proxy = Proxy(object: made, containers: containers, takeOver: properties.map { $0.follow(made) })
        proxies[ObjectIdentifier(type), default: []].append(proxy)
        isEmpty = false
        if !containers.isEmpty { haveContainers = true }
        return made
    }

    /// Gives a new object what the proxies of its class and of those above it say.
    func apply(to object: NSObject) {
        guard !isMaking else { return }
        for proxy in proxies(for: object) where proxy.containers.isEmpty { proxy.takeOver.forEach { $0(object) } }
    }

    /// Gives a view that came into another, and those inside it, what holds for them there.
    func apply(inside view: UIView) {
        for proxy in proxies(for: view) where !proxy.containers.isEmpty && Self.isContained(view, in: proxy.containers)
        {
            proxy.takeOver.forEach { $0(view) }
        }
        for subview in view.subviews { apply(inside: subview) }
    }

    private func proxies(for object: NSObject) -> [Proxy] {
        var found: [[Proxy]] = []
        var next: AnyClass? = type(of: object)
        while let type = next {
            if let known = proxies[ObjectIdentifier(type)] { found.append(known) }
            next = _getSuperclass(type)
        }
        return found.reversed().flatMap { $0 }
    }

    /// Whether responders around a view are of these types, the innermost first.
    private static func isContained(_ view: UIView, in containers: [any UIAppearanceContainer.Type]) -> Bool {
        var rest = containers[...]
        var responder = view.next
        while let current = responder, let type = rest.first {
            if isKind(current, of: type) { rest.removeFirst() }
            responder = current.next
        }
        return rest.isEmpty
    }

    private static func isKind(_ object: AnyObject, of type: any UIAppearanceContainer.Type) -> Bool {
        var next: AnyClass? = Swift.type(of: object)
        while let current = next {
            if ObjectIdentifier(current) == ObjectIdentifier(type) { return true }
            next = _getSuperclass(current)
        }
        return false
    }
}
