import Foundation
import HeadlessUIKit

extension UIImageView: PaintedView { func paint(with painter: Painter) { painter.draw(self) } }

extension Painter {
    func draw(_ view: UIImageView) {
        // List cell accessories and selection marks are recognized by their identifiers.
        if let sign = view.sign {
            if sign.symbol == "checkmark.circle.fill" { return drawSign(sign.symbol, sign.color, in: view) }
            return draw(symbol: sign.symbol, sign.color, view.ownBounds, of: view, side: sign.side)
        }
        guard let image = view.isHighlighted ? view.highlightedImage ?? view.image : view.image else { return }
        var shown = image
        if let preferred = view.preferredSymbolConfiguration, image.isSymbolImage {
            shown = image.applyingSymbolConfiguration(preferred) ?? image
        }
        draw(shown, in: view.ownBounds, view.contentMode, tint: view.tintColor, of: view, clips: view.clipsToBounds)
    }

    /// Draws an image into a rectangle according to a content mode.
    func draw(
        _ image: UIImage, in rect: CGRect, _ mode: UIView.ContentMode, tint: UIColor?, of view: UIView,
        clips: Bool = false
    ) {
        guard rect.width > 0, rect.height > 0 else { return }
        let natural = image.size
        if image.isSymbolImage {
            let place = natural.placed(in: rect, mode == .scaleToFill ? .scaleAspectFit : mode)
            return draw(
                symbol: image.assetName ?? "", image.color(tint: tint), place, of: view, weight: image.symbolWeight)
        }
        let place = natural.placed(in: rect, mode)
        let isTemplate = image.renderingMode == .alwaysTemplate
        if let data = image.embeddedData, let type = data.imageType {
            let id = canvas.sheet.id(of: "image \(data.hashOfBytes)") { id in
                "<image id=\"\(id)\" width=\"1\" height=\"1\" preserveAspectRatio=\"none\" "
                    + "href=\"data:\(type);base64,\(data.base64EncodedString())\"/>"
            }
            let clip = mode == .scaleAspectFill || clips ? canvas.clip(rect, radius: view.layer.cornerRadius) : ""
            if !clip.isEmpty { canvas.open(clip) }
            if isTemplate, let tint, let fill = fill(tint, of: view) {
                // A template image is drawn as its alpha channel, filled with the tint color.
                let mask = canvas.sheet.id(of: "mask of \(id)") { mask in
                    "<mask id=\"\(mask)\" maskContentUnits=\"objectBoundingBox\" style=\"mask-type:alpha\">"
                        + "<use href=\"#\(id)\"/></mask>"
                }
                canvas.write("<rect\(Canvas.place(place))\(canvas.class(fill)) mask=\"url(#\(mask))\"/>")
            } else {
                canvas.write(
                    "<use href=\"#\(id)\" transform=\"translate(\(place.minX.svg) \(place.minY.svg))"
                        + "scale(\(place.width.svg) \(place.height.svg))\"/>")
            }
            if !clip.isEmpty { canvas.close() }
        } else {
            let area = mode == .scaleAspectFill || mode == .scaleToFill ? rect : place.intersection(rect)
            drawTile(named: image.assetName, in: area, isTemplate ? tint : nil, of: view)
        }
    }

    /// Draws a rounded tile as a placeholder for an image without data or a symbol without a drawing. If the tile is
    /// large enough, it shows the name of the image or symbol.
    func drawTile(named name: String?, in rect: CGRect, _ tint: UIColor?, of view: UIView) {
        guard rect.width > 0, rect.height > 0 else { return }
        let radius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius : min(6, rect.width / 4, rect.height / 4)
        let hue = (name ?? "").utf8.reduce(7 as UInt32) { $0 &* 31 &+ UInt32($1) }
        let colors: [UIColor] = [
            .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemOrange, .systemTeal, .systemGreen,
            .systemBrown,
        ]
        let color = tint ?? colors[Int(hue % UInt32(colors.count))]
        if let fill = fill(color, of: view, opacity: 0.22) { canvas.rect(rect, radius: radius, fill) }
        guard let name, rect.width >= 28, rect.height >= 14 else { return }
        let size = min(11, rect.height * 0.5)
        draw(
            name,
            TextSetting(font: .systemFont(ofSize: size, weight: .medium), color: color, alignment: .center),
            in: rect.insetBy(dx: 3, dy: 0), of: view)
    }

    // MARK: Symbols

    /// Draws a symbol in the center of a rectangle. By default, the size of the symbol is the length of the rectangle's
    /// shorter side. In right-to-left layouts, symbols such as `chevron.forward` are replaced with their counterparts,
    /// such as `chevron.backward`.
    func draw(
        symbol name: String, _ color: UIColor?, _ rect: CGRect, of view: UIView, side: CGFloat? = nil,
        weight: CGFloat = 1.7
    ) {
        let side = side ?? min(rect.width, rect.height)
        guard side > 0 else { return }
        let place = CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side)
        let weight = weight.svg
        let mirrored = view.isMirrored ? SymbolDrawing.mirroredName(of: name) : name
        let name = SymbolShape.named(mirrored) == nil ? name : mirrored
        guard let id = symbol(name, weight) else { return drawTile(named: name, in: place, color, of: view) }
        let color = color ?? view.tintColor ?? .tintColor
        let (light, dark) = paints(color, of: view)
        guard light.isVisible || dark.isVisible else { return }
        func css(_ paint: Paint) -> String { "color:\(paint.function)" }
        let scale = side / 24
        canvas.write(
            "<use href=\"#\(id)\" transform=\"translate(\(place.minX.svg) \(place.minY.svg))scale(\(scale.svg3))\""
                + "\(canvas.class(.init(light: css(light), dark: followsReader ? css(dark) : nil)))/>")
    }
}

