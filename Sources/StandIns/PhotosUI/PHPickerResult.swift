import Foundation
import HeadlessUIKit

/// An asset that the user has chosen. Mirrors `PHPickerResult` and its members, PhotosUI.
public struct PHPickerResult: Hashable, @unchecked Sendable {
    /// Provides the picture or the data of the asset.
    public let itemProvider: NSItemProvider
    /// The title of the asset. On a device, it is `nil` unless the configuration was created with a photo library.
    public let assetIdentifier: String?

    init(_ asset: PHPickerViewController.Asset) {
        itemProvider = NSItemProvider()
        itemProvider.suggestedName = asset.title
        assetIdentifier = asset.title
        #if !canImport(ObjectiveC)
        if asset.kind != .video { itemProvider.registerObject(asset.image, visibility: .all) }
        #endif
        guard asset.kind == .video else { return }
        itemProvider.registerDataRepresentation(forTypeIdentifier: "com.apple.quicktime-movie", visibility: .all) {
            $0(asset.data, nil)
            return nil
        }
    }
}
