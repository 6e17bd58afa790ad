@_exported import Foundation

/// Schedules notifications. Mirrors `UNUserNotificationCenter`, UserNotifications. Nothing is delivered by itself: requests
/// wait until they are removed or a test delivers them, and a test answers for the user through ``answer``.
@MainActor @preconcurrency
public final class UNUserNotificationCenter: NSObject {
    private static let shared = UNUserNotificationCenter()

    public static func current() -> UNUserNotificationCenter { shared }

    public weak var delegate: (any UNUserNotificationCenterDelegate)?
    /// Whether the user allows notifications when the app asks. A test sets it before.
    public var answer = true
    private var status = UNAuthorizationStatus.notDetermined
    private var requests: [UNNotificationRequest] = []
    private var delivered: [UNNotification] = []
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

    public func getDeliveredNotifications(completionHandler: @escaping @MainActor @Sendable ([UNNotification]) -> Void)
    {
        completionHandler(delivered)
    }

    public func deliveredNotifications() async -> [UNNotification] { delivered }
    public func removeAllDeliveredNotifications() { delivered = [] }
    public func removeDeliveredNotifications(withIdentifiers identifiers: [String]) {
        delivered.removeAll { identifiers.contains($0.request.identifier) }
    }
    public func setNotificationCategories(_ categories: Set<UNNotificationCategory>) { self.categories = categories }
    public func setBadgeCount(
        _ newBadgeCount: Int,
        withCompletionHandler completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
    ) {
        completionHandler?(nil)
    }

    /// Forgets all requests, all notifications and the user's answer.
    public func reset() {
        (status, answer, requests, delivered, categories) = (.notDetermined, true, [], [], [])
    }

    // MARK: Tests

    /// Delivers the notification of a request that waits, as when its time comes while the app is in front. A request
    /// whose trigger repeats continues to wait. Does nothing if no request with this identifier waits.
    ///
    /// - Returns: How the delegate lets the notification be presented: not at all if it does not implement the method.
    @discardableResult
    public func deliver(_ identifier: String) -> UNNotificationPresentationOptions {
        guard let index = requests.firstIndex(where: { $0.identifier == identifier }) else { return [] }
        let notification = UNNotification(request: requests[index], date: Date())
        if requests[index].trigger?.repeats != true { requests.remove(at: index) }
        delivered.removeAll { $0.request.identifier == identifier }
        delivered.append(notification)
        var options: UNNotificationPresentationOptions = []
        delegate?.userNotificationCenter(self, willPresent: notification) { options = $0 }
        return options
    }

    /// Calls the delegate as when the user opens a delivered notification, or chooses one of its actions, and removes
    /// the notification. Does nothing if no notification with this identifier was delivered.
    public func open(_ identifier: String, action: String = UNNotificationDefaultActionIdentifier) {
        guard let index = delivered.firstIndex(where: { $0.request.identifier == identifier }) else { return }
        let response = UNNotificationResponse(notification: delivered.remove(at: index), actionIdentifier: action)
        delegate?.userNotificationCenter(self, didReceive: response) {}
    }
}

/// Mirrors `UNUserNotificationCenterDelegate`, UserNotifications. The methods are called when a test delivers or opens a
/// notification. Their asynchronous forms are not called.
@MainActor @preconcurrency
public protocol UNUserNotificationCenterDelegate: AnyObject {
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void)
    func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?)
}

extension UNUserNotificationCenterDelegate {
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, willPresent notification: UNNotification,
        withCompletionHandler completionHandler: @escaping (UNNotificationPresentationOptions) -> Void
    ) {
        completionHandler([])
    }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, didReceive response: UNNotificationResponse,
        withCompletionHandler completionHandler: @escaping () -> Void
    ) {
        completionHandler()
    }
    public func userNotificationCenter(
        _ center: UNUserNotificationCenter, openSettingsFor notification: UNNotification?
    ) {}
}

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
