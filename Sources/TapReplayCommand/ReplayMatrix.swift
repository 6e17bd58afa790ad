import CellDirector
import HeadlessUIKit
import TapReplay

/// The environments that the command line requests. Each script is played once in each combination of values.
struct ReplayMatrix: Hashable, Sendable {
    /// A dimension of the environment, such as the device.
    struct Axis: Sendable {
        let option: String
        let noun: String
        let values: [String]
        let apply: @Sendable (String, inout ReplaySettings) -> Void
    }

    /// The axes, in the order in which their values appear in the name of a run.
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

    /// A combination of one value per requested axis.
    struct Run: Hashable, Sendable {
        var settings: ReplaySettings
        var values: [String] = []

        /// Returns the name of a script in reports, such as `follow.taps (iPad mini, dark)`.
        func name(of script: String) -> String {
            values.isEmpty ? script : "\(script) (\(values.joined(separator: ", ")))"
        }
    }

    private var chosen: [String: [String]] = [:]

    /// Selects the values of an option from a comma-separated list.
    ///
    /// - Throws: An error if a value is unknown.
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

    /// Returns a warning for each requested dimension that a step of the script chooses itself.
    func warnings(for summary: ScriptSummary, of script: String) -> [String] {
        Self.axes.filter { chosen[$0.option] != nil }.compactMap { axis in
            summary.deviceLines[axis.noun].map {
                "\(script):\($0): warning: this step chooses the \(axis.noun), so \(axis.option) has no effect from here on"
            }
        }
    }

    /// Returns all combinations, grouped by the value of the first axis, then of the second axis, and so on. The values
    /// of an axis are in the order in which they were given.
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
