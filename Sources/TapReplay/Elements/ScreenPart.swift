/// A header, a footer, a bar or an alert, in which a test finds controls.
public struct ScreenPart: ScreenPlace {
    public let screen: OpenScreen
    public let name: ElementName
}
