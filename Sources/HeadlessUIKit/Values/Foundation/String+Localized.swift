#if !canImport(ObjectiveC)
import Foundation

extension String {
    /// A text with values in it that is looked up in an app's languages. Mirrors `String.LocalizationValue`, Foundation, which Linux does
    /// not have.
    public struct LocalizationValue: Hashable, Sendable, ExpressibleByStringInterpolation {
        let text: String

        public init(_ value: String) { text = value }
        public init(stringLiteral value: String) { text = value }
        public init(stringInterpolation: DefaultStringInterpolation) {
            text = String(stringInterpolation: stringInterpolation)
        }
    }

    /// The text in the app's `Localizable.strings`, or in another table, if one has it; a text with values in it is not looked up there.
    public init(
        localized keyAndValue: String.LocalizationValue, table: String? = nil, bundle: Bundle? = nil,
        locale: Locale = .current, comment: StaticString? = nil
    ) {
        self = (bundle ?? .headlessApp).localizedString(forKey: keyAndValue.text, value: nil, table: table)
    }
}
#endif
