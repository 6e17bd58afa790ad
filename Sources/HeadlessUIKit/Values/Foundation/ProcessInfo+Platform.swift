import Foundation

#if !canImport(ObjectiveC)
extension ProcessInfo {
    /// Whether the app was built for Mac Catalyst: `false`. Mirrors `ProcessInfo.isMacCatalystApp`, Foundation.
    public var isMacCatalystApp: Bool { false }
    /// Whether an iOS app runs on a Mac: `false`. Mirrors `ProcessInfo.isiOSAppOnMac`, Foundation.
    public var isiOSAppOnMac: Bool { false }
}
#endif
