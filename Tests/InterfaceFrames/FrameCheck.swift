import Foundation
import HeadlessUIKit
import SourcePreparation

/// Lays out the scenes, views and cells of a storyboard or xib at the size of Interface Builder's canvas, and compares
/// the views' frames with those in the file.
///
/// Custom classes, outlets, actions and segues are left out, so that a file can be checked without its app.
@MainActor
public struct FrameCheck {
    /// The facts, in document order. Views that Interface Builder marked as misplaced or ambiguous are left out.
    public private(set) var facts: [FrameFact] = []
    private let path: String
    private let leavesOutAmbiguous: Bool
    private let document: InterfaceElement
    private let toolsVersion: Int
    private let controls: CanvasControls
    private let stale: StaleFrames
    /// The names of the app's images whose sizes the file records.
    private let recordedImages: Set<String>
    private let constrained: [String: Set<String>]
    private let acrossStacks: [String: NSLayoutConstraint.Axis]
    /// How many views were left out because their recorded frames contradict the file's own constraints.
    public var staleCount: Int { stale.ids.count }
    /// How many views were left out because the file's constraints do not determine their frames.
    public private(set) var ambiguousCount = 0
    private var objects: [String: AnyObject] = [:]
    /// The identifiers of the cells in tables whose rows have a gap at each side.
    private var insetCells: Set<String> = []
    /// The width of the canvas' device, in points.
    private let deviceWidth: Double
    /// The views that a cell's style places, and not constraints.
    private var placedByStyle: Set<String> = []

    /// Checks a file. Returns `nil` if it can't be read.
    ///
    /// - Parameter leavesOutAmbiguous: Whether views are left out whose frames the constraints do not determine
    ///   (`hasAmbiguousLayout`). Interface Builder keeps what such a view was drawn as, and so there is no fact.
    public init?(path: String, text: [UInt8], leavesOutAmbiguous: Bool = true) {
        let file = InterfaceFile(path: path, text: text)
        guard let document = file.document, document.attributes["targetRuntime"] != "AppleTV" else { return nil }
        (self.path, self.document, self.leavesOutAmbiguous) = (path, document, leavesOutAmbiguous)
        toolsVersion = document.attributes["toolsVersion"]?.split(separator: ".").first.flatMap { Int($0) } ?? 0
        controls = CanvasControls(toolsVersion: toolsVersion)
        stale = StaleFrames(document)
        let images = document.child("resources")?.children.filter { $0.name == "image" } ?? []
        recordedImages = Set(
            images.filter { $0.attributes["catalog"] != "system" }.compactMap { $0.attributes["name"] })
        constrained = Self.constrained(in: document)
        acrossStacks = Self.acrossStacks(in: document)
        let canvas = InterfaceCanvas(document)
        deviceWidth = canvas.width
        insetCells = Self.insetCells(in: document)
        UIViewController.hold(canvas.device, showing: nil)
        UIView.setDeviceTextSize(controls.showsSmallText ? .extraSmall : .large, onScreen: [])
        let pixels = TextMeasurer.pixelsPerPoint
        TextMeasurer.pixelsPerPoint = canvas.pixelsPerPoint
        defer {
            UIViewController.hold(HeldDevice(), showing: nil)
            UIView.setDeviceTextSize(.large, onScreen: [])
            TextMeasurer.pixelsPerPoint = pixels
        }
        if let scenes = document.child("scenes") {
            for controller in scenes.children.flatMap({ $0.child("objects")?.children ?? [] }) {
                checkScene(controller, canvas)
            }
        } else {
            for object in document.child("objects")?.children ?? [] { checkTopLevel(object, canvas.insets(of: object)) }
        }
        facts.sort { $0.line < $1.line }
    }

    // MARK: Parts of a file

    private mutating func checkScene(_ controller: InterfaceElement, _ canvas: InterfaceCanvas) {
        guard ["viewController", "tableViewController", "collectionViewController"].contains(controller.name),
            let view = controller.children.first(where: { $0.attributes["key"] == "view" }), let id = controller.id
        else { return }
        var stripped = self.stripped(controller)
        stripped.attributes["storyboardIdentifier"] = id
        let made = load(
            [Self.element("scenes", [Self.element("scene", [Self.element("objects", [stripped])])])], as: "storyboard"
        ) { UIStoryboard(name: $0, bundle: nil).instantiateViewController(withIdentifier: id) as UIViewController }
        let insets = canvas.insets(of: controller)
        layOut(made, view, in: controller, insets: (Self.hidesStatusBar(controller) ? 0 : insets.top, insets.bottom))
        compare(view)
        checkCells(in: controller)
    }

