import Foundation

/// The frame that a storyboard or xib records for a view, and the one that `HeadlessUIKit` gives it.
public struct FrameFact: Sendable, CustomStringConvertible {
    public let path: String
    /// The version of Interface Builder that saved the file, such as 22505 for Xcode 15.
    public let toolsVersion: Int
    public let line: Int
    /// The name of the view's element, such as `label`.
    public let kind: String
    /// The identifier of the view.
    public let id: String
    public let expected: CGRect
    /// The frame, or `nil` if the view was not created.
    public let found: CGRect?

    /// The largest difference of an edge or a length, in points.
    public var difference: Double {
        guard let found else { return .infinity }
        return [
            found.minX - expected.minX, found.minY - expected.minY, found.width - expected.width,
            found.height - expected.height,
        ].map { abs(Double($0)) }.max() ?? 0
    }

    public var agrees: Bool { difference <= 1 }

    public var description: String {
        func text(_ rect: CGRect) -> String {
            [rect.minX, rect.minY, rect.width, rect.height].map { number in
                number == number.rounded() ? "\(Int(number))" : String(format: "%.2f", Double(number))
            }.joined(separator: " ")
        }
        return "\(path):\(line): \(kind) \(id): \(found.map(text) ?? "not created"), in the file \(text(expected))"
    }
}
