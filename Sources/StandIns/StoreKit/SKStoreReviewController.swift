@_exported import Foundation
@_exported import HeadlessUIKit

/// Asks for a review of the app. Mirrors `SKStoreReviewController`, StoreKit. Nothing is shown; a test reads
/// ``requestCount``.
@MainActor
public final class SKStoreReviewController: NSObject {
    /// The number of times that a review was requested.
    public static var requestCount = 0

    public static func requestReview(in windowScene: UIWindowScene) { requestCount += 1 }
    public static func requestReview() { requestCount += 1 }
}

/// Mirrors `AppStore`, StoreKit, as far as reviews.
public enum AppStore {
    /// Counts as a request of ``SKStoreReviewController``.
    @MainActor public static func requestReview(in scene: UIWindowScene) {
        SKStoreReviewController.requestReview(in: scene)
    }
}