    private mutating func checkTopLevel(_ object: InterfaceElement, _ insets: (top: Double, bottom: Double)) {
        if Self.cells.contains(object.name) { return checkCell(object) }
        guard object.name == "view" || object.child("subviews") != nil, Self.rect(of: object) != nil else { return }
        let views = load([Self.element("objects", [stripped(object)])], as: "xib") {
            UINib(nibName: $0, bundle: nil).instantiate(withOwner: nil)
        }
        guard let view = views.first as? UIView else { return }
        let controller = UIViewController()
        controller.view = view
        // The canvas gives the view its size, even if the app does so with constraints.
        view.translatesAutoresizingMaskIntoConstraints = true
        layOut(controller, object, insets: (Self.hidesStatusBar(object) ? 0 : insets.top, insets.bottom))
        compare(object)
        checkCells(in: object)
    }

    /// Returns whether the editor hides the status bar, which the canvas shows otherwise.
    private static func hidesStatusBar(_ object: InterfaceElement) -> Bool {
        object.children.contains { $0.attributes["key"] == "simulatedStatusBarMetrics" }
    }

    private static let cells: Set = ["tableViewCell", "collectionViewCell", "collectionReusableView"]

    /// Checks the prototypes and static cells in an element.
    private mutating func checkCells(in element: InterfaceElement) {
        var found: [InterfaceElement] = []
        element.forEach { child in
            if Self.cells.contains(child.name) { found.append(child) }
            return true
        }
        for cell in found { checkCell(cell) }
    }

