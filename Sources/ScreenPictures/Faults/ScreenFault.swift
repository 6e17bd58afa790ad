import Foundation
import HeadlessUIKit

/// A possible problem on a screen: a view that may be hard to read or to touch.
public struct ScreenFault: Hashable, Sendable, Codable, CustomStringConvertible {
    public enum Kind: String, Hashable, Sendable, Codable {
        /// A view, such as a label or a button, that shows only part of its text, or none of it because the view has no
        /// size. Text entered in a field isn't checked, because it scrolls.
        case truncatedText
        /// A button or a custom control whose touch area is smaller than 44 × 44 points. Disabled controls, controls in
        /// bars, and other UIKit controls, such as switches, aren't reported.
        case smallControl
        /// A label, an image or a control that extends past an edge of the screen and can't be scrolled into view.
        case outsideScreen
        /// A text that extends past an edge of its row, or of its header or footer.
        case outsideRow
        /// Two overlapping controls. Disabled controls and controls in bars aren't reported.
        case overlap
    }

    public let kind: Kind
    /// A description of the problem, including the view, its row and, except for truncated text, the measurements.
    public let description: String
    /// The view's frame in the picture or, for an overlap, the area where the controls overlap, in points.
    public let frame: CGRect

    /// The minimum width and height of a touch target that Apple's Human Interface Guidelines recommend for iOS, in points.
    static let fingerSize: CGFloat = 44
}

/// Finds faults on a screen that has been laid out.
@MainActor
struct FaultFinder {
    private let root: UIView
    /// The position of the root in the picture.
    private let origin: CGPoint
    private var faults: [ScreenFault] = []
    private var controls: [(view: UIControl, frame: CGRect, list: UIView?)] = []

    /// Returns the faults of a view and its descendants: first truncated text and text outside its row, then small
    /// controls and views outside the screen in the order of the view hierarchy, and finally overlaps.
    ///
    /// - Parameters:
    ///   - root: The view.
    ///   - origin: The position of the view in the picture.
    ///   - cutOff: The views with truncated text, without duplicates.
    ///   - texts: The areas of the texts, in the coordinates of their views.
    /// - Complexity: O(*n* + *c*²), where *n* is the number of views and *c* is the number of controls.
    static func faults(
        in root: UIView, at origin: CGPoint, cutOff: [UIView], texts: [(view: UIView, area: CGRect)]
    ) -> [ScreenFault] {
        var finder = FaultFinder(root, origin)
        for view in cutOff where view.isDescendant(of: root) && !view.isClippedAway { finder.addTruncated(view) }
        for (view, area) in texts where view.isDescendant(of: root) { finder.checkRow(view, area) }
        finder.search(in: root, list: nil, isInBar: false)
        finder.compareControls()
        return finder.faults
    }

    private init(_ root: UIView, _ origin: CGPoint) { (self.root, self.origin) = (root, origin) }

    private mutating func add(_ kind: ScreenFault.Kind, _ words: String, _ frame: CGRect) {
        faults.append(
            ScreenFault(kind: kind, description: words, frame: frame.offsetBy(dx: origin.x, dy: origin.y)))
    }

    private mutating func addTruncated(_ view: UIView) {
        let isEmpty = view.bounds.width < 1 || view.bounds.height < 1
        let words = isEmpty ? "has no room for its text" : "shows only a part of its text"
        add(.truncatedText, "\(view.spokenName) \(words)", frame(of: view))
    }

    private mutating func checkRow(_ view: UIView, _ area: CGRect) {
        // The content of a swiped row is not checked, because the user moved it past the edge.
        guard Self.movement(of: view) == .zero,
            let row = sequence(first: view, next: \.superview).first(where: \.isUsedAgain), row !== view
        else { return }
        let (inner, outer) = (row.convert(area, from: view), row.bounds)
        let edges = [
            ("upper", outer.minY - inner.minY), ("lower", inner.maxY - outer.maxY), ("left", outer.minX - inner.minX),
            ("right", inner.maxX - outer.maxX),
        ]
        guard let (edge, distance) = edges.first(where: { $0.1 > 1 }) else { return }
        let name = row.drawnCell == nil ? "header or footer" : "row"
        add(
            .outsideRow,
            "the text of \(view.spokenName) extends \(count(Double(distance))) past the \(edge) edge of its "
                + name, root.convert(area, from: view))
    }

    /// Returns the frame at which a view is drawn. It can differ from the view's own frame, because a swipe moves a
    /// row's content aside without changing any frames.
    private func frame(of view: UIView) -> CGRect {
        let frame = root.convert(view.bounds, from: view)
        let moved = Self.movement(of: view)
        return frame.offsetBy(dx: -moved.x, dy: -moved.y)
    }

    private static func movement(of view: UIView) -> CGPoint {
        for part in sequence(first: view, next: \.superview) {
            if let around = part.superview, let moved = part.movedAside(in: around) { return moved }
        }
        return .zero
    }

