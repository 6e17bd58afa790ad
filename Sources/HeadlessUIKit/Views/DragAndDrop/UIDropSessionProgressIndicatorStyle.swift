/// The progress indicator that is shown while dropped items are loaded. Mirrors `UIDropSessionProgressIndicatorStyle`,
/// UIKit.
public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none
    case `default`
}
