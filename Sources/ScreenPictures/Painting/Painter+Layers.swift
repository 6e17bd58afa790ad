import Foundation
import HeadlessUIKit

/// Draws backgrounds, borders, masks, and layers that don't belong to a view.
extension Painter {
    func drawBackground(of view: UIView) {
        let layer = view.layer
        var bounds = view.ownBounds
        // The background of a bar extends into the safe area above or below it.
        if let page = view.superview, page.drawnController is UINavigationController {
            if view is UINavigationBar {
                (bounds.origin.y, bounds.size.height) = (-view.frame.minY, view.frame.maxY)
            } else if view is UIToolbar {
                bounds.size.height = page.frame.height - view.frame.minY
            }
        }
        let color = background(of: view)
        let shadow = shadow(of: layer, view)
        if !shadow.isEmpty { canvas.open(shadow) }
        if let fill = fill(color, of: view) {
            draw(bounds, layer, fill)
        } else if let effect = (view as? UIVisualEffectView)?.effect {
            drawEffect(effect, view)
        }
        if !shadow.isEmpty { canvas.close() }
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

    private func shadow(of layer: CALayer, _ view: UIView) -> String {
        guard layer.shadowOpacity > 0, background(of: view) != nil else { return "" }
        let color = (layer.shadowColor?.drawnColor ?? .black).withAlphaComponent(CGFloat(layer.shadowOpacity))
        func filter(_ paint: Paint) -> String {
            "filter:drop-shadow(\(layer.shadowOffset.width.svg)px \(layer.shadowOffset.height.svg)px "
                + "\(layer.shadowRadius.svg)px \(paint.function))"
        }
        let (light, dark) = paints(color, of: view)
        return canvas.class(.init(light: filter(light), dark: followsReader ? filter(dark) : nil))
    }

    /// Returns the SVG attribute for the mask of a view's layer, or `nil` if the layer has no mask.
    func mask(of view: UIView) -> String? {
        guard let mask = view.layer.mask else { return nil }
        if let shape = mask as? CAShapeLayer {
            // The mask shows the filled area of the shape, regardless of the opacity of the shape's color.
            guard let data = shape.path?.data(\.svg), !data.isEmpty else { return canvas.clip(.zero, radius: 0) }
            let (rule, origin) = (shape.fillRule == .evenOdd ? " clip-rule=\"evenodd\"" : "", shape.frame.origin)
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
        canvas.open(Canvas.translation(layer.frame.origin) + opacity)
        let bounds = layer.bounds
        switch layer {
        case let gradient as CAGradientLayer: draw(gradient, in: view)
        case let shape as CAShapeLayer: draw(shape, in: view)
        default:
            if let fill = fill(layer.backgroundColor?.drawnColor, of: view) { draw(bounds, layer, fill) }
        }
        if layer.borderWidth > 0,
            let stroke = stroke(layer.borderColor?.drawnColor ?? .black, of: view, width: layer.borderWidth)
        {
            let inset = layer.borderWidth / 2
            canvas.rect(bounds.insetBy(dx: inset, dy: inset), radius: max(0, layer.cornerRadius - inset), stroke)
        }
        for inner in layer.sublayers ?? [] { draw(inner, in: view) }
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
        let fill = fill(shape.fillColor?.drawnColor, of: view) ?? .none
        var stroke: Canvas.Look?
        if shape.lineWidth > 0 { stroke = self.stroke(shape.strokeColor?.drawnColor, of: view, width: shape.lineWidth) }
        if stroke != nil { canvas.path(data, stroke ?? .none) }
        if fill.light != "fill:none" { canvas.path(data, fill) }
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
