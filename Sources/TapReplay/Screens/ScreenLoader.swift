import CellDirector

/// Opens screens by name, and reads the data of each screen only once.
@MainActor
final class ScreenLoader {
    private let screens: [ReplayScreen]
    let settings: ReplaySettings
    private var prepared: [String: () -> UIViewController] = [:]

    init(_ screens: [ReplayScreen], _ settings: ReplaySettings) {
        self.screens = screens
        self.settings = settings
    }

    /// The names of the screens, each with the names of its commands.
    var commands: [(name: String, commands: [String])] { screens.map { ($0.name, $0.commandNames) } }

    /// Reads the data of the named screens, except those that have already been prepared.
    ///
    /// - Throws: ``ReplayDataError``.
    func prepare(_ names: some Sequence<String>) throws {
        var settings = settings
        settings.record = record
        for name in names.sorted() where prepared[name] == nil {
            do { prepared[name] = try screens.first { $0.name == name }?.prepare(settings) } catch {
                // If several screens read the data file, the original error does not say which screen could not read
                // it.
                guard settings.hasDataFile, error is ReplayDataError else { throw error }
                throw ReplayDataError("\(error) (read by the screen \(ScriptSpelling.text(name)))")
            }
        }
    }

    /// The settings that the screens have read.
    let record = SettingsRecord(isKept: true)

    /// Opens a screen; returns `nil` if it was not prepared.
    func open(_ name: String) -> OpenScreen? {
        guard let screen = screens.first(where: { $0.name == name }), let make = prepared[name] else { return nil }
        return OpenScreen(screen, make())
    }
}
