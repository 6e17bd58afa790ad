import Foundation

#if !canImport(ObjectiveC)
// The names of countries, languages and currencies, which Foundation keeps to itself on Linux.
extension NSLocale {
    /// Mirrors `NSLocale.localizedString(forCountryCode:)`, Foundation.
    public func localizedString(forCountryCode countryCode: String) -> String? {
        (self as Locale).localizedString(forRegionCode: countryCode)
    }

    /// Mirrors `NSLocale.localizedString(forLanguageCode:)`, Foundation.
    public func localizedString(forLanguageCode languageCode: String) -> String? {
        (self as Locale).localizedString(forLanguageCode: languageCode)
    }

    /// Mirrors `NSLocale.localizedString(forCurrencyCode:)`, Foundation.
    public func localizedString(forCurrencyCode currencyCode: String) -> String? {
        (self as Locale).localizedString(forCurrencyCode: currencyCode)
    }
}
#endif
