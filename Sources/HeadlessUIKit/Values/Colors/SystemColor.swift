import Foundation

/// A named system color with its values in light and dark mode. In dark mode, a background also has a value for the
/// elevated level.
///
/// The values come from the list for iOS 18 in Apple's *Human Interface Guidelines*. The list does not include the
/// colors of labels, fills, backgrounds and separators. Their values were read from devices by developers (unverified).
struct SystemColor: Hashable, Sendable {
    let name: String
    let light: Components
    let dark: Components
    let elevated: Components

    /// The components of a color, from 0 to 1.
    struct Components: Hashable, Sendable {
        let red, green, blue, alpha: CGFloat

        /// Creates components from an RGB number.
        ///
        /// - Parameter rgb: Red, green and blue, one byte each.
        init(_ rgb: Int, _ alpha: CGFloat = 1) {
            red = CGFloat(rgb >> 16 & 0xFF) / 255
            green = CGFloat(rgb >> 8 & 0xFF) / 255
            blue = CGFloat(rgb & 0xFF) / 255
            self.alpha = alpha
        }
    }

    private init(_ name: String, _ light: Components, _ dark: Components, elevated: Int? = nil) {
        (self.name, self.light, self.dark, self.elevated) = (name, light, dark, elevated.map { Components($0) } ?? dark)
    }

    private init(_ name: String, _ light: Int, _ dark: Int, elevated: Int? = nil) {
        self.init(name, Components(light), Components(dark), elevated: elevated)
    }

    /// All system colors, by name.
    static let all = Dictionary(
        uniqueKeysWithValues: (tints + grays + texts + backgrounds + fills).map { ($0.name, $0) })

    private static let tints = [
        SystemColor("systemRed", 0xFF3B30, 0xFF453A), SystemColor("systemOrange", 0xFF9500, 0xFF9F0A),
        SystemColor("systemYellow", 0xFFCC00, 0xFFD60A), SystemColor("systemGreen", 0x34C759, 0x30D158),
        SystemColor("systemMint", 0x00C7BE, 0x63E6E2), SystemColor("systemTeal", 0x30B0C7, 0x40C8E0),
        SystemColor("systemCyan", 0x32ADE6, 0x64D2FF), SystemColor("systemBlue", 0x007AFF, 0x0A84FF),
        SystemColor("systemIndigo", 0x5856D6, 0x5E5CE6), SystemColor("systemPurple", 0xAF52DE, 0xBF5AF2),
        SystemColor("systemPink", 0xFF2D55, 0xFF375F), SystemColor("systemBrown", 0xA2845E, 0xAC8E68),
        SystemColor("tintColor", 0x007AFF, 0x0A84FF), SystemColor("link", 0x007AFF, 0x0A84FF),
    ]

    private static let grays = [
        SystemColor("systemGray", 0x8E8E93, 0x8E8E93), SystemColor("systemGray2", 0xAEAEB2, 0x636366),
        SystemColor("systemGray3", 0xC7C7CC, 0x48484A), SystemColor("systemGray4", 0xD1D1D6, 0x3A3A3C),
        SystemColor("systemGray5", 0xE5E5EA, 0x2C2C2E), SystemColor("systemGray6", 0xF2F2F7, 0x1C1C1E),
    ]

    private static let texts = [
        SystemColor("label", 0x000000, 0xFFFFFF),
        SystemColor("secondaryLabel", Components(0x3C3C43, 0.6), Components(0xEBEBF5, 0.6)),
        SystemColor("tertiaryLabel", Components(0x3C3C43, 0.3), Components(0xEBEBF5, 0.3)),
        SystemColor("quaternaryLabel", Components(0x3C3C43, 0.18), Components(0xEBEBF5, 0.16)),
        SystemColor("placeholderText", Components(0x3C3C43, 0.3), Components(0xEBEBF5, 0.3)),
        SystemColor("separator", Components(0x3C3C43, 0.29), Components(0x545458, 0.6)),
        SystemColor("opaqueSeparator", 0xC6C6C8, 0x38383A),
    ]

    private static let backgrounds = [
        SystemColor("systemBackground", 0xFFFFFF, 0x000000, elevated: 0x1C1C1E),
        SystemColor("secondarySystemBackground", 0xF2F2F7, 0x1C1C1E, elevated: 0x2C2C2E),
        SystemColor("tertiarySystemBackground", 0xFFFFFF, 0x2C2C2E, elevated: 0x3A3A3C),
        SystemColor("systemGroupedBackground", 0xF2F2F7, 0x000000, elevated: 0x1C1C1E),
        SystemColor("secondarySystemGroupedBackground", 0xFFFFFF, 0x1C1C1E, elevated: 0x2C2C2E),
        SystemColor("tertiarySystemGroupedBackground", 0xF2F2F7, 0x2C2C2E, elevated: 0x3A3A3C),
    ]

    private static let fills = [
        SystemColor("systemFill", Components(0x787880, 0.2), Components(0x787880, 0.36)),
        SystemColor("secondarySystemFill", Components(0x787880, 0.16), Components(0x787880, 0.32)),
        SystemColor("tertiarySystemFill", Components(0x767680, 0.12), Components(0x767680, 0.24)),
        SystemColor("quaternarySystemFill", Components(0x747480, 0.08), Components(0x767680, 0.18)),
    ]
}
