import Foundation
import SourcePreparation

/// The views whose recorded frames contradict the file's own constraints, so that they can't be those of any layout: the
/// file was changed, or merged, after Interface Builder had updated its frames.
///
/// A frame is stale if it breaks a required constraint between edges, centers or lengths of a view and the views in it, by
/// more than a point, as computed from the recorded frames alone, or if the views in a stack that fills itself are not as
/// long as the stack. So is one that no layout gave the view. Constraints that are not installed, that vary by size class,
/// or that belong to scroll views are ignored, as are controls and images whose alignment rectangles differ from their
/// frames.
struct StaleFrames {
    private(set) var ids: Set<String> = []
    private let isUpright: Bool

    init(_ document: InterfaceElement) {
        isUpright = document.child("device")?.attributes["orientation"] != "landscape"
        document.forEach { element in
            if let id = element.id, let frame = element.recordedFrame, Self.isInitial(frame) { ids.insert(id) }
            if !Self.scrolling.contains(element.name) { check(element) }
            if element.name == "stackView" { checkStack(element) }
            return true
        }
    }

    /// Returns whether a frame is one of a view that was never laid out: it has its initial size, or it ends at or is around
    /// the top left corner of the view around it.
    private static func isInitial(_ frame: CGRect) -> Bool {
        if frame == CGRect(x: 0, y: 0, width: 240, height: 128) { return true }
        let isPlaced = frame.width > 0 && frame.height > 0
        return isPlaced && (frame.maxX == 0 && frame.maxY == 0 || frame.midX == 0 && frame.midY == 0)
    }

    private static let scrolling: Set = ["scrollView", "tableView", "collectionView"]

    // MARK: Constraints

    private mutating func check(_ owner: InterfaceElement) {
        guard let constraints = owner.child("constraints")?.children, let ownerID = owner.id,
            let size = owner.recordedFrame?.size, !owner.children.contains(where: { $0.name == "variation" })
        else { return }
        var frames = [ownerID: CGRect(origin: .zero, size: size)]
        Self.addFrames(in: owner, at: .zero, to: &frames)
        // At the sides, the safe area of an upright iPhone is as wide as the view.
        let guide = owner.children.first { $0.name == "viewLayoutGuide" && $0.attributes["key"] == "safeArea" }
        if isUpright, let id = guide?.id { frames[id] = CGRect(x: 0, y: .nan, width: size.width, height: .nan) }
        for constraint in constraints where Self.isChecked(constraint) {
            let attributes = constraint.attributes
            let items = [attributes["firstItem"] ?? ownerID, attributes["secondItem"] ?? ownerID]
            guard let frame = frames[items[0]], let value = Self.value(attributes["firstAttribute"], frame) else {
                continue
            }
            var other = attributes["constant"].flatMap { Double($0) } ?? 0
            var involved = [items[0]]
            if let attribute = attributes["secondAttribute"] {
                guard let second = frames[items[1]], let value = Self.value(attribute, second),
                    let factor = Self.factor(attributes["multiplier"]),
                    factor == 1 || ["width", "height"].contains(attribute)
                else { continue }
                other += factor * value
                involved.append(items[1])
            }
            let error =
                switch attributes["relation"] {
                case "greaterThanOrEqual": other - value
                case "lessThanOrEqual": value - other
                default: abs(value - other)
                }
            // What involves the top or the bottom of a safe area is not known.
            if error > 1.01, !error.isNaN {
                ids.formUnion(involved.filter { $0 != guide?.id && ($0 != ownerID || involved.count == 1) })
            }
        }
    }

    /// Adds the frames of the views in a view, in its owner's coordinates.
    private static func addFrames(in element: InterfaceElement, at origin: CGPoint, to frames: inout [String: CGRect]) {
        guard !scrolling.contains(element.name) else { return }
        for view in element.child("subviews")?.children ?? [] {
            guard let rect = view.recordedFrame, let id = view.id else { continue }
            let frame = rect.offsetBy(dx: origin.x, dy: origin.y)
            if !["switch", "slider", "imageView"].contains(view.name) { frames[id] = frame }
            addFrames(in: view, at: frame.origin, to: &frames)
        }
    }

    private static func isChecked(_ constraint: InterfaceElement) -> Bool {
        constraint.name == "constraint" && constraint.children.isEmpty
            && ["priority", "placeholder"].allSatisfy { constraint.attributes[$0] == nil }
    }

    /// Reads a multiplier, such as `0.5` or `16:9`.
    private static func factor(_ text: String?) -> Double? {
        guard let text else { return 1 }
        let numbers = text.split(separator: ":").compactMap { Double($0) }
        return numbers.count == 2 ? (numbers[1] != 0 ? numbers[0] / numbers[1] : nil) : numbers.first
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

    // MARK: Stacks

    /// Checks that the views of a stack fill it, across it and, unless they are spread out, along it.
    private mutating func checkStack(_ stack: InterfaceElement) {
        let attributes = stack.attributes
        guard let size = stack.recordedFrame?.size, attributes["layoutMarginsRelativeArrangement"] == nil,
            !stack.children.contains(where: { ["variation", "edgeInsets", "directionalEdgeInsets"].contains($0.name) })
        else { return }
        let views = (stack.child("subviews")?.children ?? []).filter { $0.attributes["hidden"] != "YES" }
        let known = views.compactMap { view in view.recordedFrame.map { (view, $0) } }
        guard !known.isEmpty, known.count == views.count else { return }
        let isVertical = attributes["axis"] == "vertical"
        func aligned(_ view: InterfaceElement) -> Bool { !["switch", "slider", "imageView"].contains(view.name) }
        if attributes["alignment"] == nil {
            let length = isVertical ? size.width : size.height
            for (view, frame) in known where aligned(view) {
                let across = isVertical ? frame.width : frame.height
                if abs(across - length) > 1.01, let id = view.id { ids.insert(id) }
            }
        }
        if ["fill", "fillEqually", "fillProportionally", nil].contains(attributes["distribution"]),
            known.allSatisfy({ aligned($0.0) }), attributes["spacingType"] == nil
        {
            let spacing = attributes["spacing"].flatMap { Double($0) } ?? 0
            let sum =
                known.reduce(0) { $0 + Double(isVertical ? $1.1.height : $1.1.width) } + spacing
                * Double(known.count - 1)
            if abs(sum - Double(isVertical ? size.height : size.width)) > 1.01 + Double(known.count) * 0.34 {
                ids.formUnion(known.compactMap(\.0.id))
            }
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
