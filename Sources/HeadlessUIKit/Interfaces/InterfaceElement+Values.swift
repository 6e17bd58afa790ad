import Foundation

/// Values in an interface file.
extension InterfaceElement {
    var rect: CGRect? {
        guard let x = number("x"), let y = number("y"), let width = number("width"), let height = number("height")
        else { return nil }
        return CGRect(x: x, y: y, width: width, height: height)
    }

    var point: CGPoint? {
        guard let x = number("x"), let y = number("y") else { return nil }
        return CGPoint(x: x, y: y)
    }

    var size: CGSize? {
        guard let width = number("width"), let height = number("height") else { return nil }
        return CGSize(width: width, height: height)
    }

    var insets: UIEdgeInsets? {
        guard name == "inset" || name == "edgeInsets" else { return nil }
        return UIEdgeInsets(
            top: number("minY") ?? number("top") ?? 0, left: number("minX") ?? number("left") ?? 0,
            bottom: number("maxY") ?? number("bottom") ?? 0, right: number("maxX") ?? number("right") ?? 0)
    }

    var directionalInsets: NSDirectionalEdgeInsets? {
        guard name == "directionalEdgeInsets" || name == "edgeInsets" else { return nil }
        return NSDirectionalEdgeInsets(
            top: number("top") ?? 0, leading: number("leading") ?? number("left") ?? 0, bottom: number("bottom") ?? 0,
            trailing: number("trailing") ?? number("right") ?? 0)
    }

    // MARK: Colors

    /// The color that a `color` element describes; `nil` for other elements and for colors that are not known.
    var color: UIColor? {
        guard name == "color" else { return nil }
        let alpha = number("alpha") ?? 1
        if let name = self["systemColor"] ?? self["cocoaTouchSystemColor"] { return systemColor(name) }
        if let name = self["name"] {
            if self["catalog"] == "System" { return systemColor(name) }
            return AssetFolders.shared.color(name) ?? file.namedColor(name) ?? UIColor(named: name)
        }
        if let white = number("white") { return UIColor(white: white, alpha: alpha) }
        if let red = number("red"), let green = number("green"), let blue = number("blue") {
            if self["customColorSpace"] == "displayP3" || self["colorSpace"] == "displayP3" {
                return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            }
            return UIColor(red: red, green: green, blue: blue, alpha: alpha)
        }
        guard let cyan = number("cyan"), let magenta = number("magenta"), let yellow = number("yellow"),
            let black = number("black")
        else { return nil }
        func part(_ ink: CGFloat) -> CGFloat { (1 - ink) * (1 - black) }
        return UIColor(red: part(cyan), green: part(magenta), blue: part(yellow), alpha: alpha)
    }

    private func systemColor(_ name: String) -> UIColor? {
        switch name {
        case "darkTextColor": .darkText
        case "lightTextColor": .lightText
        case "groupTableViewBackgroundColor": .systemGroupedBackground
        case "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground
        case "tableCellPlainBackgroundColor", "tableBackgroundColor": .systemBackground
        case "viewFlipsideBackgroundColor", "scrollViewTexturedBackgroundColor", "underPageBackgroundColor":
            UIColor(white: 1 / 3, alpha: 1)
        case "tableSeparatorColor", "tableSeparatorLightColor": .separator
        default: UIColor(ofSystem: name)
        }
    }

    // MARK: Fonts

    /// A closure that makes the font that a `fontDescription` element describes.
    var font: (@MainActor () -> UIFont)? {
        guard name == "fontDescription" else { return nil }
        if let style = self["style"] {
            let style = UIFont.TextStyle(rawValue: style)
            return { .preferredFont(forTextStyle: style) }
        }
        let size = number("pointSize") ?? UIFont.systemFontSize
        let font: UIFont
        switch self["type"] {
        // Labels in storyboards are as wide as in the weight bold, and wider than in `boldSystemFont(ofSize:)`.
        case "boldSystem"?: font = .systemFont(ofSize: size, weight: .bold)
        case "italicSystem"?: font = .italicSystemFont(ofSize: size)
        case "smallSystem"?: font = .systemFont(ofSize: UIFont.smallSystemFontSize)
        case "system"?: font = .systemFont(ofSize: size, weight: self["weight"].flatMap(Self.weight) ?? .regular)
        default:
            font =
                (self["name"] ?? self["family"]).flatMap { UIFont(name: $0, size: size) }
                ?? .systemFont(ofSize: size)
        }
        return { font }
    }

