import CellDirector

/// A screen that scripts can open by name.
///
///     let feed = ReplayScreen("feed", "people with a Follow button",
///         load: { settings in try People(settings) },
///         make: { people in FeedViewController(people) })
///         .command("refresh") { (feed: FeedViewController) in feed.refresh() }
@MainActor
public struct ReplayScreen {
    /// The name by which scripts open the screen, as in `screen NAME`.
    public let name: String
    /// A short description of the screen.
    public let summary: String

    private let load: (ReplaySettings) throws -> () -> UIViewController
    private var commands: [String: (UIViewController) throws -> Void] = [:]

    /// Creates a screen that needs data.
    ///
    /// - Parameters:
    ///   - name: The name by which scripts open the screen.
    ///   - summary: A short description of the screen.
    ///   - load: A closure that reads the data, or throws a ``ReplayDataError``. Each player calls it once, before the
    ///     first step of the first script that opens the screen.
    ///   - make: A closure that creates the controller. It is called each time the screen is opened.
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

    /// Creates a screen that needs no data.
    public init(_ name: String, _ summary: String = "", make: @escaping @MainActor () -> UIViewController) {
        self.init(name, summary, load: { _ in }, make: { _ in make() })
    }

    /// Returns a copy of the screen that has an additional command, which scripts run with `run NAME`.
    ///
    /// The command receives the screen's controller if it is a `Controller`; otherwise, it receives the controller's
    /// first descendant of that type.
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

    /// The names of the commands in alphabetical order.
    public var commandNames: [String] { commands.keys.sorted() }

    func prepare(_ settings: ReplaySettings) throws -> () -> UIViewController { try load(settings) }

    func run(_ command: String, on controller: UIViewController) throws { try commands[command]?(controller) }
}

extension UIViewController {
    /// Returns the first view controller of the given type among this controller and its descendants, in depth-first
    /// order.
    fileprivate func first<Controller: UIViewController>(_ kind: Controller.Type) -> Controller? {
        self as? Controller ?? children.lazy.compactMap { $0.first(kind) }.first
    }
}
