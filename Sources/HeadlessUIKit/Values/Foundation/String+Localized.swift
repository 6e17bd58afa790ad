#if !canImport(ObjectiveC)
import Foundation

extension String {
    /// The key of a localized string, which may contain interpolated values. Mirrors `String.LocalizationValue`,
    /// Foundation, which Linux does not have.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        let text: String

        public init(_ value: String) { text = value }
        public init(stringLiteral value: String) { text = value }
        public init(stringInterpolation: DefaultStringInterpolation) {
            text = String(stringInterpolation: stringInterpolation)
        }
    }

    /// Looks up a string in the app's `Localizable.strings` or in another table.
    ///
    /// If the table does not contain the key, the string is the key itself. Interpolated values are inserted before the
    /// lookup, so a key with interpolated values is normally not found.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = (bundle ?? .headlessApp).localizedString(forKey: keyAndValue.text, value: nil, table: table)
    }
}
#endif