extension Painter {
    /// Returns the identifier of the definition for a symbol and a stroke width, or `nil` if there is no drawing of the
    /// symbol.
    private func symbol(_ name: String, _ weight: String) -> String? {
        let key = "symbol \(name) \(weight)"
        if let known = canvas.sheet.known(key) { return known }
        guard let shape = SymbolShape.named(name) else { return nil }
        let stroke =
            "stroke=\"currentColor\" stroke-width=\"\(weight)\" stroke-linecap=\"round\" stroke-linejoin=\"round\""
        let area = "fill=\"currentColor\" fill-rule=\"evenodd\""
        return canvas.sheet.id(of: key) { id in
            if let lines = shape.lines, lines == shape.areas {
                return "<path id=\"\(id)\" d=\"\(lines)\" \(area) \(stroke)/>"
            }
            let lines = shape.lines.map { "<path d=\"\($0)\" fill=\"none\" \(stroke)/>" }
            let areas = shape.areas.map { "<path d=\"\($0)\" \(area)/>" }
            return "<g id=\"\(id)\">\(areas ?? "")\(lines ?? "")</g>"
        }
    }
}

extension UIImage {
    /// The image as shown by bars and system buttons, which treat an image without a rendering mode as a template.
    var asTemplate: UIImage {
        isSymbolImage || renderingMode != .automatic ? self : withRenderingMode(.alwaysTemplate)
    }

    /// Returns the color of a symbol or a template image, given the view's tint color.
    fileprivate func color(tint: UIColor?) -> UIColor? {
        if let own = symbolColor { return own }
        return drawnTint ?? (renderingMode == .alwaysOriginal ? .label : tint)
    }
}

extension UIImageView {
    /// The symbol, color and size of the list cell accessory or selection mark that the image view represents, or `nil`
    /// if the image view represents neither.
    fileprivate var sign: (symbol: String, color: UIColor, side: CGFloat)? {
        guard image == nil, let cell = superview?.drawnCell else { return nil }
        switch accessibilityIdentifier {
        case "disclosure indicator": return ("chevron.forward", .tertiaryLabel, 15)
        case "checkmark": return ("checkmark", tintColor ?? .tintColor, 19)
        case "multiselect":
            return cell.isSelected
                ? ("checkmark.circle.fill", tintColor ?? .tintColor, 24) : ("circle", .tertiaryLabel, 24)
        default: return nil
        }
    }
}

extension CGSize {
    /// Returns the frame for content of this size in a rectangle, according to a content mode.
    func placed(in rect: CGRect, _ mode: UIView.ContentMode) -> CGRect {
        guard width > 0, height > 0 else { return rect }
        func scaled(_ scale: CGFloat) -> CGRect {
            let size = CGSize(width: width * scale, height: height * scale)
            return CGRect(
                x: rect.midX - size.width / 2, y: rect.midY - size.height / 2, width: size.width, height: size.height)
        }
        switch mode {
        case .scaleAspectFit: return scaled(min(rect.width / width, rect.height / height))
        case .scaleAspectFill: return scaled(max(rect.width / width, rect.height / height))
        case .scaleToFill, .redraw: return rect
        default:
            let (center, own) = (scaled(1), self)
            var place = center
            if [.left, .topLeft, .bottomLeft].contains(mode) { place.origin.x = rect.minX }
            if [.right, .topRight, .bottomRight].contains(mode) { place.origin.x = rect.maxX - own.width }
            if [.top, .topLeft, .topRight].contains(mode) { place.origin.y = rect.minY }
            if [.bottom, .bottomLeft, .bottomRight].contains(mode) { place.origin.y = rect.maxY - own.height }
            return place
        }
    }
}

extension CGFloat {
    /// The number in SVG notation, rounded to three decimal places.
    fileprivate var svg3: String {
        let thousandths = (self * 1000).rounded() / 1000
        return thousandths == thousandths.rounded() ? CGFloat(thousandths).svg : "\(Double(thousandths))"
    }
}

extension Data {
    /// The media type, determined from the first bytes.
    var imageType: String? {
        let head = [UInt8](prefix(12))
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if head.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if head.starts(with: "GIF8".utf8) { return "image/gif" }
        if head.starts(with: "RIFF".utf8) { return "image/webp" }
        if head.starts(with: "BM".utf8) { return "image/bmp" }
        if head.starts(with: "<svg".utf8) || head.starts(with: "<?xml".utf8) { return "image/svg+xml" }
        return nil
    }

    /// A hash that is the same in every process.
    var hashOfBytes: String {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in self { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
        return "\(count) \(hash)"
    }
}
