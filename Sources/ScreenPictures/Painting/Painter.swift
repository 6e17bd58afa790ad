import Foundation
import HeadlessUIKit

/// A view whose content the painter draws.
@MainActor
protocol PaintedView: UIView {
    /// Draws the content of the view, but not its background and its subviews.
    func paint(with painter: Painter)
}

/// Draws views, from the outermost view inward and from back to front.
///
/// This file contains the drawing code that all views share. The content of each kind of view is drawn in an extension,
/// in a file named after that kind, which also declares that the view is a ``PaintedView``.
@MainActor
final class Painter {
    let canvas: Canvas
    /// Whether the picture also contains the dark mode colors and follows the viewer's light or dark mode.
    let followsReader: Bool
    /// A closure that is called with each view whose text is truncated.
    var notesCutOff: ((UIView) -> Void)?
    /// A closure that is called with the area of each text, in the coordinates of its view.
    var notesText: ((UIView, CGRect) -> Void)?
    /// The view that is drawn as a preview.
    var lifted: UIView?
    /// The traits for drawing in light mode and in dark mode. Both are the same unless the picture follows the viewer's
    /// light or dark mode.
    var traits: (light: UITraitCollection, dark: UITraitCollection)

    init(_ canvas: Canvas, _ traits: UITraitCollection, followsReader: Bool) {
        self.canvas = canvas
        self.followsReader = followsReader
        func styled(_ style: UIUserInterfaceStyle) -> UITraitCollection {
            traits.modifyingTraits { $0.userInterfaceStyle = style }
        }
        self.traits = followsReader ? (styled(.light), styled(.dark)) : (traits, traits)
    }

    // MARK: Colors

    /// Returns the declarations for filling with a color, or `nil` if the fill would be invisible.
    func fill(_ color: UIColor?, of view: UIView, opacity: CGFloat = 1) -> Canvas.Look? {
        look("fill", color, of: view, opacity: opacity)
    }

    func stroke(_ color: UIColor?, of view: UIView, width: CGFloat) -> Canvas.Look? {
        guard var look = look("stroke", color, of: view) else { return nil }
        let more = ";stroke-width:\(width.svg);fill:none"
        look.light += more
        look.dark = look.dark.map { $0 + more }
        return look
    }

    private func look(_ property: String, _ color: UIColor?, of view: UIView, opacity: CGFloat = 1) -> Canvas.Look? {
        guard let color else { return nil }
        let (light, dark) = paints(color, of: view, opacity: opacity)
        guard light.isVisible || dark.isVisible else { return nil }
        return Canvas.Look(light: light.css(property), dark: followsReader ? dark.css(property) : nil)
    }

    /// Resolves a color in light mode and in dark mode. `UIColor.tintColor` is resolved to the view's tint color.
    func paints(_ color: UIColor, of view: UIView, opacity: CGFloat = 1) -> (light: Paint, dark: Paint) {
        let color = color == .tintColor ? view.tintColor ?? color : color
        let light = Paint(color, traits.light, opacity: opacity)
        return (light, followsReader ? Paint(color, traits.dark, opacity: opacity) : light)
    }

    // MARK: Views

    /// Draws a view and its subviews.
    ///
    /// - Parameter origin: The position of the view's upper left corner in the enclosing SVG group.
    func draw(_ view: UIView, at origin: CGPoint) {
        guard !view.isHidden, view.alpha >= 0.01, view.untransformedFrame.size.width >= 0,
            view.untransformedFrame.size.height >= 0
        else {
            return
        }
        let outer = traits
        defer { traits = outer }
        if view.overrideUserInterfaceStyle != .unspecified {
            let own = traits.light.modifyingTraits { $0.userInterfaceStyle = view.overrideUserInterfaceStyle }
            traits = (own, own)
        }
        let start = canvas.length
        let mask = mask(of: view)
        // Each part begins on a new line, so that two pictures can be compared with text tools.
        if Self.isPart(view), !canvas.sheet.sharesParts { canvas.write("\n") }
        canvas.open(attributes(of: view, at: origin) + (canvas.sheet.sharesParts ? "" : Self.names(of: view)))
        if !canvas.sheet.sharesParts { canvas.write("<title>\(Self.title(of: view).xml)</title>") }
        let contentStart = canvas.length
        let cuts = [mask, clip(of: view)].compactMap { $0 }
        for cut in cuts { canvas.open(cut) }
        drawBackground(of: view)
        drawContent(of: view)
        drawInside(view)
        drawForeground(of: view)
        for _ in cuts { canvas.close() }
        guard canvas.length > contentStart else { return canvas.dropLast(from: start) }
        canvas.close()
        if canvas.sheet.sharesParts, Self.isPart(view) {
            canvas.share(from: start, contentStart, attributes(of: view, at: origin))
        }
    }

    /// Returns whether a view is likely to be drawn repeatedly in a film.
    private static func isPart(_ view: UIView) -> Bool {
        view.isUsedAgain || view is UINavigationBar || view is UITabBar || view is UIControl
    }

