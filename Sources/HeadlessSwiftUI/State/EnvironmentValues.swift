import Foundation
import HeadlessUIKit

/// A key of a value in the environment. Mirrors `EnvironmentKey`, SwiftUI.
public protocol EnvironmentKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// The values that a view passes on to the views inside it. Mirrors `EnvironmentValues`, SwiftUI, with the values that
/// the views of this module use.
public struct EnvironmentValues {
    private var values: [ObjectIdentifier: Any] = [:]
    /// The objects that superviews provide, by their type.
    var objects: [ObjectIdentifier: AnyObject] = [:]
    var style = Style()

    /// The values that the views of this module use.
    struct Style {
        var fontChanges: [Font.Change] = []
        var foreground: AnyShapeStyle?
        var tint: Color?
        var buttonStyle: (any ButtonStyle)?
        var builtInButtonStyle = BuiltInButtonStyle.automatic
        var hidesLabels = false
        var imageScale: Image.Scale?
        var textCase: Text.Case?
        var minimumScaleFactor: CGFloat = 1
    }

    public init() {}

    public subscript<K: EnvironmentKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }

    public var font: Font?
    public var isEnabled = true
    public var lineLimit: Int?
    public var multilineTextAlignment = TextAlignment.leading
    public var truncationMode = Text.TruncationMode.tail
    public var colorScheme = ColorScheme.light
    public var dynamicTypeSize = DynamicTypeSize.large
    public var layoutDirection = LayoutDirection.leftToRight
    public var displayScale: CGFloat = 3
    public var pixelLength: CGFloat { 1 / displayScale }
    public var locale = Locale.current
    public var calendar = Calendar.current
    public var timeZone = TimeZone.current
    public var horizontalSizeClass: UserInterfaceSizeClass?
    public var verticalSizeClass: UserInterfaceSizeClass?
    public var openURL = OpenURLAction()

    /// Takes over the traits of the view that hosts the tree.
    mutating func take(_ traits: UITraitCollection) {
        colorScheme = traits.userInterfaceStyle == .dark ? .dark : .light
        dynamicTypeSize = DynamicTypeSize(traits.preferredContentSizeCategory)
        layoutDirection = traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
        horizontalSizeClass = traits.horizontalSizeClass == .compact ? .compact : .regular
        verticalSizeClass = traits.verticalSizeClass == .compact ? .compact : .regular
        displayScale = traits.displayScale > 0 ? traits.displayScale : 3
    }

    /// The traits with the values of the environment that fonts depend on.
    var traits: UITraitCollection { UITraitCollection(preferredContentSizeCategory: dynamicTypeSize.category) }

    /// The font of text and symbols.
    func resolvedFont(_ own: Font? = nil, _ changes: [Font.Change] = []) -> UIFont {
        (own ?? font ?? .body).resolve(traits, style.fontChanges + changes)
    }
    /// The color of text, symbols and shapes.
    var foregroundColor: UIColor { style.foreground?.color(in: self) ?? .label }
    var tintColor: UIColor { style.tint?.uiColor ?? .tintColor }
}

/// Opens a URL. Mirrors `OpenURLAction`, SwiftUI.
@MainActor @preconcurrency
public struct OpenURLAction {
    private let handler: (@MainActor (URL) -> Result)?

    /// Mirrors `OpenURLAction.Result`, SwiftUI.
    public struct Result: Sendable {
        let isHandled: Bool
        public static let handled = Result(isHandled: true)
        public static let discarded = Result(isHandled: true)
        public static let systemAction = Result(isHandled: false)
    }

    nonisolated init() { handler = nil }
    public init(handler: @escaping @MainActor (URL) -> Result) { self.handler = handler }

    public func callAsFunction(_ url: URL) {
        if handler?(url).isHandled != true { UIApplication.shared.open(url) }
    }
}
