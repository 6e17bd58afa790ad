import Foundation

#if !canImport(CoreGraphics)
extension CALayer {
    /// Draws the layer and its sublayers. Mirrors `CALayer.render(in:)`.
    ///
    /// Like everything that is drawn into an image, the drawing is only recorded; see ``UIGraphicsImageRenderer``. The record
    /// contains frames, backgrounds, borders, texts, images and what views draw themselves, so that two layers that differ
    /// in these result in different images.
    public final func render(in ctx: CGContext) {
        guard !isHidden, opacity > 0 else { return }
        ctx.saveGState()
        if opacity < 1 { ctx.setAlpha(CGFloat(opacity)) }
        if masksToBounds || cornerRadius > 0 { ctx.clip(to: bounds) }
        if let backgroundColor {
            ctx.setFillColor(backgroundColor)
            ctx.fill(bounds)
        }
        if borderWidth > 0, let borderColor {
            ctx.setStrokeColor(borderColor)
            ctx.setLineWidth(borderWidth)
            ctx.stroke(bounds)
        }
        if let view {
            view.draw(view.bounds)
            if let image = (view as? UIImageView)?.image { image.draw(in: view.bounds) }
            if let text = view.ownText { NSAttributedString(string: text).draw(in: view.bounds) }
        }
        for layer in sublayers ?? [] {
            ctx.saveGState()
            let origin = layer.untransformedFrame.origin
            ctx.translateBy(x: origin.x - bounds.minX, y: origin.y - bounds.minY)
            layer.render(in: ctx)
            ctx.restoreGState()
        }
        ctx.restoreGState()
    }
}

extension UIView {
    /// Draws the view and its subviews into the current image, if there is one; see ``CALayer/render(in:)``. Mirrors
    /// `UIView.drawHierarchy(in:afterScreenUpdates:)`.
    ///
    /// - Returns: Whether there is a current image.
    @discardableResult
    public final func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        if afterUpdates { layoutIfNeeded() }
        guard let context = UIGraphicsGetCurrentContext() else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        if bounds.width > 0, bounds.height > 0, rect.size != bounds.size {
            context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        }
        layer.render(in: context)
        context.restoreGState()
        return true
    }

    /// Returns a view with an image of the view and its subviews; see ``CALayer/render(in:)``. Mirrors
    /// `UIView.snapshotView(afterScreenUpdates:)`.
    public final func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let image = UIGraphicsImageRenderer(size: bounds.size).image { _ in
            drawHierarchy(in: CGRect(origin: .zero, size: bounds.size), afterScreenUpdates: afterUpdates)
        }
        let view = UIImageView(image: image)
        view.frame = CGRect(origin: .zero, size: bounds.size)
        return view
    }
}
#endif
