import Foundation
import HeadlessUIKit

/// A font that follows the text size of the environment. Mirrors `Font`, SwiftUI.
public struct Font: Hashable, Sendable {
    private enum Source: Hashable { case style(UIFont.TextStyle), size(CGFloat), custom(String, CGFloat), font(UIFont) }
    private var source: Source
    private var weight: Weight?
    private var design: Design?
    private var changes: [Change] = []

    /// A change of the font by a modifier.
    enum Change: Hashable { case bold, italic, weight(Weight?), monospaced, monospacedDigits, design(Design?) }

    private init(_ source: Source, _ weight: Weight? = nil, _ design: Design? = nil) {
        (self.source, self.weight, self.design) = (source, weight, design)
    }

    public init(_ font: UIFont) { self.init(.font(font)) }

    public static let largeTitle = Font(.style(.largeTitle))
    public static let title = Font(.style(.title1))
    public static let title2 = Font(.style(.title2))
    public static let title3 = Font(.style(.title3))
    public static let headline = Font(.style(.headline))
    public static let subheadline = Font(.style(.subheadline))
    public static let body = Font(.style(.body))
    public static let callout = Font(.style(.callout))
    public static let footnote = Font(.style(.footnote))
    public static let caption = Font(.style(.caption1))
    public static let caption2 = Font(.style(.caption2))

    public static func system(_ style: TextStyle, design: Design? = nil, weight: Weight? = nil) -> Font {
        Font(.style(style.inUIKit), weight, design)
    }
    public static func system(size: CGFloat, weight: Weight? = nil, design: Design? = nil) -> Font {
        Font(.size(size), weight, design)
    }
    /// The size follows the text size.
    public static func custom(_ name: String, size: CGFloat) -> Font { Font(.custom(name, size)) }
    public static func custom(_ name: String, size: CGFloat, relativeTo textStyle: TextStyle) -> Font {
        Font(.custom(name, size))
    }
    public static func custom(_ name: String, fixedSize: CGFloat) -> Font {
        Font(.font(UIFont(name: name, size: fixedSize) ?? .systemFont(ofSize: fixedSize)))
    }

    public func bold() -> Font { changed(.bold) }
    public func italic() -> Font { changed(.italic) }
    public func weight(_ weight: Weight) -> Font { changed(.weight(weight)) }
    public func monospaced() -> Font { changed(.monospaced) }
    public func monospacedDigit() -> Font { changed(.monospacedDigits) }
    private func changed(_ change: Change) -> Font {
        var font = self
        font.changes.append(change)
        return font
    }

    /// Mirrors `Font.Weight`, SwiftUI.
    public struct Weight: Hashable, Sendable {
        let inUIKit: UIFont.Weight
        public static let ultraLight = Weight(inUIKit: .ultraLight)
        public static let thin = Weight(inUIKit: .thin)
        public static let light = Weight(inUIKit: .light)
        public static let regular = Weight(inUIKit: .regular)
        public static let medium = Weight(inUIKit: .medium)
        public static let semibold = Weight(inUIKit: .semibold)
        public static let bold = Weight(inUIKit: .bold)
        public static let heavy = Weight(inUIKit: .heavy)
        public static let black = Weight(inUIKit: .black)
    }

    /// Mirrors `Font.Design`, SwiftUI.
    public enum Design: Hashable, Sendable { case `default`, serif, rounded, monospaced }

    /// Mirrors `Font.TextStyle`, SwiftUI.
    public enum TextStyle: CaseIterable, Hashable, Sendable {
        case largeTitle, title, title2, title3, headline, subheadline, body, callout, footnote, caption, caption2

        var inUIKit: UIFont.TextStyle {
            let styles: [UIFont.TextStyle] = [
                .largeTitle, .title1, .title2, .title3, .headline, .subheadline, .body, .callout, .footnote, .caption1,
                .caption2,
            ]
            return Self.allCases.firstIndex(of: self).map { styles[$0] } ?? .body
        }
    }

    /// Returns the font for traits, after further changes.
    func resolve(_ traits: UITraitCollection, _ more: [Change]) -> UIFont {
        var font: UIFont
        switch source {
        case .style(let style): font = .preferredFont(forTextStyle: style, compatibleWith: traits)
        case .size(let size): font = .systemFont(ofSize: size)
        case .custom(let name, let size):
            font = UIFontMetrics.default.scaledFont(
                for: UIFont(name: name, size: size) ?? .systemFont(ofSize: size), compatibleWith: traits)
        case .font(let own): font = own
        }
        if let weight { font = font.with(.weight(weight)) }
        if let design { font = font.with(.design(design)) }
        return (changes + more).reduce(font) { $0.with($1) }
    }
}

extension UIFont {
    fileprivate func with(_ change: Font.Change) -> UIFont {
        switch change {
        case .bold: bolder(.bold)
        case .italic:
            fontDescriptor.withSymbolicTraits(fontDescriptor.symbolicTraits.union(.traitItalic))
                .map { UIFont(descriptor: $0, size: pointSize) } ?? self
        case .weight(let weight): weight.map { bolder($0.inUIKit) } ?? self
        case .monospaced, .design(.monospaced): .monospacedSystemFont(ofSize: pointSize, weight: .regular)
        case .monospacedDigits: .monospacedDigitSystemFont(ofSize: pointSize, weight: .regular)
        case .design(let design):
            fontDescriptor.withDesign(design == .rounded ? .rounded : design == .serif ? .serif : .default)
                .map { UIFont(descriptor: $0, size: pointSize) } ?? self
        }
    }

    private func bolder(_ weight: UIFont.Weight) -> UIFont {
        let traits = [UIFontDescriptor.TraitKey.weight: weight]
        return UIFont(descriptor: fontDescriptor.addingAttributes([.traits: traits]), size: pointSize)
    }
}
