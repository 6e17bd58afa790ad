@preconcurrency import Foundation

/// Content that the user copies and pastes. Mirrors `UIPasteboard`, UIKit, limited to strings, URLs, images and colors.
/// A pasteboard belongs to the process: other programs can neither see nor change it.
@MainActor @preconcurrency
open class UIPasteboard: NSObject {
    open class var general: UIPasteboard { shared }
    private static let shared = UIPasteboard()

    /// Empties the general pasteboard.
    static func clear() { if !shared.values.isEmpty { shared.values = [] } }

    /// Posted when the content has changed.
    public nonisolated static let changedNotification = NSNotification.Name("UIPasteboardChangedNotification")

    /// The copied values. Setting one of the properties below replaces them.
    private var values: [Any] = [] {
        didSet {
            changeCount += 1
            NotificationCenter.default.post(name: Self.changedNotification, object: self)
        }
    }
    /// The number of times that the content has changed.
    open private(set) var changeCount = 0

    open var string: String? {
        get { strings?.first }
        set { strings = newValue.map { [$0] } }
    }
    open var strings: [String]? {
        get { all(String.self) }
        set { values = newValue ?? [] }
    }
    open var url: URL? {
        get { urls?.first }
        set { urls = newValue.map { [$0] } }
    }
    open var urls: [URL]? {
        get { all(URL.self) }
        set { values = newValue ?? [] }
    }
    open var image: UIImage? {
        get { images?.first }
        set { images = newValue.map { [$0] } }
    }
    open var images: [UIImage]? {
        get { all(UIImage.self) }
        set { values = newValue ?? [] }
    }
    open var color: UIColor? {
        get { colors?.first }
        set { colors = newValue.map { [$0] } }
    }
    open var colors: [UIColor]? {
        get { all(UIColor.self) }
        set { values = newValue ?? [] }
    }

    open var hasStrings: Bool { strings != nil }
    open var hasURLs: Bool { urls != nil }
    open var hasImages: Bool { images != nil }
    open var hasColors: Bool { colors != nil }

    private func all<Value>(_ type: Value.Type) -> [Value]? {
        let found = values.compactMap { $0 as? Value }
        return found.isEmpty ? nil : found
    }
}
