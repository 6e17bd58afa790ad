import Foundation

/// Mirrors `HorizontalAlignment`, SwiftUI, without custom guides.
public struct HorizontalAlignment: Equatable, Sendable {
    let fraction: CGFloat

    public static let leading = HorizontalAlignment(fraction: 0)
    public static let center = HorizontalAlignment(fraction: 0.5)
    public static let trailing = HorizontalAlignment(fraction: 1)
}

/// Mirrors `VerticalAlignment`, SwiftUI, without custom guides.
public struct VerticalAlignment: Equatable, Sendable {
    enum Guide { case fraction(CGFloat), firstBaseline, lastBaseline }
    let guide: Guide

    public static let top = VerticalAlignment(guide: .fraction(0))
    public static let center = VerticalAlignment(guide: .fraction(0.5))
    public static let bottom = VerticalAlignment(guide: .fraction(1))
    public static let firstTextBaseline = VerticalAlignment(guide: .firstBaseline)
    public static let lastTextBaseline = VerticalAlignment(guide: .lastBaseline)

    public static func == (a: VerticalAlignment, b: VerticalAlignment) -> Bool {
        switch (a.guide, b.guide) {
        case (.fraction(let one), .fraction(let other)): one == other
        case (.firstBaseline, .firstBaseline), (.lastBaseline, .lastBaseline): true
        default: false
        }
    }
}

/// Mirrors `Alignment`, SwiftUI.
public struct Alignment: Equatable, Sendable {
    public var horizontal: HorizontalAlignment
    public var vertical: VerticalAlignment

    public init(horizontal: HorizontalAlignment, vertical: VerticalAlignment) {
        (self.horizontal, self.vertical) = (horizontal, vertical)
    }

    public static let center = Alignment(horizontal: .center, vertical: .center)
    public static let leading = Alignment(horizontal: .leading, vertical: .center)
    public static let trailing = Alignment(horizontal: .trailing, vertical: .center)
    public static let top = Alignment(horizontal: .center, vertical: .top)
    public static let bottom = Alignment(horizontal: .center, vertical: .bottom)
    public static let topLeading = Alignment(horizontal: .leading, vertical: .top)
    public static let topTrailing = Alignment(horizontal: .trailing, vertical: .top)
    public static let bottomLeading = Alignment(horizontal: .leading, vertical: .bottom)
    public static let bottomTrailing = Alignment(horizontal: .trailing, vertical: .bottom)
    public static let centerFirstTextBaseline = Alignment(horizontal: .center, vertical: .firstTextBaseline)
    public static let leadingFirstTextBaseline = Alignment(horizontal: .leading, vertical: .firstTextBaseline)
    public static let trailingFirstTextBaseline = Alignment(horizontal: .trailing, vertical: .firstTextBaseline)
}
