import Foundation

// Finding a point to touch: the center of a view's visible part or, if the center is covered, the center of an
// uncovered part.
extension Finger {
    private static let event = UIEvent()

    /// Throws if no touch can reach the view. A touch can reach it if `hitTest(_:with:)`, for some point in the view's
    /// visible part, returns the view itself or another view on which a touch has the same effect.
    ///
    /// - Returns: The view that receives the touch, which is usually the view that the touch hits. For a row, it is the
    ///   row's content view. For a scroll view, it is the scroll view itself if the touch hits a control in it. If the
    ///   touch only closes an open row, it is `view`.
    /// - Complexity: If the view's center is not covered, O(*n*), where *n* is the number of superviews and their
    ///   siblings.
    func aim(at view: UIView) throws(TouchRefusal) -> UIView {
        let root = view.root
        var area = VisibleArea(of: view)
        if let top = Keyboard.top(over: root).map({ $0 + root.boundsOrigin.y }), area.rect.maxY > top,
            !view.isFirstResponder
        {
            guard area.cut != nil || area.rect.minY < top else { throw .covered(Self.name(view), by: "the keyboard") }
            area.end(at: top)
        }
        if Self.marksTouches { Self.mark(area.rect.middle, in: root) }
        let first = root.hitTest(area.rect.middle, with: Self.event)
        if let first, Self.isTouch(of: first, meantFor: view) { return Self.receiver(first, view) }
        // A touch outside the actions of an open row closes the row, regardless of which view the touch hits.
        if listWithRowClosed(byTouchOf: view) != nil { return view }
        if let hit = Self.hit(view, area.rect, first, root) { return Self.receiver(hit, view) }
        throw refusal(view, area, first)
    }

    /// Returns the view that receives a touch, given the view that the touch hits and the view that the finger is
    /// aiming at.
    private static func receiver(_ hit: UIView, _ view: UIView) -> UIView {
        if view.isRow { return view.cellOfList.map(content) ?? view }
        return control(around: hit) === control(around: view) ? hit : view
    }

    /// Looks for a point, other than the center, at which a touch reaches the view. Returns the view that the touch
    /// hits there; `nil` if there is no such point. After each failed attempt, the area of the view that was hit is
    /// excluded.
    private static func hit(_ view: UIView, _ rect: CGRect, _ first: UIView?, _ root: UIView) -> UIView? {
        var parts = rect.split(around: first.flatMap { part(of: $0, notAround: view) })
        var tried = 0
        while tried < parts.count, tried < 64 {
            let hit = root.hitTest(parts[tried].middle, with: event)
            if let hit, isTouch(of: hit, meantFor: view) { return hit }
            parts += parts[tried].split(around: hit.flatMap { part(of: $0, notAround: view) })
            tried += 1
        }
        return nil
    }

    /// Returns the visible part of `hit`, which covers `view`; `nil` if `view` is a descendant of `hit`.
    private static func part(of hit: UIView, notAround view: UIView) -> CGRect? {
        view.isDescendant(of: hit) ? nil : VisibleArea(of: hit).rect
    }

    /// Returns whether a touch on `hit` has the same effect as a touch on `view`.
    private static func isTouch(of hit: UIView, meantFor view: UIView) -> Bool {
        if let control = control(around: view) { return control === self.control(around: hit) }
        // A touch on any part of a row or scroll view counts, including a touch on a control in it.
        if view.isRow || view is UIScrollView { return hit.isDescendant(of: view) }
        // A view that does not accept touches passes them to its superview.
        let target = view.isUserInteractionEnabled ? view : view.superviewStorage ?? view
        return hit.isDescendant(of: target) && control(around: hit) == nil
    }

    // MARK: Refusals

    private func refusal(_ view: UIView, _ area: VisibleArea, _ hit: UIView?) -> TouchRefusal {
        if let list = view as? any ListScrollView, let reason = list.reasonForNoSize { return .notAllowed(reason) }
        if view.untransformedFrame.width <= 0 || view.untransformedFrame.height <= 0 {
            return .noSize(Self.place(view, in: view.superviewStorage), lacking: view.sourcesOfSize)
        }
        if let around = area.cut {
            if around is UIScrollView { return .offScreen(Self.name(view)) }
            let hasSize = around.untransformedFrame.width > 0 && around.untransformedFrame.height > 0
            return .outside(
                Self.place(view, in: around),
                of: Self.place(around, in: around) + (hasSize ? "" : ", which has no size"))
        }
        guard let hit else { return .missed(Self.place(view, in: view.superviewStorage), instead: nil) }
        if view.isDescendant(of: hit) {
            return .missed(Self.place(view, in: hit), instead: Self.place(hit, in: hit))
        }
        var common = view
        while !hit.isDescendant(of: common), let around = common.superviewStorage { common = around }
        return .covered(Self.place(view, in: common), by: cover(hit, in: common))
    }

    /// Returns a description of the view that covers another view: `hit` or its nearest superview that has an
    /// identifier or is a control, a cell, a header or a footer. If there is no such view below `common`, the common
    /// ancestor of both views, describes the subview of `common` that contains `hit`.
    private func cover(_ hit: UIView, in common: UIView) -> String {
        var whole = hit
        while whole.accessibilityIdentifier == nil, !(whole is UIControl), !(whole is any ReusableView),
            let around = whole.superviewStorage, around !== common
        {
            whole = around
        }
        guard let item = common.listEngine?.sectionViews.first(where: { $0.view === whole }) else {
            return Self.place(whole, in: common)
        }
        return "the section's \(item.key.isHeader ? "header" : "footer") at \(Self.rect(whole, in: common))"
    }

