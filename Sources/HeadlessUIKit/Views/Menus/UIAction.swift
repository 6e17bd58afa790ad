import Foundation

/// An action with a closure, for a control or a menu. Mirrors `UIAction` and its members, UIKit.
open class UIAction: UIMenuElement {
    /// Mirrors `UIAction.Identifier`.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    open override var title: String {
        get { shownTitle }
        set { shownTitle = newValue }
    }
    open override var image: UIImage? {
        get { shownImage }
        set { shownImage = newValue }
    }
    open private(set) var identifier: Identifier
    open var discoverabilityTitle: String?
    open var attributes: Attributes
    open var state: State
    /// The image shown instead of ``UIMenuElement/image`` while the state is on.
    open var selectedImage: UIImage?
    /// The object that sent the action. Available only while the handler runs.
    open var sender: Any? { senderStorage }
    private weak var senderStorage: AnyObject?

    let handler: UIActionHandler
    private static var generatedCount = 0

    /// Creates an action. Mirrors
    /// `UIAction.init(title:subtitle:image:selectedImage:identifier:discoverabilityTitle:attributes:state:handler:)`
    /// and, thanks to the default arguments, its shorter forms. If `identifier` is `nil`, an identifier is generated.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, selectedImage: UIImage? = nil,
        identifier: Identifier? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
        state: State = .off, handler: @escaping UIActionHandler
    ) {
        self.init(title, subtitle, image, identifier, attributes, state, handler)
        self.selectedImage = selectedImage
        self.discoverabilityTitle = discoverabilityTitle
    }

    init(
        _ title: String, _ subtitle: String?, _ image: UIImage?, _ identifier: Identifier?, _ attributes: Attributes,
        _ state: State, _ handler: @escaping UIActionHandler
    ) {
        if let identifier {
            self.identifier = identifier
        } else {
            Self.generatedCount += 1
            self.identifier = Identifier("com.apple.action.dynamic.\(Self.generatedCount)")
        }
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the handler. Mirrors `UIMenuLeaf.performWithSender(_:target:)`; the target is ignored.
    open func performWithSender(_ sender: Any?, target: Any?) { perform(sender: sender.map { $0 as AnyObject }) }

    /// Runs the handler. If the handler sends the same action again, the original sender is restored afterward.
    final func perform(sender: AnyObject?) {
        let outer = senderStorage
        senderStorage = sender
        handler(self)
        senderStorage = outer
    }
}

/// Mirrors `UIActionHandler`, UIKit.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
