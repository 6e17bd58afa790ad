@_exported import Foundation
@_exported import HeadlessUIKit

/// What a user may choose. Mirrors `PHPickerConfiguration` and its members, PhotosUI.
public struct PHPickerConfiguration: Hashable, Sendable {
    /// Mirrors `PHPickerConfiguration.AssetRepresentationMode`. It has no effect.
    public enum AssetRepresentationMode: Int, Sendable {
        case automatic, current, compatible
    }

    /// Mirrors `PHPickerConfiguration.Selection`. Results are in the order in which assets were chosen, except with
    /// `default`, where they are in the order of the library (unverified).
    public enum Selection: Int, Sendable {
        case `default`, ordered, continuous, continuousAndOrdered
    }

    public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
    public var selection = Selection.default
    /// The greatest number of assets that can be chosen; 0 for any number.
    public var selectionLimit = 1
    /// The kinds of assets that are shown; `nil` for all.
    public var filter: PHPickerFilter?
    /// The assets that are chosen at first. Ignored if one asset can be chosen, as documented.
    public var preselectedAssetIdentifiers: [String] = []

    public init() {}
}

/// The kinds of assets that a picker shows. Mirrors `PHPickerFilter` and its members, PhotosUI.
public struct PHPickerFilter: Hashable, Sendable {
    private indirect enum Rule: Hashable, Sendable {
        case kind(PHPickerViewController.Asset.Kind)
        case any([PHPickerFilter])
        case all([PHPickerFilter])
        case not(PHPickerFilter)
    }

    private let rule: Rule

    public static let images = PHPickerFilter(rule: .kind(.image))
    public static let videos = PHPickerFilter(rule: .kind(.video))
    public static let livePhotos = PHPickerFilter(rule: .kind(.livePhoto))

    public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self(rule: .any(subfilters)) }
    public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { Self(rule: .all(subfilters)) }
    public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { Self(rule: .not(filter)) }

    /// Returns whether a picker shows an asset of a kind. A live photo is also an image.
    func shows(_ kind: PHPickerViewController.Asset.Kind) -> Bool {
        switch rule {
        case .kind(let wanted): wanted == kind || wanted == .image && kind == .livePhoto
        case .any(let filters): filters.contains { $0.shows(kind) }
        case .all(let filters): filters.allSatisfy { $0.shows(kind) }
        case .not(let filter): !filter.shows(kind)
        }
    }
}
