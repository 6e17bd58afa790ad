import Foundation

/// A scene of a storyboard from which a controller was made. The controller retains it.
///
/// The objects of a scene are made in two steps, as in UIKit: the controller with its bar items first, and its view
/// with all other objects when the view is loaded.
@MainActor
final class StoryboardScene: InterfaceScene {
    let storyboard: UIStoryboard
    /// The controller's element.
    let element: InterfaceElement
    private(set) weak var controller: UIViewController?
    /// The objects that have been made together with the controller, by the positions of their elements.
    private var items: [Int: AnyObject] = [:]
    /// The objects that are neither views nor controllers, which nothing else may retain.
    private var topLevelObjects: [AnyObject] = []
    private var embeddings: [(segue: InterfaceElement, container: UIView)] = []

    private init(_ element: InterfaceElement, in storyboard: UIStoryboard) {
        (self.element, self.storyboard) = (element, storyboard)
    }

    // MARK: Controllers

    /// Makes the controller of an element, together with the controllers that it contains.
    ///
    /// - Parameter creator: Makes the controller instead of the class's `init(coder:)`. If it returns `nil`, the latter
    ///   is called.
    static func instantiate(
        _ element: InterfaceElement, in storyboard: UIStoryboard, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        if element.name == "viewControllerPlaceholder" {
            return storyboard.instantiate(reference: element, creator)
        }
        let scene = StoryboardScene(element, in: storyboard)
        let coder = InterfaceCoder(element, scene: scene)
        let created = creator.flatMap { creator in coder.within(element) { creator(coder) } }
        if let created { coder.take(created, for: element) }
        guard let controller = created ?? coder.make(element, as: UIViewController.self) else { return nil }
        scene.controller = controller
        controller.scene = scene
        controller.takeChildren(scene.relationships())
        scene.items = coder.madeObjects.filter { $0.value !== controller }
        coder.finish { scene.isOfController($0.source) && scene.isAvailable($0) }
        return controller
    }

    /// Makes the controllers that a container contains from the beginning, by the names of the relationships.
    private func relationships() -> [(name: String, controller: UIViewController)] {
        segues(of: element).filter { $0["kind"] == "relationship" }.compactMap { segue in
            guard let name = segue["relationship"], let destination = destination(of: segue, nil) else { return nil }
            return (name, destination)
        }
    }

    /// Makes the destination of a segue.
    func destination(of segue: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let element = segue.file.element(segue["destination"]) else { return nil }
        return Self.instantiate(element, in: storyboard, creator)
    }

    // MARK: Views

    /// The element that contains all objects of the scene.
    private var objects: InterfaceElement { element.parent ?? element }

    /// The name that UIKit gives the nib of the scene's view; `nil` if the scene has no view.
    var nibName: String? {
        guard let id = element.id, let view = element.value("view")?.id else { return nil }
        return "\(id)-view-\(view)"
    }

    /// Loads the controller's view from the scene, if it has one, and embeds controllers in its container views.
    func loadView(of controller: UIViewController) -> Bool {
        guard let viewElement = element.value("view") else { return false }
        let coder = InterfaceCoder(objects, scene: self)
        guard let view = coder.make(viewElement, as: UIView.self) else { return false }
        if let control = element.value("refreshControl").flatMap({ coder.make($0, as: UIRefreshControl.self) }) {
            (view as? UIScrollView)?.refreshControl = control
        }
        for child in objects.children where child !== element && child.name != "placeholder" && child.name != "exit" {
            if let object = coder.make(child) { topLevelObjects.append(object) }
        }
        controller.takeLoaded(view)
        coder.finish { !isOfController($0.source) || !isAvailable($0) }
        let embeddings = embeddings
        self.embeddings = []
        for (segue, container) in embeddings { embed(segue, in: container, of: controller) }
        return true
    }

    /// Whether an object is made together with the controller, not with its view.
    private func isOfController(_ element: InterfaceElement) -> Bool {
        guard self.element.contains(element) else { return false }
        return !["view", "refreshControl"].contains { self.element.value($0)?.contains(element) == true }
    }

    /// Whether a connection of the controller, or of an object that is made with it, can be made before the view exists.
    private func isAvailable(_ link: InterfaceLink) -> Bool {
        switch link.kind {
        case .outlet(let destination): isOfController(destination)
        case .collection(let members): members.allSatisfy(isOfController)
        case .action(let destination, _): destination.map { isOfController($0) || $0.name == "placeholder" } ?? true
        case .segue: true
        }
    }

    // MARK: InterfaceScene

    func object(for element: InterfaceElement) -> AnyObject? {
        if element === self.element { return controller }
        if element.name == "viewControllerLayoutGuide" {
            return element["type"] == "top" ? controller?.topGuide : controller?.bottomGuide
        }
        return items[element.number]
    }

    func connectSegue(_ segue: InterfaceElement, from source: AnyObject) {
        if segue["kind"] == "embed" {
            if let container = source as? UIView { embeddings.append((segue, container)) }
            return
        }
        guard source !== controller, segue["kind"] != "relationship" else { return }
        let template = template(of: segue)
        if let source = source as? any ActionSource {
            let action = Selector(named: "perform") { (template: SegueTemplate) in template.trigger }
            source.connect(action, to: template, events: nil)
        } else if let cell = source as? UIView {
            let perform: @MainActor () -> Void = { [weak cell] in template.trigger(cell) }
            if segue["trigger"] == "accessoryAction" {
                cell.madeRareProperties.accessorySegue = perform
            } else {
                cell.madeRareProperties.selectionSegue = perform
            }
        }
    }

    // MARK: Segues

    private var templates: [ObjectIdentifier: SegueTemplate] = [:]

    private func template(of segue: InterfaceElement) -> SegueTemplate {
        if let known = templates[ObjectIdentifier(segue)] { return known }
        let new = SegueTemplate(segue, in: self)
        templates[ObjectIdentifier(segue)] = new
        return new
    }

    /// Returns the segue with an identifier, wherever in the scene it is triggered.
    func template(withIdentifier identifier: String) -> SegueTemplate? {
        let segues = objects.plan(for: SceneSegues.self, SceneSegues.init)
        return segues.all.first { $0["identifier"] == identifier && $0["kind"] != "embed" }.map(template)
    }

    private func segues(of element: InterfaceElement) -> [InterfaceElement] {
        element.list("connections").filter { $0.name == "segue" }
    }

    /// Embeds the destination of a segue in a container view. Unverified: the controller may refuse it.
    private func embed(_ element: InterfaceElement, in container: UIView, of controller: UIViewController) {
        let template = template(of: element)
        guard controller.shouldPerformSegue(withIdentifier: template.identifier ?? "", sender: nil),
            let segue = template.segue(from: controller, nil)
        else { return }
        segue.work = { [unowned container] in
            let child = segue.destination
            segue.source.addChild(child)
            if let view = child.view {
                view.frame = container.bounds
                view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
                view.translatesAutoresizingMaskIntoConstraints = true
                container.addSubview(view)
            }
            child.didMove(toParent: segue.source)
        }
        controller.prepare(for: segue, sender: nil)
        segue.perform()
        segue.work = nil
    }
}

/// The segues of a scene.
@MainActor
private final class SceneSegues {
    private(set) var all: [InterfaceElement] = []

    init(_ element: InterfaceElement) { search(in: element) }

    private func search(in element: InterfaceElement) {
        for child in element.children {
            if child.name == "segue" { all.append(child) } else { search(in: child) }
        }
    }
}
