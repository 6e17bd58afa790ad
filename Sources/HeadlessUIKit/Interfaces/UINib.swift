@preconcurrency import Foundation

/// The contents of a xib, from which objects are made. Mirrors `UINib` and its members, UIKit.
///
/// The xib is compiled when the app is built, and read when its objects are first made. Later objects cost little more
/// than objects that are made in code.
@MainActor @preconcurrency
open class UINib: NSObject {
    /// Mirrors `UINib.OptionsKey`.
    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let externalObjects = OptionsKey(rawValue: "UINibExternalObjects")
    }

    private let name: String
    private let bundle: Bundle?
    private var found: InterfaceFile?
    /// The element of a prototype, and the scene that contains it; `nil` for a xib.
    private let prototype: (element: InterfaceElement, scene: any InterfaceScene)?

    /// Creates a nib. That the xib exists is checked when its objects are made.
    public init(nibName name: String, bundle bundleOrNil: Bundle?) {
        (self.name, bundle, prototype) = (name, bundleOrNil, nil)
        super.init()
    }

    /// Creates the nib of a prototype in a scene.
    init(_ prototype: InterfaceElement, in scene: any InterfaceScene) {
        (name, bundle, self.prototype) = (prototype.file.name, nil, (prototype, scene))
        super.init()
    }

    /// Makes the top-level objects. Mirrors `UINib.instantiate(withOwner:options:)`. Raises an exception if there is no
    /// xib of the nib's name.
    @discardableResult
    open func instantiate(withOwner ownerOrNil: Any?, options optionsOrNil: [OptionsKey: Any]? = nil) -> [Any] {
        let owner = ownerOrNil.map { $0 as AnyObject }
        if let prototype {
            let coder = InterfaceCoder(prototype.element, owner: owner, scene: prototype.scene)
            let object = coder.make(prototype.element)
            coder.finish()
            return object.map { [$0] } ?? []
        }
        found = found ?? Self.file(name, bundle)
        guard let objects = found?.root?.child("objects") else {
            ListException.raise(
                ListException(
                    "Could not load NIB in bundle: 'NSBundle <\((bundle ?? .main).bundlePath)> (loaded)' with name '\(name)'"
                ))
            return []
        }
        let externals = optionsOrNil?[.externalObjects] as? [String: Any] ?? [:]
        let coder = InterfaceCoder(objects, owner: owner, externals: externals)
        let made = objects.children.compactMap { $0.name == "placeholder" ? nil : coder.make($0) }
        coder.finish()
        return made
    }

    /// Returns the xib with a name, preferring the one for the device.
    static func file(_ name: String, _ bundle: Bundle?) -> InterfaceFile? {
        guard !InterfaceFiles.isEmpty else { return nil }
        let name = name.hasSuffix(".nib") || name.hasSuffix(".xib") ? String(name.dropLast(4)) : name
        let device = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        return InterfaceFiles.file("\(name)\(device).xib", in: bundle) ?? InterfaceFiles.file("\(name).xib", in: bundle)
    }
}

extension Bundle {
    /// Makes the top-level objects of a xib. Mirrors `Bundle.loadNibNamed(_:owner:options:)`. Raises an exception if
    /// there is no such xib.
    @MainActor @preconcurrency @discardableResult
    public final func loadNibNamed(
        _ name: String, owner: Any?, options: [UINib.OptionsKey: Any]? = nil
    ) -> [Any]? {
        UINib(nibName: name, bundle: self).instantiate(withOwner: owner, options: options)
    }
}
