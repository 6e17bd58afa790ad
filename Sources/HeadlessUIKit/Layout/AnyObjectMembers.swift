import Foundation

/// The members of an object whose type is only known as `AnyObject`. UIKit has no such type.
///
/// In Objective-C, `constraints.first?.priority` is looked up by name if the elements of `constraints` are of type `AnyObject`.
/// The plugin that prepares an app's own sources writes `constraints.first.map(_AnyObjectMembers.init)?.priority`, and
/// `_AnyObjectMembers(info[key] as AnyObject).cgRectValue`. Only constraints, numbers and geometric values have such members
/// here; those of any other object are `nil`, where Objective-C would raise an exception.
public struct _AnyObjectMembers {
    private let object: AnyObject

    public init(_ object: AnyObject) { self.object = object }

    private func read<Value: Sendable>(_ member: @MainActor (NSLayoutConstraint) -> Value) -> Value? {
        (object as? NSLayoutConstraint).map { constraint in MainActor.assumeIsolated { member(constraint) } }
    }

    /// The priority as a number, as which Objective-C knows it.
    public var priority: Float! { read { $0.priority.rawValue } }
    public var constant: CGFloat! { read { $0.constant } }
    public var multiplier: CGFloat! { read { $0.multiplier } }
    public var isActive: Bool! { read { $0.isActive } }
    public var identifier: String? { read { $0.identifier } ?? nil }
    public var firstAttribute: NSLayoutConstraint.Attribute! { read { $0.firstAttribute } }
    public var secondAttribute: NSLayoutConstraint.Attribute! { read { $0.secondAttribute } }
    public var relation: NSLayoutConstraint.Relation! { read { $0.relation } }

    // MARK: Values

    public var cgRectValue: CGRect! { object as? CGRect ?? (object as? NSValue)?.cgRectValue }
    public var cgPointValue: CGPoint! { object as? CGPoint ?? (object as? NSValue)?.cgPointValue }
    public var cgSizeValue: CGSize! { object as? CGSize ?? (object as? NSValue)?.cgSizeValue }
    public var boolValue: Bool! { (object as? NSNumber)?.boolValue }
    public var doubleValue: Double! { (object as? NSNumber)?.doubleValue }
    public var floatValue: Float! { (object as? NSNumber)?.floatValue }
    public var intValue: Int! { (object as? NSNumber)?.intValue }
    public var integerValue: Int! { (object as? NSNumber)?.intValue }
}
