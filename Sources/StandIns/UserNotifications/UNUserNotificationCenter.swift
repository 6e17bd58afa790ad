@_exported import Foundation

/// Schedules notifications. Mirrors `UNUserNotificationCenter`, UserNotifications. Nothing is delivered: requests wait until
/// they are removed, and a test answers for the user through ``answer``.
@MainActor @preconcurrency
public final class UNUserNotificationCenter: NSObject {
    private static let shared = UNUserNotificationCenter()

    public static func current() -> UNUserNotificationCenter { shared }

    public weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Whether the user allows notifications when the app asks. A test sets it before.
    public var answer = true
    private var status = UNAuthorizationStatus.notDetermined
    private var requests: [UNNotificationRequest] = []
    private var categories: Set<UNNotificationCategory> = []

    public func requestAuthorization(
        options: UNAuthorizationOptions = [],
        completionHandler: @escaping @MainActor @Sendable (Bool, (any Error)?) -> Void
    ) {
        status = answer ? .authorized : .denied
        completionHandler(answer, nil)
    }

    public func requestAuthorization(options: UNAuthorizationOptions = []) async throws -> Bool {
        status = answer ? .authorized : .denied
        return answer
    }

    public func getNotificationSettings(
        completionHandler: @escaping @MainActor @Sendable (UNNotificationSettings) -> Void
    ) {
        completionHandler(UNNotificationSettings(authorizationStatus: status))
    }

    public func notificationSettings() async -> UNNotificationSettings {
        UNNotificationSettings(authorizationStatus: status)
    }

    /// Adds a request, in place of an earlier one with the same identifier.
    public func add(
        _ request: UNNotificationRequest,
        withCompletionHandler completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        requests.removeAll { $0.identifier == request.identifier }
        requests.append(request)
        completionHandler?(nil)
    }

    public func add(_ request: UNNotificationRequest) async throws { add(request, withCompletionHandler: nil) }

    public func getPendingNotificationRequests(
        completionHandler: @escaping @MainActor @Sendable ([UNNotificationRequest]) -> Void
    ) {
        completionHandler(requests)
    }

    public func pendingNotificationRequests() async -> [UNNotificationRequest] { requests }
    public func removePendingNotificationRequests(withIdentifiers identifiers: [String]) {
        requests.removeAll { identifiers.contains($0.identifier) }
    }
    public func removeAllPendingNotificationRequests() { requests = [] }
    public func removeAllDeliveredNotifications() {}
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {}
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    public func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    /// Forgets all requests and the user's answer.
    public func reset() { (status, answer, requests, categories) = (.notDetermined, true, [], []) }
}

/// Mirrors `UNUserNotificationCenterDelegate`, UserNotifications. Its methods are called only by tests.
@MainActor @preconcurrency
public protocol UNUserNotificationCenterDelegate: AnyObject {}

/// Mirrors `UNAuthorizationStatus`, UserNotifications.
public enum UNAuthorizationStatus: Int, Sendable {
    case notDetermined, denied, authorized, provisional, ephemeral
}

/// Mirrors `UNNotificationSettings`, UserNotifications, as far as the authorization.
public final class UNNotificationSettings: NSObject, Sendable {
    public let authorizationStatus: UNAuthorizationStatus

    init(authorizationStatus: UNAuthorizationStatus) { self.authorizationStatus = authorizationStatus }
}

/// Mirrors `UNAuthorizationOptions`, UserNotifications.
public struct UNAuthorizationOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let badge = UNAuthorizationOptions(rawValue: 1 << 0)
    public static let sound = UNAuthorizationOptions(rawValue: 1 << 1)
    public static let alert = UNAuthorizationOptions(rawValue: 1 << 2)
    public static let carPlay = UNAuthorizationOptions(rawValue: 1 << 3)
    public static let criticalAlert = UNAuthorizationOptions(rawValue: 1 << 4)
    public static let providesAppNotificationSettings = UNAuthorizationOptions(rawValue: 1 << 5)
    public static let provisional = UNAuthorizationOptions(rawValue: 1 << 6)
}