    private mutating func checkCell(_ cell: InterfaceElement) {
        guard let rect = Self.rect(of: cell) else { return }
        var top = stripped(cell)
        top.attributes["key"] = nil
        let views = load([Self.element("objects", [top])], as: "xib") {
            UINib(nibName: $0, bundle: nil).instantiate(withOwner: nil)
        }
        guard let view = views.first as? UIView else { return }
        // The list places its cells, and a cell places its content view beside its accessory. The margins of a cell are
        // those of the controller's view.
        let controller = UIViewController()
        controller.view.frame = CGRect(x: 0, y: 0, width: rect.width, height: 896)
        controller.view.addSubview(view)
        view.frame = CGRect(origin: .zero, size: rect.size)
        controller.view.layoutIfNeeded()
        placedByStyle = Set(["textLabel", "detailTextLabel", "imageView"].compactMap { cell.attributes[$0] })
        let content = cell.children.first { $0.attributes["key"] == "contentView" }
        if let content, let made = content.id.flatMap({ objects[$0] }) as? UIView {
            // The row of a table with inset rows is narrower than the table, even if the file records the table's width.
            let margin = controls.rowMargin(width: rect.width, deviceWidth: deviceWidth)
            let gaps = insetCells.contains(cell.id ?? "") ? 2 * margin : 0
            if let rect = Self.rect(of: content) {
                made.frame = CGRect(x: rect.minX, y: rect.minY, width: rect.width - gaps, height: rect.height)
            }
            if controls.hasSmallCellMargins, content.attributes["preservesSuperviewLayoutMargins"] != "YES" {
                made.layoutMargins = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)
            }
            var margins = made.layoutMargins
            if [16, 20].contains(margins.left) { margins.left = margin }
            if [16, 20].contains(margins.right) { margins.right = margin }
            if margins != made.layoutMargins {
                made.preservesSuperviewLayoutMargins = false
                made.layoutMargins = margins
            }
            made.layoutIfNeeded()
            compare(content, isRoot: true)
        } else {
            compare(cell, isRoot: true)
        }
    }

    /// Returns the cells that are recorded as wide as their table, although the table insets its rows.
    private static func insetCells(in document: InterfaceElement) -> Set<String> {
        var result: Set<String> = []
        document.forEach { table in
            guard table.name == "tableView", table.attributes["style"] == "insetGrouped",
                let width = rect(of: table)?.width
            else { return true }
            table.forEach { cell in
                if cells.contains(cell.name), let id = cell.id, rect(of: cell)?.width == width { result.insert(id) }
                return true
            }
            return true
        }
        return result
    }

    // MARK: Loading

    /// Loads a document with the given contents and the file's resources.
    private mutating func load<Result>(
        _ contents: [InterfaceElement], as kind: String, _ make: (String) -> Result
    ) -> Result {
        var root = document
        root.attributes["initialViewController"] = nil
        root.children = contents + (document.child("resources").map { [stripped($0)] } ?? [])
        let name = "FrameCheck"
        InterfaceFiles.add(Data(InterfaceResource(root).text), named: "\(name).\(kind)")
        defer { InterfaceFiles.removeAdded() }
        var made: [String: AnyObject] = [:]
        InterfaceFiles.onMake = { made[$0] = $1 }
        defer { InterfaceFiles.onMake = nil }
        let result = make(name)
        if let controller = result as? UIViewController { controller.loadViewIfNeeded() }
        objects.merge(made) { $1 }
        return result
    }

    private func layOut(
        _ controller: UIViewController, _ view: InterfaceElement, in scene: InterfaceElement? = nil,
        insets: (top: Double, bottom: Double)
    ) {
        guard let rect = Self.rect(of: view) else { return }
        let insets = canvasInsets(of: view, in: scene, else: insets)
        controller.view.frame = CGRect(origin: .zero, size: rect.size)
        controller.additionalSafeAreaInsets = UIEdgeInsets(
            top: CGFloat(insets.top), left: 0, bottom: CGFloat(insets.bottom), right: 0)
        if controls.hasMarginsWithoutSafeArea { controller.view.insetsLayoutMarginsFromSafeArea = false }
        if controls.hasSmallWideMargins {
            controller.viewRespectsSystemMinimumLayoutMargins = false
            controller.view.layoutMargins = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 16)
        }
        controller.view.setNeedsLayout()
        controller.view.layoutIfNeeded()
    }

    /// Returns the safe area insets that the file implies: the bars on a canvas can be chosen in the editor, and views
    /// that are pinned to the safe area show where it begins. Returns the given insets if no view is pinned to it.
    private func canvasInsets(
        of view: InterfaceElement, in controller: InterfaceElement?, else insets: (top: Double, bottom: Double)
    ) -> (top: Double, bottom: Double) {
        guard let height = Self.rect(of: view)?.height else { return insets }
        var guides: [String: String] = [:]
        for guide in controller?.child("layoutGuides")?.children ?? [] {
            if let id = guide.id { guides[id] = guide.attributes["type"] }
        }
        for guide in view.children where guide.name == "viewLayoutGuide" && guide.attributes["key"] == "safeArea" {
            if let id = guide.id { guides[id] = "safe" }
        }
        var (top, bottom) = insets
        var middle: Double?
        var isTopKnown = false
        let subviews = view.child("subviews")?.children ?? []
        for constraint in view.child("constraints")?.children ?? [] where constraint.attributes["relation"] == nil {
            let attributes = constraint.attributes
            guard attributes["priority"] == nil, attributes["multiplier"] == nil else { continue }
            let constant = attributes["constant"].flatMap { Double($0) } ?? 0
            let first = (item: attributes["firstItem"] ?? "", attribute: attributes["firstAttribute"])
            let second = (item: attributes["secondItem"] ?? "", attribute: attributes["secondAttribute"])
            for (guide, other, sign) in [(second, first, -1.0), (first, second, 1.0)] {
                guard let kind = guides[guide.item], let target = subviews.first(where: { $0.id == other.item }),
                    !isUncertain(target), let rect = Self.rect(of: target)
                else { continue }
                switch (kind, guide.attribute, other.attribute) {
                case ("safe", "top", "top"), ("top", "bottom", "top"):
                    top = Double(rect.minY) + sign * constant
                    isTopKnown = true
                case ("safe", "bottom", "bottom"), ("bottom", "top", "bottom"):
                    bottom = Double(height) - (Double(rect.maxY) + sign * constant)
                case ("safe", "centerY", "centerY"): middle = Double(rect.midY) + sign * constant
                default: break
                }
            }
        }
        if let middle, !isTopKnown { top = 2 * middle - Double(height) + bottom }
        return (max(0, top), max(0, bottom))
    }

    /// Returns an element without what needs the app or is checked by itself. Images have other names, so that they are as
    /// large as the file records, and not as the app's files, of which a canvas shows another one than a device.
    private func stripped(_ element: InterfaceElement) -> InterfaceElement {
        var result = element
        for name in ["image", "highlightedImage", "backgroundImage", "selectedImage", "name"] {
            guard name != "name" || element.name == "image", let image = element.attributes[name],
                recordedImages.contains(image)
            else { continue }
            result.attributes[name] = image + " on the canvas"
        }
        for name in ["customClass", "customModule", "customModuleProvider"] { result.attributes[name] = nil }
        result.attributes["customClass"] =
            isDesigned(element) ? "InterfaceFrames.DesignedView" : controls.className(of: element.name)
        // Placeholders exist on the canvas, and not when the app runs.
        if element.name == "constraint" { result.attributes["placeholder"] = nil }
        // An indicator that doesn't spin is visible on the canvas.
        result.attributes["hidesWhenStopped"] = nil
        let left: Set = ["connections", "userDefinedRuntimeAttributes", "prototypes", "sections", "cells"]
        result.children = element.children.filter { !left.contains($0.name) }.map { stripped($0) }
        return result
    }

    private static func element(_ name: String, _ children: [InterfaceElement]) -> InterfaceElement {
        InterfaceElement(name: name, attributes: [:], children: children, line: 1)
    }

    /// Returns whether a view of the app's own class gets its size from that class, which a canvas can ask: it is empty,
    /// and the file's constraints say too little about its width or its height. Such a view keeps its recorded size, and is
    /// not compared. The same holds for an empty view across a stack that doesn't fill it.
    private func isDesigned(_ element: InterfaceElement) -> Bool {
        if isUndetermined(element), element.child("subviews") == nil { return true }
        guard element.name == "view", element.attributes["customClass"] != nil, element.child("subviews") == nil,
            element.attributes["translatesAutoresizingMaskIntoConstraints"] == "NO"
        else { return false }
        return isFree(element, .horizontal) || isFree(element, .vertical)
    }

    /// Returns whether a view has a size that nothing in the file determines: it is in a stack, which doesn't fill it, and
    /// neither constraints nor content say how long it is across the stack.
    private func isUndetermined(_ element: InterfaceElement) -> Bool {
        guard let axis = element.id.flatMap({ acrossStacks[$0] }) else { return false }
        return isFree(element, axis)
    }

    /// Returns whether constraints say too little about a view's length.
    private func isFree(_ element: InterfaceElement, _ axis: NSLayoutConstraint.Axis) -> Bool {
        let known = element.id.flatMap { constrained[$0] } ?? []
        let places: Set = axis == .horizontal ? ["leading", "trailing", "centerX"] : ["top", "bottom", "centerY"]
        return known.isDisjoint(with: [axis == .horizontal ? "width" : "height"])
            && known.intersection(places).count < 2
    }

    /// Returns the views without content that are in stacks which don't fill them, and the axis across each one's stack.
    private static func acrossStacks(in document: InterfaceElement) -> [String: NSLayoutConstraint.Axis] {
        var result: [String: NSLayoutConstraint.Axis] = [:]
        document.forEach { stack in
            guard stack.name == "stackView", stack.attributes["alignment"] != nil else { return true }
            for view in stack.child("subviews")?.children ?? [] {
                let hasContent = view.name == "imageView" && view.attributes["image"] != nil
                guard ["view", "imageView", "containerView"].contains(view.name), !hasContent, let id = view.id
                else { continue }
                result[id] = stack.attributes["axis"] == "vertical" ? .horizontal : .vertical
            }
            return true
        }
        return result
    }

    /// Returns the attributes of each view that constraints mention.
    private static func constrained(in document: InterfaceElement) -> [String: Set<String>] {
        var result: [String: Set<String>] = [:]
        func visit(_ element: InterfaceElement) {
            for child in element.children where child.name != "constraints" { visit(child) }
            for constraint in element.child("constraints")?.children ?? [] {
                for place in ["first", "second"] {
                    guard let attribute = constraint.attributes[place + "Attribute"],
                        let id = constraint.attributes[place + "Item"] ?? element.id
                    else { continue }
                    result[id, default: []].insert(attribute)
                }
            }
        }
        visit(document)
        return result
    }

    // MARK: Comparing

    private static func rect(of element: InterfaceElement) -> CGRect? { element.recordedFrame }

    private func isUncertain(_ element: InterfaceElement) -> Bool {
        element.id.map(stale.ids.contains) == true || element.attributes["misplaced"] == "YES"
            || element.attributes["ambiguous"] == "YES"
            || element.attributes["placeholderIntrinsicWidth"] != nil
            || element.attributes["placeholderIntrinsicHeight"] != nil
            || (isUndetermined(element) && element.child("subviews") != nil)
    }

    /// Compares the frames of an element and of the elements in it.
    ///
    /// - Parameter isRoot: Whether the frame of the element itself is not compared.
    private mutating func compare(_ element: InterfaceElement, isRoot: Bool = true) {
        // What is in a misplaced view has frames of another size of it.
        guard !isUncertain(element), !placedByStyle.contains(element.id ?? "") else { return }
        if !isRoot, !isDesigned(element), let id = element.id, let rect = Self.rect(of: element) {
            if leavesOutAmbiguous, (objects[id] as? UIView)?.hasAmbiguousLayout == true {
                ambiguousCount += 1
            } else {
                facts.append(
                    FrameFact(
                        path: path, toolsVersion: toolsVersion, line: element.line, kind: element.name, id: id,
                        expected: rect,
                        found: (objects[id] as? UIView)?.frame))
            }
        }
        for child in element.children where !["prototypes", "sections", "cells"].contains(child.name) {
            if child.name == "subviews" {
                // Interface Builder does not update the frames of hidden views in a stack.
                for view in child.children where element.name != "stackView" || view.attributes["hidden"] != "YES" {
                    compare(view, isRoot: false)
                }
            } else if child.attributes["key"] == "contentView" || child.attributes["key"] == "tableHeaderView"
                || child.attributes["key"] == "tableFooterView"
            {
                compare(child)
            }
        }
    }
}
