import Foundation

extension Notification.Name {
    /// The name of a notification that carries a bus's event. See ``CellActionEvent/notification``.
    public static let cellAction = Notification.Name("CellActions.cellAction")
}

extension CellActionEvent {
    private static let key = "event"

    /// The event as a notification, for existing observers of a notification center.
    ///
    ///     bus.addObserver(for: .follow) { NotificationCenter.default.post($0.notification) }
    ///
    /// The name is `cellAction`, and ``init(_:)`` gives the event back. An observer of a center gets it once for each post.
    public var notification: Notification { Notification(name: .cellAction, userInfo: [Self.key: self]) }

    /// The event in a notification; `nil` if it carries none.
    public init?(_ notification: Notification) {
        guard let event = notification.userInfo?[Self.key] as? CellActionEvent else { return nil }
        self = event
    }
}

extension CellAction {
    /// Sends the action from the row in a notification.
    ///
    ///     center.addObserver(forName: .cellAction, object: nil, queue: nil) { CellAction.follow.invoke(from: $0) }
    ///
    /// - Returns: Whether the notification tells of a cell. See ``invoke(from:payload:)-(CellReference,_)`` for the rest.
    @discardableResult
    public func invoke(from notification: Notification, payload: Payload) -> Bool {
        guard let cell = CellActionEvent(notification)?.cell else { return false }
        invoke(from: cell, payload: payload)
        return true
    }
}

extension CellAction where Payload == Void {
    /// Sends the action from the row in a notification.
    @discardableResult
    public func invoke(from notification: Notification) -> Bool { invoke(from: notification, payload: ()) }
}
