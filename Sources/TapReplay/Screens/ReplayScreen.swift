import CellDirector

/// A screen that scripts can open by its name.
///
///     let feed = ReplayScreen("feed", "people with a Follow button",
///         load: { settings in try People(settings) },
///         make: { people in FeedViewController(people) })
///         .command("refresh") { (feed: FeedViewController) in feed.refresh() }
@MainActor
public struct ReplayScreen {
    /// The name in `screen NAME`.
    public let name: String
    /// What the screen shows, in a few words.
    public let summary: String

    private let load: (ReplaySettings) throws -> () -> UIViewController
    private var commands: [String: (UIViewController) throws -> Void] = [:]

    /// A screen that is made from data.
    ///
    /// `load` reads the data, once for a player and before the first step; it throws a ``ReplayDataError``. `make` makes the
    /// controller, each time the screen is opened.
    public init<Model>(
        _ name: String, _ summary: String = "", load: @escaping @MainActor (ReplaySettings) throws -> Model,
        make: @escaping @MainActor (Model) -> UIViewController
    ) {
        self.name = name
        self.summary = summary
        self.load = { settings in
            let model = try load(settings)
            return { make(model) }
        }
    }

    /// A screen that needs no data.
    public init(_ name: String, _ summary: String = "", make: @escaping @MainActor () -> UIViewController) {
        self.init(name, summary, load: { _ in }, make: { _ in make() })
    }

    /// The screen with a command of its own, for `run NAME`. It gets the screen's controller, or the first of its kind in the
    /// containers that the screen is made of.
    public func command<Controller: UIViewController>(
        _ name: String, _ body: @escaping @MainActor (Controller) throws -> Void
    ) -> ReplayScreen {
        var screen = self
        screen.commands[name] = { controller in
            guard let controller = controller.first(Controller.self) else {
                throw ReplayDataError("\"\(name)\" is for a \(Controller.self), not for a \(type(of: controller))")
            }
            try body(controller)
        }
        return screen
    }

    /// The names of the commands, in order.
    public var commandNames: [String] { commands.keys.sorted() }

    func prepare(_ settings: ReplaySettings) throws -> () -> UIViewController { try load(settings) }

    func run(_ command: String, on controller: UIViewController) throws { try commands[command]?(controller) }
}

extension UIViewController {
    /// The controller itself, or the first child of a kind, in the order of the tree.
    fileprivate func first<Controller: UIViewController>(_ kind: Controller.Type) -> Controller? {
        self as? Controller ?? children.lazy.compactMap { $0.first(kind) }.first
    }
}
