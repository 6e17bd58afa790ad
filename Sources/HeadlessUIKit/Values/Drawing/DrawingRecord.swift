import Foundation

/// A record of what is drawn into an image.
final class DrawingRecord {
    /// The drawing operations in order. Images with the same size and the same operations are equal.
    private(set) var steps: [String] = []
    /// The images and strings that were drawn. They are used to describe the image.
    private(set) var contents: [String] = []
    let size: CGSize

    init(size: CGSize) { self.size = size }

    func add(_ step: String) { steps.append(step) }

    /// Adds an operation that draws an image or a string.
    func add(_ step: String, showing content: String) {
        steps.append("\(step) \(content)")
        contents.append(content)
    }

    // MARK: Drawings in progress

    /// The key under which each thread stores its stack of drawings in progress. The innermost drawing is last.
    private static let key = "CellDirector.drawings"

    static var current: DrawingRecord? { stack.last }

    private static var stack: [DrawingRecord] {
        get { Thread.current.threadDictionary[key] as? [DrawingRecord] ?? [] }
        set { Thread.current.threadDictionary[key] = newValue }
    }

    func begin() { Self.stack.append(self) }

    @discardableResult
    static func end() -> DrawingRecord? { stack.popLast() }
}
