import Foundation
import HeadlessUIKit

/// Draws backgrounds, borders, masks, and layers that don't belong to a view.
extension Painter {
    func drawBackground(of view: UIView) {
        let layer = view.layer
        let bounds = view.coveredArea
        let color = background(of: view)
        draw(shadowOf: layer, color, in: view) {
            if let fill = fill(color, of: view) {
                draw(bounds, layer, fill)
            } else if let effect = (view as? UIVisualEffectView)?.effect {
                drawEffect(effect, view)
            }
        }
    }

    private func draw(_ bounds: CGRect, _ layer: CALayer, _ fill: Canvas.Look) {
        if layer.cornerRadius > 0, layer.maskedCorners != .all {
            canvas.path(Canvas.path(of: bounds, radius: layer.cornerRadius, layer.maskedCorners), fill)
        } else {
            canvas.rect(bounds, radius: layer.cornerRadius, fill)
        }
    }

    /// Draws a blur effect as a translucent area in the system background color.
    private func drawEffect(_ effect: UIVisualEffect, _ view: UIView) {
        guard effect is UIBlurEffect, let fill = fill(.systemBackground, of: view, opacity: 0.8) else { return }
        draw(view.ownBounds, view.layer, fill)
    }

    func drawBorder(of view: UIView) {
        let layer = view.layer
        guard layer.borderWidth > 0 else { return }
        let color = layer.borderColor?.drawnColor ?? .black
        guard let stroke = stroke(color, of: view, width: layer.borderWidth) else { return }
        let inset = layer.borderWidth / 2
        let bounds = view.ownBounds.insetBy(dx: inset, dy: inset)
        let radius = max(0, layer.cornerRadius - inset)
        if layer.cornerRadius > 0, layer.maskedCorners != .all {
            canvas.path(Canvas.path(of: bounds, radius: radius, layer.maskedCorners), stroke)
        } else {
            canvas.rect(bounds, radius: radius, stroke)
        }
    }

    /// Draws the shadow of a layer, and the layer's background.
    private func draw(shadowOf layer: CALayer, _ background: UIColor?, in view: UIView, _ drawBackground: () -> Void) {
        guard layer.shadowOpacity > 0 else { return drawBackground() }
        let color = (layer.shadowColor?.drawnColor ?? .black).withAlphaComponent(CGFloat(layer.shadowOpacity))
        let (offset, radius) = (layer.shadowOffset, layer.shadowRadius.svg)
        if let data = layer.shadowPath?.data(\.svg) {
            if let fill = fill(color, of: view), !data.isEmpty {
                let blur = Canvas.Look(light: "filter:blur(\(radius)px)")
                let place = Canvas.translation(CGPoint(x: offset.width, y: offset.height))
                canvas.open(place + canvas.class(blur))
                canvas.path(data, fill)
                canvas.close()
            }
            return drawBackground()
        }
        guard background != nil else { return drawBackground() }
        func filter(_ paint: Paint) -> String {
            "filter:drop-shadow(\(offset.width.svg)px \(offset.height.svg)px \(radius)px \(paint.function))"
        }
        let (light, dark) = paints(color, of: view)
        canvas.open(canvas.class(.init(light: filter(light), dark: followsReader ? filter(dark) : nil)))
        drawBackground()
        canvas.close()
    }

    /// Returns the SVG attribute for the mask of a view's layer, or `nil` if the layer has no mask.
    func mask(of view: UIView) -> String? {
        guard let mask = view.layer.mask else { return nil }
        if let shape = mask as? CAShapeLayer {
            // The mask shows the filled area of the shape, regardless of the opacity of the shape's color.
            guard let data = shape.path?.data(\.svg), !data.isEmpty else { return canvas.clip(.zero, radius: 0) }
            let (rule, origin) = (
                shape.fillRule == .evenOdd ? " clip-rule=\"evenodd\"" : "", shape.untransformedFrame.origin
            )
            let path = "<path d=\"\(data)\"\(rule)\(Canvas.translation(origin))/>"
            let id = canvas.sheet.id(of: "clip \(path)") { "<clipPath id=\"\($0)\">\(path)</clipPath>" }
            return " clip-path=\"url(#\(id))\""
        }
        let drawing = canvas.taken { draw(mask, in: view) }
        let id = canvas.sheet.id(of: "mask \(drawing)") { id in
            "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\"\(Canvas.place(view.ownBounds)) style=\"mask-type:alpha\">"
                + "\(drawing)</mask>"
        }
        return " mask=\"url(#\(id))\""
    }

