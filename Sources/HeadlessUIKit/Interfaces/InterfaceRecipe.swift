@preconcurrency import Foundation

/// How the objects of an element are made. The class is looked up once for each element.
@MainActor
final class InterfaceRecipe {
    private enum Way {
        case decoded(any DecodedObject.Type)
        case made(any InterfaceMade.Type)
        case custom(String, any InterfaceTable.Type)
        case none
    }
    private let way: Way

    init(_ element: InterfaceElement) {
        if let custom = element["_class"] ?? element["customClass"] {
            if let way = Self.way(to: Self.named(custom, in: element)) {
                self.way = way
                return
            }
            if let table = element.file.table, table.classes[custom] != nil {
                way = .custom(custom, table)
                return
            }
            ListWarning.log("Unknown class \(custom) in Interface Builder file.")
        }
        way = Self.way(to: Self.standardClass(element.name)) ?? .none
    }

    private static func way(to type: AnyClass?) -> Way? {
        if let type = type as? any DecodedObject.Type { return .decoded(type) }
        if let type = type as? any InterfaceMade.Type { return .made(type) }
        return nil
    }

    /// Makes an object, whose element must be the coder's current element.
    func make(_ coder: InterfaceCoder) -> AnyObject? {
        switch way {
        case .decoded(let type): type.init(coder: coder)
        case .made(let type): type.init(interfaceCoder: coder)
        case .custom(let name, let table): table.make(name)
        case .none: nil
        }
    }

    // MARK: Classes

    /// Returns the class of the app or of UIKit with a name.
    static func named(_ name: String, in element: InterfaceElement) -> AnyClass? {
        if let known = element.file.table?.classes[name] { return known }
        let module = element["customModule"] ?? element.file.module
        return NSClassFromString(name) ?? module.flatMap { NSClassFromString("\($0).\(name)") }
            ?? NSClassFromString("HeadlessUIKit.\(name)")
    }

    /// Returns UIKit's class for an element. Most elements have the name of their class, without its prefix.
    static func standardClass(_ element: String) -> AnyClass? {
        let name =
            switch element {
            case "containerView", "mapView", "wkWebView", "webView", "glkView", "mtkView", "sceneKitView", "arscnView",
                "skView", "pdfView", "adBannerView", "lpLinkView":
                "View"
            case "pongPressGestureRecognizer": "LongPressGestureRecognizer"
            case "avPlayerViewController", "glkViewController", "hostingController": "ViewController"
            default: element.prefix(1).uppercased() + element.dropFirst()
            }
        return NSClassFromString("HeadlessUIKit.UI\(name)")
    }
}
