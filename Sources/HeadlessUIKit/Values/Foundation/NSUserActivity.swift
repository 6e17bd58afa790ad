import Foundation

#if canImport(FoundationNetworking)
// On Linux, Foundation does not have this class.

/// A state of the app that can be restored or continued. Mirrors `NSUserActivity`, Foundation. Its values are stored, and the
/// current activity can be read; nothing is indexed or handed to another device.
@MainActor @preconcurrency
open class NSUserActivity: NSObject {
    public let activityType: String
    open var title: String?
    open var userInfo: [AnyHashable: Any]?
    open var webpageURL: URL?
    open var referrerURL: URL?
    open var keywords: Set<String> = []
    open var requiredUserInfoKeys: Set<String>?
    open var targetContentIdentifier: String?
    open var expirationDate: Date?
    open var persistentIdentifier: String?
    open var needsSave = false
    open var isEligibleForHandoff = true
    open var isEligibleForSearch = false
    open var isEligibleForPublicIndexing = false
    open var isEligibleForPrediction = false

    public init(activityType: String) { self.activityType = activityType }

    /// The activity that became current last and has not resigned.
    public private(set) static weak var current: NSUserActivity?

    open func becomeCurrent() { Self.current = self }
    open func resignCurrent() { if Self.current === self { Self.current = nil } }
    open func invalidate() { resignCurrent() }
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }
}

/// The type of an activity that opens a web page. Mirrors `NSUserActivityTypeBrowsingWeb`, Foundation.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"
#endif
