import Pins
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// Collects the constraints that a closure describes, as in `view.pin.make { $0.leading.equal(to: other).offset(8) }`.
public final class PinMaker {
    private let view: PinView
    private(set) var pins: [Pin] = []

    init(_ view: PinView) { self.view = view }

    public var leading: Pin { add(.leading) }
    public var trailing: Pin { add(.trailing) }
    public var top: Pin { add(.top) }
    public var width: Pin { add(.width) }
    public var height: Pin { add(.height) }

    private func add(_ attribute: PinAttribute) -> Pin {
        let pin = Pin(view, attribute)
        pins.append(pin)
        return pin
    }
}

/// A constraint that is being described.
public final class Pin {
    private let view: PinView
    private let attribute: PinAttribute
    private weak var other: PinView?
    private var constant: CGFloat = 0

    init(_ view: PinView, _ attribute: PinAttribute) { (self.view, self.attribute) = (view, attribute) }

    @discardableResult
    public func equal(to other: PinView) -> Pin {
        self.other = other
        return self
    }

    @discardableResult
    public func equal(to constant: CGFloat) -> Pin { offset(constant) }

    @discardableResult
    public func offset(_ constant: CGFloat) -> Pin {
        self.constant = constant
        return self
    }

    var constraint: NSLayoutConstraint {
        NSLayoutConstraint(
            item: view, attribute: attribute, relatedBy: .equal, toItem: other, attribute: attribute, multiplier: 1,
            constant: constant)
    }
}
