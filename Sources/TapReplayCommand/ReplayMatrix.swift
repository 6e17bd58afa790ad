import CellDirector
import HeadlessUIKit
import TapReplay

/// The surroundings that the command line asks for: each script is played once in each combination.
struct ReplayMatrix: Hashable, Sendable {
    /// Something that surrounds a screen.
    struct Axis: Sendable {
        let option: String
        let noun: String
        let values: [String]
        let apply: @Sendable (String, inout ReplaySettings) -> Void
    }

    /// In the order in which runs are named by them.
    static let axes = [
        Axis(option: "--devices", noun: "device", values: ReplaySettings.deviceNames) { $1.device = $0 },
        Axis(option: "--styles", noun: "style", values: ["light", "dark"]) { $1.style = $0 == "dark" ? .dark : .light },
        Axis(option: "--text-sizes", noun: "text size", values: UIContentSizeCategory.names.map(\.name)) {
            name, settings in
            settings.textSize = UIContentSizeCategory.names.first { $0.name == name }?.category ?? .large
        },
        Axis(option: "--directions", noun: "direction", values: ["left to right", "right to left"]) {
            $1.direction = $0 == "right to left" ? .rightToLeft : .leftToRight
        },
    ]

    /// One combination.
    struct Run: Hashable, Sendable {
        var settings: ReplaySettings
        var values: [String] = []

        /// What a script is called in reports: `follow.taps (iPad mini, dark)`.
        func name(of script: String) -> String {
            values.isEmpty ? script : "\(script) (\(values.joined(separator: ", ")))"
        }
    }

    private var chosen: [String: [String]] = [:]

    /// Takes the values of an option, with commas between them.
    ///
    /// - Throws: A sentence about the value that there is not.
    mutating func choose(_ option: String, _ list: String) throws(ReplayOptions.UsageError) {
        guard let axis = Self.axes.first(where: { $0.option == option }) else { return }
        var values: [String] = []
        for value in list.split(separator: ",", omittingEmptySubsequences: false) {
            let value = value.trimmingCharacters(in: .whitespaces)
            guard axis.values.contains(value) else {
                let meant = Suggestion.clause(for: value, among: axis.values)
                let hint = meant.isEmpty ? "; there is \(Suggestion.list(axis.values, and: "and"))" : meant
                throw .init(message: "invalid \(axis.noun) \"\(value)\" for \(option)\(hint)")
            }
            if !values.contains(value) { values.append(value) }
        }
        chosen[option] = values
    }

    /// All combinations, in the order in which their values were named.
    func runs(_ settings: ReplaySettings) -> [Run] {
        Self.axes.reduce([Run(settings: settings)]) { runs, axis in
            guard let values = chosen[axis.option] else { return runs }
            return runs.flatMap { run in
                values.map { value in
                    var run = run
                    axis.apply(value, &run.settings)
                    run.values.append(value)
                    return run
                }
            }
        }
    }
}
