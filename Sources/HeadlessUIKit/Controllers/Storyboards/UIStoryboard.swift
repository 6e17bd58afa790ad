@preconcurrency import Foundation

/// Scenes with controllers and the segues between them. Mirrors `UIStoryboard` and its members, UIKit. A storyboard is
/// compiled when the app is built, and read when it is first created.
@MainActor @preconcurrency
open class UIStoryboard: NSObject {
    let name: String
    let bundle: Bundle?
    private let file: InterfaceFile?

    /// Creates a storyboard. Raises an exception if there is no storyboard of that name.
    public init(name: String, bundle storyboardBundleOrNil: Bundle?) {
        self.name = name
        bundle = storyboardBundleOrNil
        let device = UIDevice.current.userInterfaceIdiom == .pad ? "~ipad" : "~iphone"
        file =
            InterfaceFiles.file("\(name)\(device).storyboard", in: storyboardBundleOrNil)
            ?? InterfaceFiles.file("\(name).storyboard", in: storyboardBundleOrNil)
        super.init()
        guard file == nil else { return }
        let path = (storyboardBundleOrNil ?? .main).bundlePath
        raise("Could not find a storyboard named '\(name)' in bundle NSBundle <\(path)> (loaded)")
    }

    private func raise(_ reason: String) {
        ListException.raise(ListException(reason, name: "NSInvalidArgumentException"))
    }

    /// Makes the initial controller; returns `nil` if the storyboard has none.
    open func instantiateInitialViewController() -> UIViewController? { initial(nil) }

    /// Makes the initial controller with a closure, which receives the coder for the controller's initializer.
    public final func instantiateInitialViewController<ViewController: UIViewController>(
        creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController? { initial(creator) as? ViewController }

    private func initial(_ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let file, let element = file.element(file.root?["initialViewController"]) else { return nil }
        return StoryboardScene.instantiate(element, in: self, creator)
    }

    /// Makes the controller with an identifier. Raises an exception if the storyboard has no such controller.
    open func instantiateViewController(withIdentifier identifier: String) -> UIViewController {
        instantiate(identifier, nil) ?? UIViewController()
    }

    /// Makes the controller with an identifier, with a closure, which receives the coder for the controller's
    /// initializer. Raises an exception if the storyboard has no such controller, or if it is of another class.
    public final func instantiateViewController<ViewController: UIViewController>(
        identifier: String, creator: ((NSCoder) -> ViewController?)? = nil
    ) -> ViewController {
        let controller = instantiate(identifier, creator)
        guard let controller = controller as? ViewController else {
            if let controller {
                raise(
                    "The view controller with identifier '\(identifier)' is a \(type(of: controller)), and not a "
                        + "\(ViewController.self).")
            }
            guard let made = ViewController(coder: NSCoder()) else {
                fatalError("\(ViewController.self) can't be made")
            }
            return made
        }
        return controller
    }

    private func instantiate(_ identifier: String, _ creator: ((NSCoder) -> UIViewController?)?) -> UIViewController? {
        guard let element = element(identifier) else {
            raise("Storyboard (<UIStoryboard: 0x0>) doesn't contain a view controller with identifier '\(identifier)'")
            return nil
        }
        return StoryboardScene.instantiate(element, in: self, creator)
    }

    /// The controllers of the scenes that have identifiers, found when they are first needed.
    private lazy var identified: [String: InterfaceElement] = {
        var found: [String: InterfaceElement] = [:]
        for scene in file?.root?.list("scenes") ?? [] {
            for object in scene.list("objects") {
                if let identifier = object["storyboardIdentifier"] { found[identifier] = object }
            }
        }
        return found
    }()

    private func element(_ identifier: String) -> InterfaceElement? { identified[identifier] }

    /// Makes the controller that a reference to another scene or storyboard refers to.
    func instantiate(
        reference: InterfaceElement, _ creator: ((NSCoder) -> UIViewController?)?
    ) -> UIViewController? {
        let other = reference["storyboardName"].map { UIStoryboard(name: $0, bundle: bundle) } ?? self
        guard let identifier = reference["referencedIdentifier"] else { return other.initial(creator) }
        return other.instantiate(identifier, creator)
    }
}
