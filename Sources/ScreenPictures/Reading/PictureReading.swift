/// The views of a parsed picture that was created by this package.
///
/// Only the drawn result matters. Clipped parts, formatting, the order of definitions and the names of style rules are
/// ignored.
struct PictureReading {
    let root: ReadView
    /// All drawn elements, from back to front.
    private(set) var marks: [DrawnMark] = []

    private let styles: PictureStyles
    private var definitions: [String: SVGElement] = [:]

    /// - Throws: An error that describes why the picture can't be read.
    /// - Complexity: O(*n*), where *n* is the length of the SVG.
    init(_ svg: String) throws(SVGElement.Damage) {
        let element = try SVGElement.read(svg)
        guard element.name == "svg" else {
            throw SVGElement.Damage(description: "it begins with <\(element.name)>, but a picture begins with <svg>")
        }
        root = ReadView(width: element.number("width"), height: element.number("height"))
        styles = PictureStyles(element.children.filter { $0.name == "style" }.map(\.text).joined(separator: "\n"))
        for defs in element.children where defs.name == "defs" {
            for definition in defs.children {
                if let id = definition.attributes["id"] { definitions[id] = definition }
            }
        }
        let picture = Area(x: 0, y: 0, width: root.size.width, height: root.size.height)
        var around = Surroundings()
        if picture.width > 0, picture.height > 0 { around.clips.append(.init(area: picture, radius: 0)) }
        for child in element.children { read(child, around, root) }
    }

    /// The properties that a drawn element inherits from its enclosing groups.
    fileprivate struct Surroundings {
        var placement = Placement()
        var clips: [Clip] = []
        /// Clipping shapes other than axis-aligned rectangles.
        var otherClips: [String] = []
        var opacity = 1.0
        var filters: [String] = []

        struct Clip {
            let area: Area
            let radius: Double
        }
    }

    private mutating func read(_ element: SVGElement, _ outer: Surroundings, _ view: ReadView) {
        if element.name == "style" || element.name == "defs" || element.name == "title" { return }
        var around = outer
        around.placement = outer.placement.around(Placement(element.attributes["transform"]))
        if let opacity = element.attributes["opacity"].flatMap(Double.init) { around.opacity *= opacity }
        clip(element, &around)
        guard element.name == "g" else { return draw(element, around, view) }
        let style = styles.values(of: element)
        around.filters += style.sorted { $0.key < $1.key }.map { "\($0.key):\($0.value)" }
        var owner = view
        if let title = element.children.first, title.name == "title" {
            owner = ReadView(title: title.text, element, around.placement)
            view.children.append(owner)
        }
        for child in element.children { read(child, around, owner) }
    }

    private func clip(_ element: SVGElement, _ around: inout Surroundings) {
        guard let clip = element.attributes["clip-path"] else { return }
        guard let shape = definition(clip)?.children.first, shape.name == "rect", around.placement.isUpright else {
            around.otherClips.append("\(definition(clip).map(spelling) ?? clip) \(around.placement.numbers)")
            return
        }
        let own = Area(
            x: shape.number("x"), y: shape.number("y"), width: shape.number("width"), height: shape.number("height"))
        around.clips.append(
            .init(area: around.placement.bounds(of: own), radius: shape.number("rx") * abs(around.placement.a)))
    }

    /// Returns the element to which a reference such as `#id` or `url(#id)` refers, or `nil` if there is no such
    /// element.
    private func definition(_ reference: String) -> SVGElement? {
        guard let start = reference.firstIndex(of: "#") else { return nil }
        return definitions[String(reference[start...].dropFirst().prefix { $0 != ")" })]
    }

    /// Returns a canonical string for an element. The string doesn't depend on how the element is formatted.
    private func spelling(_ element: SVGElement) -> String {
        var attributes = element.attributes
        for name in ["id", "class", "preserveAspectRatio", "lengthAdjust"] { attributes[name] = nil }
        attributes.merge(styles.values(of: element)) { $1 }
        let words = attributes.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }.joined(separator: " ")
        return "<\(element.name) \(words)>" + element.text + element.children.map(spelling).joined()
    }

    private mutating func draw(_ element: SVGElement, _ around: Surroundings, _ view: ReadView) {
        var style = styles.values(of: element)
        for (name, value) in style where value.hasPrefix("url(") {
            style[name] = definition(value).map(spelling) ?? value
        }
        var placement = around.placement
        var measures: [Double] = []
        var own: Area?
        let kind: DrawnMark.Kind
        switch element.name {
        case "text":
            placement = placement.moved(element.number("x"), element.number("y"))
            let size = (style["font"] ?? "").split(separator: " ").compactMap { Double($0) }.last ?? 17
            let length = element.attributes["textLength"].flatMap(Double.init)
            measures = [length ?? 0]
            own = Area(
                x: -2, y: -size * 1.2, width: (length ?? size * 1.5 * Double(element.text.count)) + 4,
                height: size * 1.6)
            kind = .text(element.text)
        case "rect":
            placement = placement.moved(element.number("x"), element.number("y"))
            measures = [element.number("width"), element.number("height"), element.number("rx")]
            own = Area(x: 0, y: 0, width: measures[0], height: measures[1])
            kind = .shape("rect")
        case "circle":
            placement = placement.moved(element.number("cx"), element.number("cy"))
            let radius = element.number("r")
            measures = [radius]
            own = Area(x: -radius, y: -radius, width: 2 * radius, height: 2 * radius)
            kind = .shape("circle")
        case "path": kind = .shape(element.attributes["d"] ?? "")
        case "use":
            let used = definition(element.attributes["href"] ?? "")
            let isImage = used?.name == "image"
            own = Area(x: 0, y: 0, width: isImage ? 1 : 24, height: isImage ? 1 : 24).widened(by: isImage ? 0 : 1.5)
            let content = used.map(spelling) ?? ""
            kind = isImage ? .image(content) : .symbol(content)
        default: kind = .shape(spelling(element))
        }
        let width = style["stroke-width"].flatMap(Double.init) ?? 0
        var bounds = own.map { placement.bounds(of: $0.widened(by: width / 2)) }
        var clips = around.otherClips
        for clip in around.clips {
            guard let area = bounds, around.filters.isEmpty else {
                clips.append("\(clip.area.rounded) \(clip.radius.rounded())")
                continue
            }
            guard let seen = area.common(clip.area) else { return }
            bounds = seen
            if clip.isRound(at: seen) { clips.append("\(clip.area.rounded) \(clip.radius)") }
        }
        let mark = DrawnMark(
            kind: kind, style: style, placement: placement, measures: measures, bounds: bounds,
            surroundings: clips + around.filters, opacity: around.opacity)
        marks.append(mark)
        view.marks.append(mark)
    }
}

extension PictureReading.Surroundings.Clip {
    /// Returns whether a rounded corner of the clipping shape might clip part of a rectangle.
    fileprivate func isRound(at seen: Area) -> Bool {
        guard radius > 0 else { return false }
        let (right, bottom) = (area.maxX - radius, area.maxY - radius)
        return [(area.x, area.y), (right, area.y), (area.x, bottom), (right, bottom)].contains {
            seen.common(Area(x: $0.0, y: $0.1, width: radius, height: radius)) != nil
        }
    }
}

extension Area {
    /// The rectangle's position and size as a string, rounded to half a point.
    fileprivate var rounded: String {
        [x, y, width, height].map { "\(($0 * 2).rounded() / 2)" }.joined(separator: " ")
    }
}
