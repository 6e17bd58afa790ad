import Foundation

/// A menu of elements from which the user chooses. Mirrors `UIMenu` and its members, UIKit.
///
/// A menu inside another menu is a submenu or, with ``Options/displayInline``, a section of the outer menu.
open class UIMenu: UIMenuElement {
    /// Mirrors `UIMenu.Identifier`. The identifiers of the system's menus are not included.
    public struct Identifier: Hashable, Sendable, RawRepresentable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
    }

    /// Mirrors `UIMenu.Options`; each member mirrors UIKit's of the same name.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let displayInline = Options(rawValue: 1 << 0)
        public static let destructive = Options(rawValue: 1 << 1)
        public static let singleSelection = Options(rawValue: 1 << 5)
        public static let displayAsPalette = Options(rawValue: 1 << 7)
    }

    /// Mirrors `UIMenu.ElementSize`.
    public enum ElementSize: Int, Sendable {
        case automatic = -1
        case small, medium, large
    }

    open private(set) var identifier: Identifier
    open private(set) var options: Options
    /// Stored, but has no effect.
    open var preferredElementSize: ElementSize
    /// The elements from top to bottom.
    open private(set) var children: [UIMenuElement]
    private static var generatedCount = 0

    /// Creates a menu. Mirrors `UIMenu.init(title:subtitle:image:identifier:options:preferredElementSize:children:)`
    /// and, thanks to the default arguments, its shorter forms. If `identifier` is `nil`, an identifier is generated.
    public convenience init(
        title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
        options: Options = [], preferredElementSize: ElementSize = .automatic, children: [UIMenuElement] = []
    ) {
        Self.generatedCount += 1
        let identifier = identifier ?? Identifier("com.apple.menu.dynamic.\(Self.generatedCount)")
        self.init(title, subtitle, image, identifier, options, preferredElementSize, children)
    }

    private init(
        _ title: String, _ subtitle: String?, _ image: UIImage?, _ identifier: Identifier, _ options: Options,
        _ preferredElementSize: ElementSize, _ children: [UIMenuElement]
    ) {
        self.identifier = identifier
        self.options = options
        self.preferredElementSize = preferredElementSize
        self.children = children
        super.init(title: title, subtitle: subtitle, image: image)
    }

    /// Returns a copy of the menu with other elements.
    open func replacingChildren(_ newChildren: [UIMenuElement]) -> UIMenu {
        UIMenu(title, subtitle, image, identifier, options, preferredElementSize, newChildren)
    }

    /// The elements whose state is on, in this menu and its submenus.
    open var selectedElements: [UIMenuElement] {
        providedChildren.flatMap { child -> [UIMenuElement] in
            if let menu = child as? UIMenu { return menu.selectedElements }
            return (child as? UIAction)?.state == .on ? [child] : []
        }
    }
}
