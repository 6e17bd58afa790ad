import Foundation

/// A closure that a control or a menu runs. Mirrors `UIAction`, UIKit.
open class UIAction: UIMenuElement {
    /// Mirrors `UIAction.Identifier`.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Mirrors `UIActionHandler`.
    public typealias Handler = UIActionHandler

    /// Mirrors `UIAction.identifier`.
    public let identifier: Identifier
    /// Mirrors `UIAction.discoverabilityTitle`.
    open var discoverabilityTitle: String?
    /// Mirrors `UIAction.attributes`.
    open var attributes: Attributes
    /// Mirrors `UIAction.state`.
    open var state: State
    /// What ran the action, while its handler runs. Mirrors `UIAction.sender`.
    open private(set) weak var sender: AnyObject?

    let handler: UIActionHandler
    private static var generatedCount = 0

    /// Mirrors `UIAction.init(title:subtitle:image:identifier:discoverabilityTitle:attributes:state:handler:)`.
    ///
    /// - Parameter identifier: `nil` generates one.
    public init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
        handler: @escaping UIActionHandler
    ) {
        if let identifier {
            self.identifier = identifier
        } else {
            Self.generatedCount += 1
            self.identifier = Identifier("com.apple.action.dynamic.\(Self.generatedCount)")
        }
        self.discoverabilityTitle = discoverabilityTitle
        self.attributes = attributes
        self.state = state
        self.handler = handler
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Runs the handler. Mirrors `UIMenuLeaf.performWithSender(_:target:)`.
    func perform(sender: AnyObject?) {
        self.sender = sender
        handler(self)
        self.sender = nil
    }
}

/// Mirrors `UIActionHandler`, UIKit.
public typealias UIActionHandler = @MainActor (UIAction) -> Void
