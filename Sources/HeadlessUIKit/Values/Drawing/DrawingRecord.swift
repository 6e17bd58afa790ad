import Foundation

/// What is drawn into an image, written down.
final class DrawingRecord {
    /// What was drawn, in order. Two drawings of the same are the same image.
    private(set) var steps: [String] = []
    /// The images and texts among it, which say what the image shows.
    private(set) var contents: [String] = []
    let size: CGSize

    init(size: CGSize) { self.size = size }

    func add(_ step: String) { steps.append(step) }

    /// Something is drawn that a person would name.
    func add(_ step: String, showing content: String) {
        steps.append("\(step) \(content)")
        contents.append(content)
    }

    // MARK: Those being drawn

    /// Each thread has its own, the one being drawn last.
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