    /// Draws a layer that was added to a view's layer.
    func draw(_ layer: CALayer, in view: UIView) {
        guard !layer.isHidden, layer.opacity > 0.004 else { return }
        let opacity = layer.opacity < 1 ? " opacity=\"\(CGFloat(layer.opacity).svg)\"" : ""
        canvas.open(Canvas.translation(layer.untransformedFrame.origin) + opacity)
        let bounds = layer.bounds
        switch layer {
        case let gradient as CAGradientLayer: draw(gradient, in: view)
        case let shape as CAShapeLayer: draw(shape, in: view)
        default:
            let color = layer.backgroundColor?.drawnColor
            draw(shadowOf: layer, color, in: view) {
                if let fill = fill(color, of: view) { draw(bounds, layer, fill) }
            }
        }
        if layer.borderWidth > 0,
            let stroke = stroke(layer.borderColor?.drawnColor ?? .black, of: view, width: layer.borderWidth)
        {
            let inset = layer.borderWidth / 2
            canvas.rect(bounds.insetBy(dx: inset, dy: inset), radius: max(0, layer.cornerRadius - inset), stroke)
        }
        for inner in Self.fromBackToFront(layer.sublayers ?? [], \.zPosition) { draw(inner, in: view) }
        canvas.close()
    }

    private func draw(_ gradient: CAGradientLayer, in view: UIView) {
        let colors = (gradient.colors ?? []).compactMap { color -> UIColor? in
            (color as? UIColor) ?? UIColor(drawn: color)
        }
        guard let last = colors.last else { return }
        guard colors.count > 1 else {
            if let fill = fill(last, of: view) { draw(gradient.bounds, gradient, fill) }
            return
        }
        let places = (gradient.locations ?? []).map { CGFloat($0.doubleValue) }
        let stops = colors.enumerated().map { index, color in
            let place = index < places.count ? places[index] : CGFloat(index) / CGFloat(colors.count - 1)
            let (light, dark) = paints(color, of: view)
            let look = Canvas.Look(light: light.css("stop"), dark: followsReader ? dark.css("stop") : nil)
            return "<stop offset=\"\(place.svg)\"\(canvas.class(look.asStop))/>"
        }.joined()
        let (start, end) = (gradient.startPoint, gradient.endPoint)
        let element: String
        if gradient.type == .axial {
            element =
                "linearGradient x1=\"\(start.x.svg)\" y1=\"\(start.y.svg)\" x2=\"\(end.x.svg)\" y2=\"\(end.y.svg)\""
        } else {
            let radius = max(abs(end.x - start.x), abs(end.y - start.y))
            element = "radialGradient cx=\"\(start.x.svg)\" cy=\"\(start.y.svg)\" r=\"\(radius.svg)\""
        }
        let name = String(element.prefix { $0 != " " })
        let id = canvas.sheet.id(of: element + stops) { id in
            "<\(name) id=\"\(id)\"\(element.dropFirst(name.count))>\(stops)</\(name)>"
        }
        draw(gradient.bounds, gradient, Canvas.Look(light: "fill:url(#\(id))"))
    }

    private func draw(_ shape: CAShapeLayer, in view: UIView) {
        guard let data = shape.path?.data(\.svg), !data.isEmpty else { return }
        if var fill = fill(shape.fillColor?.drawnColor, of: view) {
            if shape.fillRule == .evenOdd { fill = fill.adding(";fill-rule:evenodd") }
            canvas.path(data, fill)
        }
        guard shape.lineWidth > 0, let stroke = stroke(shape.strokeColor?.drawnColor, of: view, width: shape.lineWidth)
        else { return }
        let (start, end) = (min(max(0, shape.strokeStart), 1), min(max(0, shape.strokeEnd), 1))
        guard start < end else { return }
        for part in Self.strokedParts(of: shape, data, start, end) { draw(part, of: shape, stroke) }
    }

    /// A part of a shape that is stroked from one fraction of its length to another.
    private struct StrokedPart {
        let data: String
        var start = CGFloat(0)
        var end = CGFloat(1)
    }

