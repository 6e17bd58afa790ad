@preconcurrency import Foundation

/// A segue that can be performed from a controller. A control, an item, a recognizer or a cell triggers it.
@MainActor
final class SegueTemplate: NSObject {
    private let element: InterfaceElement
    private weak var scene: StoryboardScene?

    init(_ element: InterfaceElement, in scene: StoryboardScene) {
        (self.element, self.scene) = (element, scene)
    }

    var identifier: String? { element["identifier"] }
    private var isAnimated: Bool { element["animates"] != "NO" }

    /// Performs the segue if the controller does not refuse it.
    func trigger(_ sender: Any?) {
        guard let controller = scene?.controller,
            controller.shouldPerformSegue(withIdentifier: identifier ?? "", sender: sender)
        else { return }
        perform(from: controller, sender)
    }

    /// Performs the segue without asking the controller.
    func perform(from controller: UIViewController, _ sender: Any?) {
        if element["kind"] == "unwind" { return unwind(from: controller, sender) }
        guard let segue = segue(from: controller, sender) else { return }
        segue.work = work(of: segue, sender)
        controller.prepare(for: segue, sender: sender)
        segue.perform()
        segue.work = nil
    }

    /// Makes the segue and its destination.
    func segue(from controller: UIViewController, _ sender: Any?) -> UIStoryboardSegue? {
        let creator = element["destinationCreationSelector"].flatMap { selector in
            controller._interfaceSegueAction(selector).map { action in
                { [identifier] (coder: NSCoder) in action(coder, sender, identifier) }
            }
        }
        guard let destination = scene?.destination(of: element, creator) else { return nil }
        if let style = element["modalPresentationStyle"].flatMap({ Self.presentationStyles[$0] }) {
            destination.modalPresentationStyle = style
        }
        if let style = element["modalTransitionStyle"].flatMap({ Self.transitionStyles[$0] }) {
            destination.modalTransitionStyle = style
        }
        return make(from: controller, to: destination)
    }

    private func make(from source: UIViewController, to destination: UIViewController) -> UIStoryboardSegue {
        guard let name = element["_class"] ?? element["customClass"] else {
            return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
        let type = InterfaceRecipe.named(name, in: element) as? any CustomSegue.Type
        let custom = type?.init(interfaceIdentifier: identifier, source: source, destination: destination)
        guard let segue = custom as AnyObject as? UIStoryboardSegue else {
            ListWarning.log("Unknown class \(name) in Interface Builder file.")
            return UIStoryboardSegue(identifier: identifier, source: source, destination: destination)
        }
        return segue
    }

    /// Returns a closure that performs the transition of the segue's kind.
    private func work(of segue: UIStoryboardSegue, _ sender: Any?) -> (() -> Void)? {
        let (source, destination, isAnimated) = (segue.source, segue.destination, isAnimated)
        switch element["kind"] {
        case "show": return { source.show(destination, sender: sender) }
        case "showDetail", "replace": return { source.showDetailViewController(destination, sender: sender) }
        case "push":
            return {
                guard let navigationController = source.navigationController else {
                    let reason =
                        "Push segues can only be used when the source controller is managed by an instance of "
                        + "UINavigationController."
                    return ListException.raise(ListException(reason, name: "NSGenericException"))
                }
                navigationController.pushViewController(destination, animated: isAnimated)
            }
        case "modal", "presentation": return { source.present(destination, animated: isAnimated) }
        case "popoverPresentation", "popover":
            destination.modalPresentationStyle = .popover
            let anchor = element.file.element(element["popoverAnchorView"]).flatMap { _ in sender as? UIView }
            let popover = destination.popoverPresentationController
            popover?.sourceView = anchor ?? sender as? UIView
            if let item = sender as? UIBarButtonItem { popover?.barButtonItem = item }
            return { source.present(destination, animated: isAnimated) }
        default: return nil
        }
    }

    static let presentationStyles: [String: UIModalPresentationStyle] = [
        "automatic": .automatic, "none": .none, "fullScreen": .fullScreen, "pageSheet": .pageSheet,
        "formSheet": .formSheet, "currentContext": .currentContext, "custom": .custom,
        "overFullScreen": .overFullScreen, "overCurrentContext": .overCurrentContext, "popover": .popover,
    ]
    static let transitionStyles: [String: UIModalTransitionStyle] = [
        "coverVertical": .coverVertical, "flipHorizontal": .flipHorizontal, "crossDissolve": .crossDissolve,
        "partialCurl": .partialCurl,
    ]

    // MARK: Unwinding

    /// Performs an unwind segue: prepares the controller, calls the destination's action, and then goes back to the
    /// destination. Does nothing if no controller can perform the action.
    private func unwind(from controller: UIViewController, _ sender: Any?) {
        guard let name = element["unwindAction"] else { return }
        let source = UIStoryboardUnwindSegueSource(controller, Selector(inInterface: name, element.file.table), sender)
        guard let destination = controller.unwindDestination(source) else { return }
        let segue = make(from: controller, to: destination)
        segue.work = { destination.goBack(with: segue) }
        controller.prepare(for: segue, sender: sender)
        let action = destination._interfaceAction(name) ?? source.unwindAction
        action.perform(on: destination, with: segue)
        segue.perform()
        segue.work = nil
    }
}
