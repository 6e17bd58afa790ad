import Foundation

#if !canImport(ObjectiveC)
/// An object that can be created from the data of an item provider. Mirrors `NSItemProviderReading`, Foundation.
public protocol NSItemProviderReading: NSObjectProtocol {
    static var readableTypeIdentifiersForItemProvider: [String] { get }
    static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self
}
#endif
