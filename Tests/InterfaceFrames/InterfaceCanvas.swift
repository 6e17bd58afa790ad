import Foundation
import HeadlessUIKit
import SourcePreparation

/// The size and the bars of the canvas on which Interface Builder showed a scene, as far as they can be known: the file
/// records neither the safe area nor the bars around a controller's view.
struct InterfaceCanvas {
    private let document: InterfaceElement
    /// The heights of the bars above and below the view of each controller, in points.
    private var bars: [String: (top: Double, bottom: Double)] = [:]

    init(_ document: InterfaceElement) {
        self.document = document
        findBars()
    }

    /// Returns the safe area insets of a controller's view at the top and at the bottom.
    func insets(of controller: InterfaceElement) -> (top: Double, bottom: Double) {
        let bars = controller.id.flatMap { self.bars[$0] } ?? (0, 0)
        let device = deviceInsets
        return (device.top + bars.top, bars.bottom > 0 ? bars.bottom + device.bottom : device.bottom)
    }

    /// A device with the size classes of the canvas. It has no safe area, which is that of the canvas.
    var device: HeldDevice {
        let isSideways = document.child("device")?.attributes["orientation"] == "landscape"
        return isSideways ? HeldDevice(.named("iPhone SE"), isSideways: true) : HeldDevice()
    }

    /// How many pixels of the canvas' device are a point.
    var pixelsPerPoint: CGFloat {
        let id = document.child("device")?.attributes["id"] ?? ""
        return ["retina3_5", "retina4_0", "retina4_7", "retina6_1"].contains(id) || id.hasPrefix("ipad") ? 2 : 3
    }

    /// The width of the canvas' device, in points.
    var width: Double {
        let device = document.child("device")?.attributes ?? [:]
        let id = device["id"] ?? ""
        if id.hasPrefix("ipad") { return 768 }
        return switch id {
        case "retina3_5", "retina4_0": 320
        case "retina5_5", "retina6_1", "retina6_5": 414
        case "retina6_0": 390
        case "retina6_12", "retina6_3": 393
        case "retina6_7", "retina6_72": 428
        case "retina6_9": 440
        default: 375
        }
    }

    /// The insets of the canvas' device.
    private var deviceInsets: (top: Double, bottom: Double) {
        let attributes = document.child("device")?.attributes ?? [:]
        // An iPhone in landscape shows no status bar.
        if attributes["orientation"] == "landscape", attributes["id"]?.hasPrefix("retina") == true {
            return ["retina3_5", "retina4_0", "retina4_7", "retina5_5"].contains(attributes["id"]) ? (0, 0) : (0, 21)
        }
        let isNew = (document.attributes["toolsVersion"].flatMap { Double($0) } ?? 0) >= 18_000
        return switch attributes["id"] {
        case "retina5_9", "retina6_5": (44, 34)
        case "retina6_1": (isNew ? 48 : 44, 34)
        case "retina6_0", "retina6_7": (47, 34)
        case "retina6_12", "retina6_72", "retina6_3", "retina6_9": (59, 34)
        default: (20, 0)
        }
    }

    /// Follows the relationships and the pushes from navigation and tab bar controllers.
    private mutating func findBars() {
        var links: [String: [(to: String, kind: String)]] = [:]
        var kinds: [String: InterfaceElement] = [:]
        for scene in document.child("scenes")?.children ?? [] {
            for object in scene.child("objects")?.children ?? [] {
                guard let id = object.id else { continue }
                kinds[id] = object
                object.forEach { element in
                    if element.name == "segue", let destination = element.attributes["destination"] {
                        links[id, default: []].append((destination, element.attributes["kind"] ?? ""))
                    }
                    return true
                }
            }
        }
        func follow(_ id: String, _ top: Double, _ bottom: Double) {
            guard bars[id] == nil else { return }
            bars[id] = (top, bottom)
            for link in links[id] ?? [] where ["show", "push"].contains(link.kind) && top > 0 {
                let isHidden = kinds[link.to]?.attributes["hidesBottomBarWhenPushed"] == "YES"
                follow(link.to, top, isHidden ? 0 : bottom)
            }
        }
        func start(_ id: String, _ bottom: Double) {
            guard let object = kinds[id] else { return }
            guard object.name == "navigationController" else { return follow(id, 0, bottom) }
            let isLarge = object.child("navigationBar")?.attributes["largeTitles"] == "YES"
            for link in links[id] ?? [] where link.kind == "relationship" { follow(link.to, isLarge ? 96 : 44, bottom) }
        }
        for (id, object) in kinds where object.name == "tabBarController" {
            for link in links[id] ?? [] where link.kind == "relationship" { start(link.to, 49) }
        }
        for (id, object) in kinds.sorted(by: { $0.key < $1.key }) where object.name == "navigationController" {
            start(id, 0)
        }
    }
}
