import Foundation

extension Notification.Name {
    /// The name of a notification that carries an event from a bus. See ``CellActionEvent/notification``.
    public static let cellAction = Notification.Name("CellActions.cellAction")
}

extension CellActionEvent {
    private static let key = "event"

    /// A notification that carries the event, for code that already observes a notification center.
    ///
    ///     bus.addObserver(for: .follow) { NotificationCenter.default.post($0.notification) }
    ///
    /// The notification's name is `cellAction`, and ``init(_:)`` extracts the event. Each time the notification is
    /// posted, the center's observers receive it once.
    public var notification: Notification { Notification(name: .cellAction, userInfo: [Self.key: self]) }

    /// Extracts the event from a notification. Returns `nil` if the notification carries no event.
    public init?(_ notification: Notification) {
        guard let event = notification.userInfo?[Self.key] as? CellActionEvent else { return nil }
        self = event
    }
}

extension CellAction {
    /// Sends the action from the cell that is the source of a notification's event.
    ///
    ///     center.addObserver(forName: .cellAction, object: nil, queue: nil) { CellAction.follow.invoke(from: $0) }
    ///
    /// - Returns: Whether the notification carries an event from a cell. For how the action is delivered, see
    ///   ``invoke(from:payload:)-(CellReference,_)``.
    @discardableResult
    public func invoke(from notification: Notification, payload: Payload) -> Bool {
        guard let cell = CellActionEvent(notification)?.cell else { return false }
        invoke(from: cell, payload: payload)
        return true
    }
}

extension CellAction where Payload == Void {
    /// Sends the action from the cell that is the source of a notification's event.
    @discardableResult
    public func invoke(from notification: Notification) -> Bool { invoke(from: notification, payload: ()) }
}