    private mutating func search(in view: UIView, list: UIScrollView?, isInBar: Bool) {
        guard !view.isHidden, view.alpha >= 0.01 else { return }
        // Rows cover the background view of a list.
        if let around = view.superview as? ListScrollView, around.backgroundView === view, !around.shownCells.isEmpty {
            return
        }
        let frame = frame(of: view)
        let isInBar = isInBar || view is UINavigationBar || view is UITabBar || view is UIToolbar
        if let control = view as? UIControl, control.isEnabled, control.isUserInteractionEnabled, !isInBar {
            controls.append((control, frame, list))
            if !control.hasSizeOfUIKit { checkSize(control, frame) }
        }
        if !isInBar, view.isRead { checkPlace(view, frame, list) }
        // A control's subviews aren't checked separately.
        if view is UIControl { return }
        let inner = view as? UIScrollView ?? list
        for subview in view.subviews { search(in: subview, list: inner, isInBar: isInBar) }
    }

    private mutating func checkSize(_ control: UIControl, _ frame: CGRect) {
        let (size, bounds) = (ScreenFault.fingerSize, control.bounds)
        func reaches(_ x: CGFloat, _ y: CGFloat) -> Bool {
            control.point(inside: CGPoint(x: bounds.midX + x, y: bounds.midY + y), with: nil)
        }
        let reach = size / 2 - 0.5
        let isWide = bounds.width >= size - 0.5 || reaches(reach, 0) && reaches(-reach, 0)
        let isHigh = bounds.height >= size - 0.5 || reaches(0, reach) && reaches(0, -reach)
        guard !isWide || !isHigh, bounds.width > 0, bounds.height > 0 else { return }
        add(
            .smallControl,
            "\(control.spokenName) is \(points(Double(bounds.width))) × \(points(Double(bounds.height))) points, but a touch target "
                + "needs 44 × 44", frame)
    }

    private mutating func checkPlace(_ view: UIView, _ frame: CGRect, _ list: UIScrollView?) {
        // The content of a swiped row is not checked, because the user moved it past the edge.
        guard frame.width > 0, frame.height > 0, Self.movement(of: view) == .zero else { return }
        let isScrolledSideways = sequence(first: list as UIView?) { $0?.superview }.prefix { $0 != nil }.contains {
            ($0 as? UIScrollView).map { $0.contentSize.width > $0.bounds.width + 0.5 } ?? false
        }
        var edges: [(String, CGFloat)] = []
        if !isScrolledSideways { edges = [("left", -frame.minX), ("right", frame.maxX - root.bounds.width)] }
        if list == nil { edges += [("upper", -frame.minY), ("lower", frame.maxY - root.bounds.height)] }
        guard let (edge, distance) = edges.first(where: { $0.1 > 0.5 }) else { return }
        add(
            .outsideScreen, "\(view.spokenName) extends \(count(Double(distance))) past the \(edge) edge of the screen",
            frame)
    }

    private mutating func compareControls() {
        for (index, one) in controls.enumerated() {
            for other in controls[(index + 1)...] where one.list === other.list {
                let common = one.frame.intersection(other.frame)
                guard !common.isNull, common.width > 0.5, common.height > 0.5 else { continue }
                let size = "\(points(Double(common.width))) × \(points(Double(common.height)))"
                add(.overlap, "\(one.view.spokenName) and \(other.view.spokenName) overlap by \(size) points", common)
            }
        }
    }
}

extension UIView {
    /// Whether an enclosing view without a size hides the view.
    fileprivate var isClippedAway: Bool {
        sequence(first: superview, next: { $0?.superview }).prefix { $0 != nil }.contains {
            $0?.clipsToBounds == true && ($0?.bounds.width == 0 || $0?.bounds.height == 0)
        }
    }

    /// Whether the view itself has content to read or touch. This is true of a label with text, an image view with an
    /// image, and a control other than a refresh control.
    fileprivate var isRead: Bool {
        (viewKind == .label || viewKind == .image || self is UIControl) && !isBlank
    }

    /// The view's name in a sentence, such as `button "Follow" in row 0`.
    fileprivate var spokenName: String {
        var words = viewKind?.rawValue ?? "\(type(of: self))"
        if let text = accessibilityLabel ?? (self as? UILabel)?.text ?? (self as? UIButton)?.currentTitle, !text.isEmpty
        {
            words += " \(ViewName.quoted(text))"
        } else if let accessibilityIdentifier {
            words += " id \(ViewName.quoted(accessibilityIdentifier))"
        }
        // If the row's list is itself inside a row, the name contains the inner row, followed by the outer row.
        for view in sequence(first: self, next: \.superview) {
            guard let cell = view as? any ListCell, view !== self,
                let path = view.drawnInList?.indexPath(ofCell: cell)
            else { continue }
            words += " in row \(path.row)" + (path.section == 0 ? "" : " of section \(path.section)")
        }
        return words
    }
}
