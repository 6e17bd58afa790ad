import Foundation

extension CellActionProxy {
    /// A type that can be the payload of a row event or question.
    ///
    /// `Void` does not conform, so the compiler rejects a handler that takes a payload if the event has none.
    public protocol RowPayload: Sendable {}
}

extension IndexPath: CellActionProxy.RowPayload {}
extension CGPoint: CellActionProxy.RowPayload {}
