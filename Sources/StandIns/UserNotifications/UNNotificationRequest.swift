@_exported import Foundation

/// Mirrors `UNNotificationRequest`, UserNotifications.
public final class UNNotificationRequest: NSObject, @unchecked Sendable {
    public let identifier: String
    public let content: UNNotificationContent
    public let trigger: UNNotificationTrigger?

    public init(identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?) {
        (self.identifier, self.content, self.trigger) = (identifier, content, trigger)
    }
}

/// Mirrors `UNNotificationContent`, UserNotifications.
open class UNNotificationContent: NSObject, @unchecked Sendable {
    fileprivate final var values = Values()

    fileprivate struct Values {
        var title = ""
        var subtitle = ""
        var body = ""
        var categoryIdentifier = ""
        var threadIdentifier = ""
        var badge: NSNumber?
        var sound: UNNotificationSound?
        var userInfo: [AnyHashable: Any] = [:]
    }

    open var title: String { values.title }
    open var subtitle: String { values.subtitle }
    open var body: String { values.body }
    open var categoryIdentifier: String { values.categoryIdentifier }
    open var threadIdentifier: String { values.threadIdentifier }
    open var badge: NSNumber? { values.badge }
    open var sound: UNNotificationSound? { values.sound }
    open var userInfo: [AnyHashable: Any] { values.userInfo }
}

/// Mirrors `UNMutableNotificationContent`, UserNotifications.
public final class UNMutableNotificationContent: UNNotificationContent, @unchecked Sendable {
    public override var title: String {
        get { values.title }
        set { values.title = newValue }
    }
    public override var subtitle: String {
        get { values.subtitle }
        set { values.subtitle = newValue }
    }
    public override var body: String {
        get { values.body }
        set { values.body = newValue }
    }
    public override var categoryIdentifier: String {
        get { values.categoryIdentifier }
        set { values.categoryIdentifier = newValue }
    }
    public override var threadIdentifier: String {
        get { values.threadIdentifier }
        set { values.threadIdentifier = newValue }
    }
    public override var badge: NSNumber? {
        get { values.badge }
        set { values.badge = newValue }
    }
    public override var sound: UNNotificationSound? {
        get { values.sound }
        set { values.sound = newValue }
    }
    public override var userInfo: [AnyHashable: Any] {
        get { values.userInfo }
        set { values.userInfo = newValue }
    }
}

/// Mirrors `UNNotificationSound`, UserNotifications. It is never played.
public final class UNNotificationSound: NSObject, Sendable {
    public static let `default` = UNNotificationSound(named: "default")
    public static let defaultCritical = UNNotificationSound(named: "defaultCritical")
    public let name: String

    public init(named name: String) { self.name = name }
}

/// Mirrors `UNNotificationTrigger`, UserNotifications.
open class UNNotificationTrigger: NSObject, @unchecked Sendable {
    public let repeats: Bool

    init(repeats: Bool) { self.repeats = repeats }
}

/// Mirrors `UNTimeIntervalNotificationTrigger`, UserNotifications.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    /// The time until the notification, in seconds.
    public let timeInterval: TimeInterval

    public init(timeInterval: TimeInterval, repeats: Bool) {
        self.timeInterval = timeInterval
        super.init(repeats: repeats)
    }
}

/// Mirrors `UNCalendarNotificationTrigger`, UserNotifications.
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
    public let dateComponents: DateComponents

    public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
        self.dateComponents = dateComponents
        super.init(repeats: repeats)
    }
}

/// Mirrors `UNNotificationCategory`, UserNotifications, without its options.
public final class UNNotificationCategory: NSObject, Sendable {
    public let identifier: String

    public init(identifier: String, actions: [UNNotificationAction], intentIdentifiers: [String]) {
        self.identifier = identifier
    }
}

/// Mirrors `UNNotificationAction`, UserNotifications, without its options.
public final class UNNotificationAction: NSObject, Sendable {
    public let identifier: String
    public let title: String

    public init(identifier: String, title: String) { (self.identifier, self.title) = (identifier, title) }
}
