import Foundation

#if !canImport(ObjectiveC)
/// Finds links and phone numbers in text. Mirrors `NSDataDetector`, Foundation, which Linux does not have. It is not a
/// subclass of `NSRegularExpression`, because on Linux the methods of that class can't be overridden.
///
/// A link has a scheme, begins with `www.`, is the address of a mail, or is a domain with a common ending; a phone number
/// has 7 to 15 digits. What counts as either in other cases is unverified. Dates, addresses and transit information are
/// never found.
open class NSDataDetector: NSObject, @unchecked Sendable {
    /// The types of what is searched, as in `NSTextCheckingResult.CheckingType`.
    public let checkingTypes: UInt64

    /// Throws an error if there is no type to search for.
    public init(types checkingTypes: UInt64) throws {
        guard checkingTypes != 0 else { throw CocoaError(.keyValueValidation) }
        self.checkingTypes = checkingTypes
    }

    open func matches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> [NSTextCheckingResult] {
        var found: [NSTextCheckingResult] = []
        func add(_ new: [DetectedData]) {
            for data in new where !found.contains(where: { NSIntersectionRange($0.range, data.range).length > 0 }) {
                found.append(data)
            }
        }
        // What belongs to a link is not a phone number, even if links are not searched.
        let links = DetectedData.links(in: string, range)
        if checkingTypes & DetectedData.linkType != 0 { add(links) }
        if checkingTypes & DetectedData.phoneNumberType != 0 {
            add(
                DetectedData.phoneNumbers(in: string, range).filter { number in
                    !links.contains { NSIntersectionRange($0.range, number.range).length > 0 }
                })
        }
        return found.sorted { $0.range.location < $1.range.location }
    }

    open func enumerateMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange,
        using block: (NSTextCheckingResult?, NSRegularExpression.MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
    ) {
        var stop = ObjCBool(false)
        for match in matches(in: string, options: options, range: range) where !stop.boolValue {
            block(match, [], &stop)
        }
    }

    open func numberOfMatches(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> Int { matches(in: string, options: options, range: range).count }

    open func firstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSTextCheckingResult? { matches(in: string, options: options, range: range).first }

    open func rangeOfFirstMatch(
        in string: String, options: NSRegularExpression.MatchingOptions = [], range: NSRange
    ) -> NSRange {
        firstMatch(in: string, options: options, range: range)?.range ?? NSRange(location: NSNotFound, length: 0)
    }
}

extension NSTextCheckingResult {
    /// The address of a link that a detector has found. Mirrors `NSTextCheckingResult.url`, Foundation.
    public var url: URL? { (self as? DetectedData)?.address }
    /// The phone number that a detector has found. Mirrors `NSTextCheckingResult.phoneNumber`, Foundation.
    public var phoneNumber: String? { (self as? DetectedData)?.number }
    /// Always `nil`, because no dates are found. Mirrors `NSTextCheckingResult.date`, Foundation.
    public var date: Date? { nil }
    /// Always `nil`, because no addresses are found. Mirrors `NSTextCheckingResult.addressComponents`, Foundation.
    public var addressComponents: [NSTextCheckingKey: String]? { nil }
    /// Always `nil`. Mirrors `NSTextCheckingResult.components`, Foundation.
    public var components: [NSTextCheckingKey: String]? { nil }

    /// Mirrors `NSTextCheckingResult.linkCheckingResult(range:url:)`, Foundation.
    public class func linkCheckingResult(range: NSRange, url: URL) -> NSTextCheckingResult {
        DetectedData(range, address: url)
    }
    /// Mirrors `NSTextCheckingResult.phoneNumberCheckingResult(range:phoneNumber:)`, Foundation.
    public class func phoneNumberCheckingResult(range: NSRange, phoneNumber: String) -> NSTextCheckingResult {
        DetectedData(range, number: phoneNumber)
    }
}

/// The key of a part of a result. Mirrors `NSTextCheckingKey`, Foundation.
public struct NSTextCheckingKey: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = NSTextCheckingKey(rawValue: "Name")
    public static let street = NSTextCheckingKey(rawValue: "Street")
    public static let city = NSTextCheckingKey(rawValue: "City")
    public static let state = NSTextCheckingKey(rawValue: "State")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let zip = NSTextCheckingKey(rawValue: "ZIP")
    public static let country = NSTextCheckingKey(rawValue: "Country")
    public static let phone = NSTextCheckingKey(rawValue: "Phone")
}

