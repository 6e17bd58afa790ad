/// What to import instead of the modules that an app's files import.
///
/// The settings name some replacements, or leave imports out. A stand-in of this package takes the place of Apple's module if
/// the target depends on it.
public struct ImportedModules: Sendable {
    /// What becomes of an import.
    enum Answer: Equatable {
        case keep
        case replace(String)
        case leaveOut
        /// The module is unavailable. The text says why, and what to do.
        case refuse(String)
    }

    private let replacements: [String: String?]
    /// The modules that the target can import, besides those of the toolchain; `nil` if they are unknown.
    private let available: Set<String>?
    /// The flags that the target sets; `nil` if they are unknown.
    private let flags: Set<String>?

    /// - Parameters:
    ///   - replacements: The module to import instead of each module, or `nil` to leave the import out.
    ///   - available: The modules of the target's dependencies; `nil` if they are unknown, in which case only Apple's
    ///     modules are reported.
    ///   - flags: The conditions that the target sets for compiling, such as `USES_MAPS` for `.define("USES_MAPS")`; `nil`
    ///     if they are unknown.
    public init(_ replacements: [String: String?] = [:], available: Set<String>? = nil, flags: Set<String>? = nil) {
        self.replacements = replacements
        self.available = available
        self.flags = flags
    }

    /// Whether a flag is set for compiling; `nil` if that is unknown. `DEBUG` depends on the configuration.
    func isSet(flag: String) -> Bool? {
        guard let flags, flag != "DEBUG" else { return nil }
        return flag == "SWIFT_PACKAGE" || flags.contains(flag)
    }

    /// Whether files that import XCTest see UIKit, as on iOS.
    var showsUIKitToTests: Bool { available?.contains("HeadlessUIKit") ?? false }

    func answer(_ module: String) -> Answer {
        if let replacement = replacements[module] { return replacement.map(Answer.replace) ?? .leaveOut }
        let settings = "write in HeadlessSources.json what to import in its place, as in "
        let line = "\"modules\": { \"\(module)\": null }, which leaves the import out"
        if AppleModules.absent.contains(module) {
            guard let standIn = AppleModules.standIns[module] else {
                return .refuse("\(module) is not available without a device; exclude this file, or \(settings)\(line)")
            }
            if available?.contains(standIn) == true { return .replace(standIn) }
            return .refuse(
                "\(module) is not available without a device; add the product \(standIn) to the target's dependencies, or "
                    + settings + line)
        }
        guard let available, !available.contains(module), !AppleModules.ofToolchain.contains(module),
            !AppleModules.headless.contains(module), module.first != "_"
        else { return .keep }
        return .refuse(
            "\(module) is not a module of the target's dependencies; add it to them, or \(settings)\(line)"
                + NearestName.suggestion(for: module, among: available))
    }

    /// Whether a module can be imported; `nil` if that is unknown.
    func canImport(_ module: String) -> Bool? {
        switch answer(module) {
        case .replace: true
        case .leaveOut, .refuse: false
        case .keep: available == nil ? nil : true
        }
    }
}