    private static func weight(_ name: String) -> UIFont.Weight? {
        switch name {
        case "ultraLight": .ultraLight
        case "thin": .thin
        case "light": .light
        case "regular": .regular
        case "medium": .medium
        case "semibold": .semibold
        case "bold": .bold
        case "heavy": .heavy
        case "black": .black
        default: nil
        }
    }

    // MARK: Images

    /// Returns the image that an attribute names or a child describes.
    func image(_ name: String) -> UIImage? {
        if let reference = value(name), reference.name == "imageReference" {
            return reference.named(reference["image"], reference.symbolConfiguration)
        }
        return named(self[name], value("preferredSymbolConfiguration")?.symbolConfiguration)
    }

    private func named(_ name: String?, _ configuration: UIImage.SymbolConfiguration?) -> UIImage? {
        guard let name else { return nil }
        let image =
            self["catalog"] == "system"
            ? UIImage(systemName: name, withConfiguration: configuration) : file.image(name)
        switch self["renderingMode"] {
        case "template": return image?.withRenderingMode(.alwaysTemplate)
        case "original": return image?.withRenderingMode(.alwaysOriginal)
        default: return image
        }
    }

    /// The configuration of a symbol that the element's attributes describe; `nil` if there is none.
    var symbolConfiguration: UIImage.SymbolConfiguration? {
        var parts: [UIImage.SymbolConfiguration] = []
        let scales: [String: UIImage.SymbolScale] = [
            "small": .small, "medium": .medium, "large": .large, "default": .default,
        ]
        let weights: [String: UIImage.SymbolWeight] = [
            "ultraLight": .ultraLight, "thin": .thin, "light": .light, "regular": .regular, "medium": .medium,
            "semibold": .semibold, "bold": .bold, "heavy": .heavy, "black": .black,
        ]
        if let font = value("symbolConfigurationFont")?.font ?? value("fontDescription")?.font
            ?? child("fontDescription")?.font
        {
            parts.append(UIImage.SymbolConfiguration(font: font()))
        }
        if let size = number("pointSize") { parts.append(UIImage.SymbolConfiguration(pointSize: size)) }
        if let scale = (self["symbolScale"] ?? self["scale"]).flatMap({ scales[$0] }) {
            parts.append(UIImage.SymbolConfiguration(scale: scale))
        }
        if let weight = self["weight"].flatMap({ weights[$0] }) {
            parts.append(UIImage.SymbolConfiguration(weight: weight))
        }
        return parts.dropFirst().reduce(parts.first) { $0?.applying($1) }
    }

    // MARK: Texts

    /// Returns a text for the user: the string of a table of the file's name or, if there is none, the attribute or
    /// the child `string` or `mutableString` with the given key.
    ///
    /// - Parameter property: The property in the table, if its name differs from the attribute's.
    func localized(_ name: String, as property: String? = nil) -> String? {
        guard let value = self[name] ?? string(name) else { return nil }
        return file.localized(id, property ?? name, value)
    }

    /// Returns the text of the child `string` or `mutableString` that is the value of a property.
    func string(_ key: String) -> String? {
        guard let child = value(key), child.name == "string" || child.name == "mutableString" else { return nil }
        return child.content
    }

    /// The text of a `string` element, which is encoded if it has several lines.
    private var content: String {
        guard self["base64-UTF8"] == "YES" else { return text }
        var encoded = text.filter { !$0.isWhitespace }
        encoded += String(repeating: "=", count: (4 - encoded.count % 4) % 4)
        return Data(base64Encoded: encoded).map { String(decoding: $0, as: UTF8.self) } ?? text
    }

    /// The text with its attributes that an `attributedString` element describes.
    var attributedString: NSAttributedString? {
        guard name == "attributedString" else { return nil }
        let result = NSMutableAttributedString()
        for fragment in children where fragment.name == "fragment" {
            let content = fragment["content"] ?? fragment.string("content") ?? ""
            result.append(NSAttributedString(string: content, attributes: fragment.child("attributes")?.textAttributes))
        }
        return result
    }