    /// Returns a view's name and its frame. The frame is in the coordinates of the given ancestor or, if that is `nil`,
    /// of the view's superview.
    private static func place(_ view: UIView, in around: UIView?) -> String {
        "\(name(view)) at \(rect(view, in: around))"
    }

    private static func rect(_ view: UIView, in around: UIView?) -> String {
        let rect = around.map { view.convert(view.bounds, to: $0) } ?? view.frame
        let numbers = [rect.minX, rect.minY, rect.width, rect.height].map {
            String(format: "%.10g", ($0 * 100).rounded() / 100)
        }
        return "(\(numbers.joined(separator: ", ")))"
    }
}

/// The visible part of a view, in the coordinates of its root view.
@MainActor
private struct VisibleArea {
    /// The part inside the bounds of all superviews or, if that is empty, the part inside the superviews that clip
    /// their content.
    private(set) var rect: CGRect
    /// The innermost superview whose bounds leave no part of the view visible; `nil` if part of the view is inside the
    /// bounds of all superviews.
    private(set) var cut: UIView?

    /// Removes the part of ``rect`` that is below the given y-coordinate.
    mutating func end(at bottom: CGFloat) { rect.size.height = max(0, bottom - rect.minY) }

    init(of view: UIView) {
        if RareViewProperties.isAnyTransformSet, view.isTransformedInRoot {
            (rect, cut) = Self.transformed(view)
            return
        }
        // This runs for every touch, so it compares edges without creating rectangles.
        var (left, top) = (view.boundsOrigin.x, view.boundsOrigin.y)
        var size = view.untransformedFrame.size
        var (right, bottom) = (left + size.width, top + size.height)
        var current = view
        while let around = current.superviewStorage {
            let (frame, scrolled) = (current.untransformedFrame.origin, current.boundsOrigin)
            let (x, y) = (frame.x - scrolled.x, frame.y - scrolled.y)
            let bounds = around.boundsOrigin
            size = around.untransformedFrame.size
            (left, right) = (max(left + x, bounds.x), min(right + x, bounds.x + size.width))
            (top, bottom) = (max(top + y, bounds.y), min(bottom + y, bounds.y + size.height))
            guard left < right, top < bottom else {
                rect = Self.shown(view)
                cut = around
                return
            }
            current = around
        }
        rect = CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// Finds the visible part of a view with a transform, or inside a view with one. The part is a rectangle around the
    /// transformed view, inside the bounds of all superviews.
    private static func transformed(_ view: UIView) -> (rect: CGRect, cut: UIView?) {
        var shown = view.bounds
        var current = view
        while let around = current.superviewStorage {
            let inside = current.convert(shown, to: around).intersection(around.bounds)
            guard !inside.isNull, inside.width > 0, inside.height > 0 else {
                return (Self.shown(view), around)
            }
            (shown, current) = (inside, around)
        }
        return (shown, nil)
    }

    /// Returns the part of a view that is inside all superviews that clip their content. Used for a view that is
    /// outside a superview's bounds, because the superview's `hitTest(_:with:)` may accept touches outside its bounds.
    private static func shown(_ view: UIView) -> CGRect {
        var shown = CGRect(origin: view.boundsOrigin, size: view.untransformedFrame.size)
        var current = view
        while let around = current.superviewStorage {
            let origin = current.boundsOrigin
            shown = shown.offsetBy(
                dx: current.untransformedFrame.minX - origin.x, dy: current.untransformedFrame.minY - origin.y)
            if around.clipsToBounds {
                shown = shown.intersection(CGRect(origin: around.boundsOrigin, size: around.untransformedFrame.size))
            }
            current = around
        }
        return shown
    }
}

extension CGRect {
    fileprivate var middle: CGPoint { CGPoint(x: midX, y: midY) }

    /// Returns the parts of this rectangle that are above, below, to the left and to the right of another rectangle. If
    /// the other rectangle is `nil` or does not cover the center, returns two halves or, if each half would be at most
    /// half a point wide or tall, no parts.
    fileprivate func split(around other: CGRect?) -> [CGRect] {
        guard let other = other?.intersection(self), other.contains(middle) else {
            let half =
                width > height ? CGSize(width: width / 2, height: height) : CGSize(width: width, height: height / 2)
            guard half.width > 0.5, half.height > 0.5 else { return [] }
            return [
                CGRect(origin: origin, size: half),
                CGRect(origin: CGPoint(x: maxX - half.width, y: maxY - half.height), size: half),
            ]
        }
        let parts = [
            CGRect(x: minX, y: minY, width: width, height: other.minY - minY),
            CGRect(x: minX, y: other.maxY, width: width, height: maxY - other.maxY),
            CGRect(x: minX, y: other.minY, width: other.minX - minX, height: other.height),
            CGRect(x: other.maxX, y: other.minY, width: maxX - other.maxX, height: other.height),
        ]
        return parts.filter { $0.width > 0 && $0.height > 0 }
    }
}
