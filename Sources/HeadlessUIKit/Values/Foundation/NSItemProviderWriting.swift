import Foundation

#if !canImport(ObjectiveC)
/// An object that provides its data to an item provider. Mirrors `NSItemProviderWriting`, Foundation.
public protocol NSItemProviderWriting: NSObjectProtocol {
    static var writableTypeIdentifiersForItemProvider: [String] { get }
    func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress?
}

extension NSString: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text", "public.plain-text"]
    }
    public static var writableTypeIdentifiersForItemProvider: [String] {
        ["public.utf8-plain-text"]
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws
        -> Self
    {
        guard let text = String(data: data, encoding: .utf8) as NSString? as? Self else {
            throw CocoaError(.fileReadInapplicableStringEncoding)
        }
        return text
    }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data((self as String).utf8), nil)
        return nil
    }
}

extension NSURL: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static var writableTypeIdentifiersForItemProvider: [String] { ["public.url"] }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws
        -> Self
    {
        let text = String(data: data, encoding: .utf8)
        guard let url = text.flatMap({ NSURL(string: $0) }) as? Self else {
            throw CocoaError(.fileReadCorruptFile)
        }
        return url
    }
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(Data(absoluteString.utf8), nil)
        return nil
    }
}

extension UIImage: NSItemProviderReading, NSItemProviderWriting {
    public static var readableTypeIdentifiersForItemProvider: [String] { ["public.image"] }
    public static var writableTypeIdentifiersForItemProvider: [String] {
        ["public.png", "public.jpeg"]
    }
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws
        -> Self
    {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
    public final func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler:
            @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        completionHandler(
            typeIdentifier == "public.jpeg" ? jpegData(compressionQuality: 1) : pngData(), nil)
        return nil
    }
}
#endif
