import Foundation

extension UIButton {
    static let buttonProperties: [InterfaceProperty<UIButton>] = [
        .choice(
            "buttonType",
            [
                "system": .system, "roundedRect": .system, "detailDisclosure": .detailDisclosure,
                "infoLight": .infoLight, "infoDark": .infoDark, "contactAdd": .contactAdd, "close": .close,
            ]
        ) { $0.setType($1) },
        .font("fontDescription") { $0.titleLabel?.font = $1 },
        // Setting the standard mode would only create the label.
        .value({ $0["lineBreakMode"].flatMap { $0 == "middleTruncation" ? nil : InterfaceElement.lineBreakModes[$0] } })
        {
            $0.titleLabel?.lineBreakMode = $1
        },
        .insets("contentEdgeInsets") { $0.contentEdgeInsets = $1 },
        .insets("titleEdgeInsets") { $0.titleEdgeInsets = $1 },
        .insets("imageEdgeInsets") { $0.imageEdgeInsets = $1 },
        InterfaceProperty { element in
            let isConfigured = element.value("configuration") != nil
            let steps = element.children.filter { $0.name == "state" }
                .flatMap { UIButton.steps(of: $0, withTitles: !isConfigured) }
            return { button in for step in steps { step(button) } }
        },
        .flag("changesSelectionAsPrimaryAction") { $0.changesSelectionAsPrimaryAction = $1 },
        InterfaceProperty { element in
            guard let configuration = element.value("configuration") else { return nil }
            return { $0.configuration = Configuration(configuration, of: element) }
        },
    ]

    private typealias Step = InterfaceProperty<UIButton>.Step

    /// Returns the steps that set the titles, images and colors of a state.
    ///
    /// - Parameter withTitles: Whether titles are set. Those of a button with a configuration are not: Interface Builder
    ///   keeps the first title, such as "Button", and shows the configuration's or none.
    private static func steps(of element: InterfaceElement, withTitles: Bool) -> [Step] {
        let states: [String: State] = [
            "normal": .normal, "highlighted": .highlighted, "disabled": .disabled, "selected": .selected,
            "focused": .focused,
        ]
        guard let key = element["key"], let state = states[key] else { return [] }
        var steps: [Step] = []
        if withTitles, let title = element["title"] ?? element.string("title") {
            let localized = element.file.localized(element.parent?.id, "\(key)Title", title)
            steps.append { $0.setTitle(localized, for: state) }
        }
        if let image = element.image("image") { steps.append { $0.setImage(image, for: state) } }
        if let image = element.image("backgroundImage") { steps.append { $0.setBackgroundImage(image, for: state) } }
        if let color = element.value("titleColor")?.color { steps.append { $0.setTitleColor(color, for: state) } }
        if let color = element.value("titleShadowColor")?.color {
            steps.append { $0.setTitleShadowColor(color, for: state) }
        }
        if withTitles, let title = element.value("attributedTitle")?.attributedString {
            steps.append { $0.setAttributedTitle(title, for: state) }
        }
        return steps
    }
}

extension UIButton.Configuration {
    /// Creates the configuration that an element of a button describes.
    @MainActor
    fileprivate init(_ element: InterfaceElement, of button: InterfaceElement) {
        self =
            switch element["style"] {
            case "gray": .gray()
            case "tinted": .tinted()
            case "filled": .filled()
            case "bordered": .bordered()
            case "borderedTinted": .borderedTinted()
            case "borderedProminent": .borderedProminent()
            case "borderless": .borderless()
            default: .plain()
            }
        decodeText(element, of: button)
        image = element.image("image")
        if let padding = element.number("imagePadding") { imagePadding = padding }
        if let padding = element.number("titlePadding") { titlePadding = padding }
        let edges: [String: NSDirectionalRectEdge] = [
            "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
        ]
        if let edge = element["imagePlacement"].flatMap({ edges[$0] }) { imagePlacement = edge }
        let styles: [String: CornerStyle] = [
            "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large,
            "capsule": .capsule,
        ]
        if let style = element["cornerStyle"].flatMap({ styles[$0] }) { cornerStyle = style }
        let sizes: [String: Size] = ["mini": .mini, "small": .small, "medium": .medium, "large": .large]
        if let size = element["buttonSize"].flatMap({ sizes[$0] }) { buttonSize = size }
        let alignments: [String: TitleAlignment] = ["leading": .leading, "center": .center, "trailing": .trailing]
        if let alignment = element["titleAlignment"].flatMap({ alignments[$0] }) { titleAlignment = alignment }
        showsActivityIndicator = element.isSet("showsActivityIndicator")
        if let color = element.value("baseForegroundColor")?.color { baseForegroundColor = color }
        if let color = element.value("baseBackgroundColor")?.color { baseBackgroundColor = color }
        if let insets = element.value("contentInsets")?.directionalInsets { contentInsets = insets }
        preferredSymbolConfigurationForImage =
            element.value("preferredSymbolConfigurationForImage")?.symbolConfiguration
        guard let background = element.value("background") else { return }
        if let color = background.value("backgroundColor")?.color { self.background.backgroundColor = color }
        if let radius = background.number("cornerRadius") { self.background.cornerRadius = radius }
        if let color = background.value("strokeColor")?.color { self.background.strokeColor = color }
        if let width = background.number("strokeWidth") { self.background.strokeWidth = width }
        if let image = background.image("image") { self.background.image = image }
    }

    @MainActor
    private mutating func decodeText(_ element: InterfaceElement, of button: InterfaceElement) {
        func text(_ name: String) -> String? {
            guard let text = element[name] ?? element.string(name) else { return nil }
            return element.file.localized(button.id, "configuration.\(name)", text)
        }
        title = text("title")
        subtitle = text("subtitle")
        if let title = element.value("attributedTitle")?.attributedString { attributedTitle = Self.text(title) }
        if let text = element.value("attributedSubtitle")?.attributedString {
            attributedSubtitle = Self.text(text)
        }
        if let font = element.value("titleFontDescription")?.font ?? element.value("fontDescription")?.font,
            let title
        {
            var styled = attributedTitle ?? AttributedString(title)
            styled.uiKit.font = font()
            attributedTitle = styled
        }
    }

    /// Returns a text with the fonts and colors of another.
    private static func text(_ styled: NSAttributedString) -> AttributedString {
        var text = AttributedString("")
        styled.enumerateAttributes(in: NSRange(location: 0, length: styled.length)) { attributes, range, _ in
            var run = AttributedString(styled.attributedSubstring(from: range).string)
            if let font = attributes[.font] as? UIFont { run.uiKit.font = font }
            if let color = attributes[.foregroundColor] as? UIColor { run.uiKit.foregroundColor = color }
            text.append(run)
        }
        return text
    }
}
