import Foundation

/// The semantic meaning of text input, for AutoFill. Mirrors `UITextContentType`, UIKit; types that HeadlessUIKit does
/// not declare can be created from their raw values.
public struct UITextContentType: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let name = Self(rawValue: "name")
    public static let username = Self(rawValue: "username")
    public static let password = Self(rawValue: "password")
    public static let newPassword = Self(rawValue: "new-password")
    public static let oneTimeCode = Self(rawValue: "one-time-code")
    public static let emailAddress = Self(rawValue: "email")
    public static let telephoneNumber = Self(rawValue: "tel")
    // swift-format-ignore: AlwaysUseLowerCamelCase
    public static let URL = Self(rawValue: "url")
}
