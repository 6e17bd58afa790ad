import Foundation

extension UIView {
    /// The view and all views below it, one per line, each indented by the depth of the view. Snapshots of texts in tests
    /// use it. Mirrors `recursiveDescription`, which UIKit offers to debuggers and to `perform(_:)`.
    ///
    /// - Complexity: O(*n*), where *n* is the number of views.
    public final func recursiveDescription() -> String {
        var lines: [String] = []
        func add(_ view: UIView, _ depth: Int) {
            lines.append(String(repeating: "   | ", count: depth) + view.description)
            for subview in view.subviewStorage { add(subview, depth + 1) }
        }
        add(self, 0)
        return lines.joined(separator: "\n")
    }

    /// The description of the view, with zero for each address, so that it is the same in each run. The order of its parts
    /// is that of descriptions that UIKit printed on simulators; which parts a system class leaves out is unverified.
    var printed: String {
        var parts = ["\(type(of: self)): 0x0"]
        if let base = systemClass, base != type(of: self) { parts.append("baseClass = \(base)") }
        parts.append("frame = (\(Self.pair(frame.origin.x, frame.origin.y)); \(Self.pair(frame.width, frame.height)))")
        if let printedText { parts.append("text = '\(printedText)'") }
        if alpha != 1 { parts.append("alpha = \(Self.number(alpha))") }
        if isHidden { parts.append("hidden = YES") }
        if clipsToBounds { parts.append("clipsToBounds = YES") }
        let flexible: [(AutoresizingMask, String)] = [
            (.flexibleLeftMargin, "LM"), (.flexibleWidth, "W"), (.flexibleRightMargin, "RM"),
            (.flexibleTopMargin, "TM"), (.flexibleHeight, "H"), (.flexibleBottomMargin, "BM"),
        ]
        let mask = flexible.filter { autoresizingMask.contains($0.0) }.map(\.1).joined(separator: "+")
        if !mask.isEmpty { parts.append("autoresize = \(mask)") }
        if !isUserInteractionEnabled { parts.append("userInteractionEnabled = NO") }
        if tag != 0 { parts.append("tag = \(tag)") }
        if gestureRecognizers?.isEmpty == false { parts.append("gestureRecognizers = <NSArray>") }
        if let scrollView = self as? UIScrollView {
            let (offset, size) = (scrollView.contentOffset, scrollView.contentSize)
            parts.append("contentOffset: {\(Self.pair(offset.x, offset.y, ", "))}")
            parts.append("contentSize: {\(Self.pair(size.width, size.height, ", "))}")
        }
        parts.append("layer = <\(type(of: layer)): 0x0>")
        return "<\(parts.joined(separator: "; "))>"
    }

    /// The nearest class of this module from which the view's class inherits.
    private var systemClass: AnyClass? {
        let module = String(reflecting: UIView.self).prefix { $0 != "." } + "."
        var mirror: Mirror? = Mirror(reflecting: self)
        while let current = mirror, !String(reflecting: current.subjectType).hasPrefix(module) {
            mirror = current.superclassMirror
        }
        return mirror?.subjectType as? AnyClass
    }

    private static func number(_ value: CGFloat) -> String { String(format: "%g", Double(value)) }

    private static func pair(_ one: CGFloat, _ other: CGFloat, _ separator: String = " ") -> String {
        number(one) + separator + number(other)
    }
}