    private var textAttributes: [NSAttributedString.Key: Any] {
        var attributes: [NSAttributedString.Key: Any] = [:]
        for child in children {
            switch child["key"] {
            case "NSColor"?: attributes[.foregroundColor] = child.color
            case "NSBackgroundColor"?: attributes[.backgroundColor] = child.color
            case "NSFont"?: attributes[.font] = child.font?() ?? child.fontOfText
            case "NSParagraphStyle"?: attributes[.paragraphStyle] = child.paragraphStyle
            case "NSUnderline"?:
                attributes[.underlineStyle] = child["value"].flatMap { Int($0) }
            case "NSStrikethrough"?:
                attributes[.strikethroughStyle] = child["value"].flatMap { Int($0) }
            case "NSKern"?: attributes[.kern] = child.number("value")
            default: break
            }
        }
        return attributes
    }

    /// The font of a part of an attributed text. `metaFont` names one of the system's fonts, such as `system` or `label`.
    private var fontOfText: UIFont? {
        let size = number("size") ?? UIFont.systemFontSize
        if let font = self["metaFont"] {
            return .systemFont(ofSize: size, weight: font.lowercased().contains("bold") ? .bold : .regular)
        }
        return self["name"].flatMap { UIFont(name: $0, size: size) }
    }

    private var paragraphStyle: NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        if let alignment = self["alignment"].flatMap({ Self.textAlignments[$0] }) { style.alignment = alignment }
        if let mode = self["lineBreakMode"].flatMap({ Self.lineBreakModes[$0] }) { style.lineBreakMode = mode }
        if let space = number("lineSpacing") { style.lineSpacing = space }
        if let space = number("paragraphSpacing") { style.paragraphSpacing = space }
        if let space = number("paragraphSpacingBefore") { style.paragraphSpacingBefore = space }
        if let height = number("lineHeightMultiple") { style.lineHeightMultiple = height }
        if let height = number("minimumLineHeight") { style.minimumLineHeight = height }
        if let height = number("maximumLineHeight") { style.maximumLineHeight = height }
        if let indent = number("firstLineHeadIndent") { style.firstLineHeadIndent = indent }
        if let indent = number("headIndent") { style.headIndent = indent }
        if let indent = number("tailIndent") { style.tailIndent = indent }
        return style
    }

    static let textAlignments: [String: NSTextAlignment] = [
        "left": .left, "center": .center, "right": .right, "justified": .justified, "natural": .natural,
    ]
    static let lineBreakModes: [String: NSLineBreakMode] = [
        "wordWrap": .byWordWrapping, "wordWrapping": .byWordWrapping, "characterWrap": .byCharWrapping,
        "charWrapping": .byCharWrapping, "clip": .byClipping, "clipping": .byClipping,
        "headTruncation": .byTruncatingHead, "truncatingHead": .byTruncatingHead, "tailTruncation": .byTruncatingTail,
        "truncatingTail": .byTruncatingTail, "middleTruncation": .byTruncatingMiddle,
        "truncatingMiddle": .byTruncatingMiddle,
    ]

    // MARK: Values of runtime attributes

    /// The value of a `userDefinedRuntimeAttribute` element.
    var attributeValue: Any? {
        switch self["type"] {
        case "boolean"?: return NSNumber(value: isSet("value"))
        case "string"?, "localizedString"?:
            return self["value"] ?? string("value") ?? ""
        case "image"?: return image("value")
        default: break
        }
        guard let value = value("value") else { return self["value"] }
        switch value.name {
        case "color": return value.color
        case "integer": return value["value"].flatMap { Int($0) }.map { NSNumber(value: $0) }
        case "real": return value["value"].flatMap { Double($0) }.map { NSNumber(value: $0) }
        case "point": return value.point
        case "size": return value.size
        case "rect": return value.rect
        case "string", "mutableString": return value.content
        case "range":
            guard let location = value["location"].flatMap({ Int($0) }),
                let length = value["length"].flatMap({ Int($0) })
            else { return nil }
            return NSRange(location: location, length: length)
        default: return nil
        }
    }
}
