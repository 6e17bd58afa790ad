import Foundation

/// A colour as Core Graphics has it. Mirrors `CGColor`, Core Graphics, as a value.
public final class CGColor: Hashable, Sendable {
    private let color: UIColor

    fileprivate init(_ color: UIColor) { self.color = color }

    public static func == (a: CGColor, b: CGColor) -> Bool { a.color == b.color }
    public func hash(into hasher: inout Hasher) { hasher.combine(color) }
}

extension UIColor {
    /// Mirrors `UIColor.cgColor`.
    public var cgColor: CGColor { CGColor(self) }
}
