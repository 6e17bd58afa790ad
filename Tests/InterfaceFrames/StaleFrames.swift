import Foundation
import SourcePreparation

/// The views whose recorded frames contradict the file's own constraints, so that they can't be those of any layout: the
/// file was changed, or merged, after Interface Builder had updated its frames.
///
/// A frame is stale if it breaks a required equation between edges, centers or lengths of a view, its superview and the
/// views beside it, by more than a point, as computed from the recorded frames alone. Constraints that are not installed,
/// that vary by size class, that have a multiplier, or that belong to scroll views are ignored, as are controls and images
/// whose alignment rectangles differ from their frames.
struct StaleFrames {
    private(set) var ids: Set<String> = []
    private var elements: [String: InterfaceElement] = [:]

    init(_ document: InterfaceElement) {
        document.forEach { element in
            if let id = element.id { elements[id] = element }
            return true
        }
        document.forEach { element in
            if !["scrollView", "tableView", "collectionView"].contains(element.name) { check(element) }
            return true
        }
    }

    private mutating func check(_ owner: InterfaceElement) {
        guard let constraints = owner.child("constraints")?.children, let ownerID = owner.id else { return }
        let subviews = Set(owner.child("subviews")?.children.compactMap(\.id) ?? [])
        let isVaried = owner.children.contains { $0.name == "variation" }
        guard !isVaried else { return }
        for constraint in constraints where Self.isChecked(constraint) {
            let attributes = constraint.attributes
            let items = [attributes["firstItem"] ?? ownerID, attributes["secondItem"] ?? ownerID]
            let frames = items.map { id in
                id == ownerID || subviews.contains(id)
                    ? elements[id].flatMap { frame($0, isOwner: id == ownerID) } : nil
            }
            guard let first = frames[0], let value = Self.value(attributes["firstAttribute"], first) else { continue }
            var other = attributes["constant"].flatMap { Double($0) } ?? 0
            var involved = [items[0]]
            if let attribute = attributes["secondAttribute"] {
                guard let second = frames[1], let value = Self.value(attribute, second) else { continue }
                other += value
                involved.append(items[1])
            }
            if abs(value - other) > 1.01 { ids.formUnion(involved.filter { $0 != ownerID || involved.count == 1 }) }
        }
    }

    private static func isChecked(_ constraint: InterfaceElement) -> Bool {
        constraint.name == "constraint" && constraint.children.isEmpty
            && ["relation", "priority", "multiplier", "placeholder"].allSatisfy { constraint.attributes[$0] == nil }
    }

    private func frame(_ element: InterfaceElement, isOwner: Bool) -> CGRect? {
        guard !["switch", "slider", "imageView"].contains(element.name), let rect = element.recordedFrame else {
            return nil
        }
        return isOwner ? CGRect(origin: .zero, size: rect.size) : rect
    }

    private static func value(_ attribute: String?, _ rect: CGRect) -> Double? {
        switch attribute {
        case "leading", "left": Double(rect.minX)
        case "trailing", "right": Double(rect.maxX)
        case "top": Double(rect.minY)
        case "bottom": Double(rect.maxY)
        case "width": Double(rect.width)
        case "height": Double(rect.height)
        case "centerX": Double(rect.midX)
        case "centerY": Double(rect.midY)
        default: nil
        }
    }
}

extension InterfaceElement {
    /// The frame that Interface Builder gave a view.
    var recordedFrame: CGRect? {
        guard let rect = children.first(where: { $0.name == "rect" && $0.attributes["key"] == "frame" }) else {
            return nil
        }
        let numbers = ["x", "y", "width", "height"].compactMap { rect.attributes[$0].flatMap { Double($0) } }
        guard numbers.count == 4 else { return nil }
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }
}