    private func attributes(of view: UIView, at origin: CGPoint) -> String {
        var attributes = Canvas.translation(origin)
        let transform = view.transform
        if transform != .identity {
            let anchor = view.anchorPoint
            let (toX, toY) = (view.untransformedFrame.width * anchor.x, view.untransformedFrame.height * anchor.y)
            let (x, y) = (origin.x + toX, origin.y + toY)
            let matrix = [transform.a, transform.b, transform.c, transform.d, transform.tx, transform.ty]
                .map(\.svg).joined(separator: " ")
            attributes =
                " transform=\"translate(\(x.svg) \(y.svg))matrix(\(matrix))"
                + "translate(\((-toX).svg) \((-toY).svg))\""
        }
        let alpha = view.isDraggedRow && view !== lifted ? view.alpha * Self.draggedAlpha : view.alpha
        if alpha < 1 { attributes += " opacity=\"\(alpha.svg)\"" }
        return attributes
    }

    /// Returns a string with the class, label, identifier and frame of a view. Browsers show the string as a tooltip,
    /// and comparisons of pictures use it to identify the view.
    private static func title(of view: UIView) -> String {
        var title = className(of: view)
        if let label = view.accessibilityLabel, !label.isEmpty { title += " \"\(label)\"" }
        if let identifier = view.accessibilityIdentifier, !identifier.isEmpty { title += " #\(identifier)" }
        let frame = view.untransformedFrame
        return title + " \(frame.minX.svg),\(frame.minY.svg) \(frame.width.svg)×\(frame.height.svg)"
    }

    /// Draws a view's sublayers and subviews, from back to front.
    private func drawInside(_ view: UIView) {
        let inside = Self.fromBackToFront(view.layer.sublayers ?? [], \.zPosition)
        guard !inside.isEmpty else { return }
        let clips = view.clipsToBounds
        if clips { canvas.open(canvas.clip(view.ownBounds, radius: view.layer.cornerRadius, view.layer.maskedCorners)) }
        let scrolled = view.bounds.origin
        // With this group, scrolling a list changes only the group's translation, not its content.
        let isMoved = scrolled != .zero
        if isMoved { canvas.open(Canvas.translation(CGPoint(x: -scrolled.x, y: -scrolled.y))) }
        let offset = CGPoint.zero
        let views = view.drawnList?.fromBackToFront ?? []
        if views.isEmpty {
            for layer in inside {
                if let subview = layer.drawnView {
                    if !(hides(subview, in: view)) { draw(subview, in: view, subview.movedAside(in: view) ?? offset) }
                } else {
                    draw(layer, in: view)
                }
            }
        } else {
            for subview in Self.fromBackToFront(views, \.layer.zPosition) { draw(subview, in: view, offset) }
        }
        if isMoved { canvas.close() }
        if clips { canvas.close() }
    }

    private func draw(_ subview: UIView, in view: UIView, _ offset: CGPoint) {
        let frame = subview.untransformedFrame
        draw(subview, at: CGPoint(x: frame.minX - offset.x, y: frame.minY - offset.y))
    }

    /// Returns whether a subview is drawn as part of the view's content instead of separately.
    private func hides(_ subview: UIView, in view: UIView) -> Bool {
        guard let button = view as? UIButton else { return subview is UISegment }
        return button.drawnCustomBackground === subview || button.superview is UITabBar
            || !button.ownSubviews.contains(subview)
    }

    private func drawContent(of view: UIView) { (view as? any PaintedView)?.paint(with: self) }

    private func drawForeground(of view: UIView) {
        switch view {
        case let cell as UITableViewCell: drawParts(of: cell)
        case let cell as UICollectionViewListCell: drawSeparator(of: cell)
        case let list as UITableView: drawSectionIndex(of: list)
        case let list as UICollectionView: drawSectionIndex(of: list)
        case let bar as UINavigationBar:
            drawLine(at: bar.untransformedFrame.height, bar.ownBounds, bar.drawnAppearance?.shadowColor, of: bar)
        case let bar as UITabBar:
            drawLine(at: Self.hairline, bar.ownBounds, bar.drawnAppearance?.shadowColor, of: bar)
        case let bar as UIToolbar:
            drawLine(at: Self.hairline, bar.ownBounds, bar.standardAppearance.shadowColor, of: bar)
        default: break
        }
        drawBorder(of: view)
    }
}

extension UIView {
    /// The view's bounds with a zero origin.
    var ownBounds: CGRect { CGRect(origin: .zero, size: untransformedFrame.size) }
}

extension UIView {
    /// Returns how far a swipe moved this part of a row to the left to reveal the row's actions, in points. The
    /// distance is negative if the part moved to the right. Returns `nil` if the part was not moved. The movement isn't
    /// included in the frames of the views.
    func movedAside(in view: UIView) -> CGPoint? {
        guard view.drawnCell != nil, !(self is SwipeActionsView),
            let actions = view.subviews.first(where: { $0 is SwipeActionsView })
        else { return nil }
        return CGPoint(
            x: actions.untransformedFrame.minX > 0
                ? actions.untransformedFrame.width : -actions.untransformedFrame.width, y: 0)
    }
}
