import Foundation
import ObjectiveC
#if canImport(UIKit)
import UIKit
#endif

private var pinsKey: UInt8 = 0

@objc public protocol PinDelegate {
    @objc optional func inset(of view: PinView) -> CGFloat
}

extension PinView {
    public var pin: PinDSL { PinDSL(view: self) }
}

#if canImport(UIKit)
extension UIView {
    /// Adds the views, and lets Auto Layout place them.
    @discardableResult @objc
    public func fill(_ views: [UIView]) -> UIView {
        views.forEach {
            addSubview($0)
            $0.translatesAutoresizingMaskIntoConstraints = false
        }
        return self
    }
}

extension UITableViewCell {
    @discardableResult
    override public func fill(_ views: [UIView]) -> UIView { contentView.fill(views) }
}
#endif

public struct PinDSL {
    let view: PinView

    /// Activates the constraints that a closure describes, instead of those of an earlier call.
    public func make(delegate: PinDelegate? = nil, _ work: (PinMaker) -> Void) {
        let maker = PinMaker(view)
        work(maker)
        let old = objc_getAssociatedObject(view, &pinsKey) as? [NSLayoutConstraint] ?? []
        NSLayoutConstraint.deactivate(old)
        let inset = delegate?.inset?(of: view) ?? 0
        let new = maker.pins.map { pin -> NSLayoutConstraint in
            let constraint = pin.constraint
            constraint.constant += inset
            return constraint
        }
        objc_setAssociatedObject(view, &pinsKey, new, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        NSLayoutConstraint.activate(new)
    }

    /// The name of the view's class, for messages.
    var label: String { type(of: view as AnyObject).description() }
}
