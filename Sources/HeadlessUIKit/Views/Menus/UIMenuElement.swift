import Foundation

/// An element of a menu. Mirrors `UIMenuElement` and its members, UIKit.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    open var title: String { shownTitle }
    final var shownTitle: String
    open var subtitle: String?
    open var image: UIImage? { shownImage }
    final var shownImage: UIImage?

    init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
        shownTitle = title
        self.subtitle = subtitle
        shownImage = image
        super.init()
    }

    /// Mirrors `UIMenuElement.Attributes`.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let disabled = Attributes(rawValue: 1 << 0)
        public static let destructive = Attributes(rawValue: 1 << 1)
        public static let hidden = Attributes(rawValue: 1 << 2)
        public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
    }

    /// Mirrors `UIMenuElement.State`.
    public enum State: Int, Sendable {
        case off = 0
        case on = 1
        case mixed = 2
    }
}