    /// Returns the parts of a shape to stroke. A browser measures the dashes along each subpath separately, so a stroke
    /// that begins or ends inside a path with several subpaths has several parts.
    private static func strokedParts(
        of shape: CAShapeLayer, _ data: String, _ start: CGFloat, _ end: CGFloat
    ) -> [StrokedPart] {
        if start <= 0, end >= 1 { return [StrokedPart(data: data)] }
        let subpaths = shape.path?.subpaths() ?? []
        guard subpaths.count > 1 else { return [StrokedPart(data: data, start: start, end: end)] }
        let total = subpaths.reduce(0) { $0 + $1.length }
        var (parts, whole, before) = ([StrokedPart](), "", CGFloat(0))
        for (path, length) in subpaths {
            let from = min(max(0, (start * total - before) / length), 1)
            let to = min(max(0, (end * total - before) / length), 1)
            before += length
            if from <= 0, to >= 1 {
                whole += path.data(\.svg)
            } else if from < to {
                parts.append(StrokedPart(data: path.data(\.svg), start: from, end: to))
            }
        }
        return (whole.isEmpty ? [] : [StrokedPart(data: whole)]) + parts
    }

    private func draw(_ stroked: StrokedPart, of shape: CAShapeLayer, _ stroke: Canvas.Look) {
        let style = Self.ends(of: shape)
        let (data, start, end) = (stroked.data, stroked.start, stroked.end)
        let dashes = (shape.lineDashPattern ?? []).map { CGFloat($0.doubleValue) }
        let isDashed = dashes.contains { $0 > 0 }
        if isDashed, start > 0 || end < 1 {
            // The dashes are measured in points and the ends in fractions of the path, so a mask cuts off the ends.
            let part = canvas.taken {
                canvas.path(
                    data, Canvas.Look(light: "stroke:#fff;stroke-width:\(shape.lineWidth.svg);fill:none" + style),
                    extra: Self.part(start, end))
            }
            let id = canvas.sheet.id(of: "mask \(part)") { id in
                "<mask id=\"\(id)\" maskUnits=\"userSpaceOnUse\" x=\"-10000\" y=\"-10000\" width=\"20000\" "
                    + "height=\"20000\">\(part)</mask>"
            }
            canvas.path(data, stroke.adding(style + Self.dashes(dashes, shape)), extra: " mask=\"url(#\(id))\"")
        } else if isDashed {
            canvas.path(data, stroke.adding(style + Self.dashes(dashes, shape)))
        } else {
            canvas.path(data, stroke.adding(style), extra: start > 0 || end < 1 ? Self.part(start, end) : "")
        }
    }

    /// Returns the CSS declarations for the ends and the corners of a shape's stroke.
    private static func ends(of shape: CAShapeLayer) -> String {
        (shape.lineCap == .butt ? "" : ";stroke-linecap:\(shape.lineCap.rawValue)")
            + (shape.lineJoin == .miter ? "" : ";stroke-linejoin:\(shape.lineJoin.rawValue)")
    }

    /// Returns the CSS declarations for the dashes of a shape's stroke.
    private static func dashes(_ lengths: [CGFloat], _ shape: CAShapeLayer) -> String {
        ";stroke-dasharray:\(lengths.map { max(0, $0).svg }.joined(separator: " "))"
            + (shape.lineDashPhase == 0 ? "" : ";stroke-dashoffset:\(shape.lineDashPhase.svg)")
    }

    /// Returns the attributes of a path that is stroked from one fraction of its length to another.
    private static func part(_ start: CGFloat, _ end: CGFloat) -> String {
        " pathLength=\"1000\" stroke-dasharray=\"\(((end - start) * 1000).svg) 2000\""
            + (start > 0 ? " stroke-dashoffset=\"\((-start * 1000).svg)\"" : "")
    }

    /// Sorts layers or views by their z-positions. Those with the same z-position keep their order.
    static func fromBackToFront<Part>(_ parts: [Part], _ position: (Part) -> CGFloat) -> [Part] {
        let positions = parts.map(position)
        guard positions.contains(where: { $0 != 0 }) else { return parts }
        return zip(parts, positions).enumerated()
            .sorted { ($0.element.1, $0.offset) < ($1.element.1, $1.offset) }.map(\.element.0)
    }
}

extension Canvas.Look {
    /// The style with further declarations.
    fileprivate func adding(_ declarations: String) -> Canvas.Look {
        Canvas.Look(light: light + declarations, dark: dark.map { $0 + declarations })
    }
}

extension Canvas.Look {
    /// The style with its `stop` declarations replaced by the `stop-color` declarations that a gradient stop requires.
    var asStop: Canvas.Look {
        func stop(_ css: String) -> String {
            css.replacingOccurrences(of: "stop:none", with: "stop-color:#000;stop-opacity:0")
                .replacingOccurrences(of: "stop:#", with: "stop-color:#")
        }
        return Canvas.Look(light: stop(light), dark: dark.map(stop))
    }
}