/// A link or a phone number.
private final class DetectedData: NSTextCheckingResult {
    /// The value of `NSTextCheckingResult.CheckingType.link` on Linux, where it is deprecated and differs from Apple's.
    static let linkType: UInt64 = 1 << 6
    static let phoneNumberType: UInt64 = 1 << 11

    private let place: NSRange
    let address: URL?
    let number: String?

    init(_ place: NSRange, address: URL? = nil, number: String? = nil) {
        (self.place, self.address, self.number) = (place, address, number)
        super.init()
    }

    required init?(coder: NSCoder) { nil }

    override var resultType: NSTextCheckingResult.CheckingType {
        NSTextCheckingResult.CheckingType(rawValue: address != nil ? Self.linkType : Self.phoneNumberType)
    }
    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { place }
    override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? DetectedData else { return false }
        return other.place == place && other.address == address && other.number == number
    }
    override var hash: Int { place.location.hashValue }

    // MARK: Searching

    private static func expression(_ pattern: String) -> NSRegularExpression? {
        try? NSRegularExpression(pattern: pattern, options: .caseInsensitive)
    }
    private static let endings =
        "com|org|net|edu|gov|info|biz|io|co|app|dev|me|tv|de|uk|fr|it|es|nl|ch|at|jp|cn|in|br|au|ca|eu|us|ru|se|no|pl"
    private static let links = expression(
        #"\b[a-z][a-z0-9+.-]*://[^\s<>"]+|\b[a-z0-9._%+-]+@(?:[a-z0-9-]+\.)+[a-z]{2,}\b"#
            + #"|\bwww\.[a-z0-9-]+(?:\.[a-z0-9-]+)+(?:[:/?#][^\s<>"]*)?"#
            + #"|\b(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+(?:\#(endings))\b(?:[:/?#][^\s<>"]*)?"#)
    private static let phoneNumbers = expression(
        #"(?<![\w+.-])(?:\+?\d{1,3}[\s./-]?)?(?:\(\d{2,5}\)[\s./-]?)?\d{2,5}(?:[\s./-]?\d{2,5}){1,4}(?![\w-])"#)
    private static let day = expression(#"^\d{1,4}[./-]\d{1,2}[./-]\d{1,4}$"#)

    static func links(in string: String, _ range: NSRange) -> [DetectedData] {
        let text = string as NSString
        return (links?.matches(in: string, range: range) ?? []).compactMap { match in
            let found = text.substring(with: match.range)
            let link = trimmed(found)
            let hasScheme = link.contains("://")
            let address = hasScheme ? link : (link.contains("@") && !link.contains("/") ? "mailto:" : "http://") + link
            guard let url = URL(string: address) else { return nil }
            return DetectedData(
                NSRange(location: match.range.location, length: (link as NSString).length), address: url)
        }
    }

    /// Returns a link without the punctuation of the sentence around it.
    private static func trimmed(_ link: String) -> String {
        var link = link[...]
        while let last = link.last {
            let isUnpaired = last == ")" && link.count(where: { $0 == "(" }) < link.count(where: { $0 == ")" })
            guard ".,;:!?'*]}".contains(last) || isUnpaired else { break }
            link.removeLast()
        }
        return String(link)
    }

    static func phoneNumbers(in string: String, _ range: NSRange) -> [DetectedData] {
        let text = string as NSString
        return (phoneNumbers?.matches(in: string, range: range) ?? []).compactMap { match in
            let found = text.substring(with: match.range)
            guard (7...15).contains(found.count(where: \.isNumber)) else { return nil }
            let whole = NSRange(location: 0, length: match.range.length)
            guard day?.firstMatch(in: found, range: whole) == nil else { return nil }
            return DetectedData(match.range, number: found)
        }
    }
}
#endif
