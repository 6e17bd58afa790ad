import Foundation

/// An app's `Info.plist`, with values for the build variables that Xcode replaces in it.
public struct InfoPropertyList {
    private let contents: [String: Any]

    /// Reads the file, replaces its build variables, and adds the keys that Xcode adds to every app. Variables without a
    /// known value are left.
    ///
    /// - Parameters:
    ///   - text: The content of the file, or `nil` if the app has none.
    ///   - module: The name of the app's module, which is the value of the variables for the names of the product.
    /// - Returns: `nil` if the file is not a property list with a dictionary.
    public init?(_ text: [UInt8]?, module: String) {
        var contents: [String: Any] = [
            "CFBundleExecutable": "$(EXECUTABLE_NAME)", "CFBundleName": "$(PRODUCT_NAME)",
            "CFBundleIdentifier": "$(PRODUCT_BUNDLE_IDENTIFIER)", "CFBundlePackageType": "APPL",
            "CFBundleShortVersionString": "$(MARKETING_VERSION)", "CFBundleVersion": "$(CURRENT_PROJECT_VERSION)",
        ]
        if let text {
            let list = try? PropertyListSerialization.propertyList(from: Data(text), format: nil)
            guard let own = list as? [String: Any] else { return nil }
            contents.merge(own) { $1 }
        }
        let values = [
            "EXECUTABLE_NAME": module, "PRODUCT_NAME": module, "PRODUCT_MODULE_NAME": module, "TARGET_NAME": module,
            "PRODUCT_BUNDLE_IDENTIFIER": "headless.\(module)", "DEVELOPMENT_LANGUAGE": "en",
            "PRODUCT_BUNDLE_PACKAGE_TYPE": "APPL", "CURRENT_PROJECT_VERSION": "1", "MARKETING_VERSION": "1.0",
        ]
        self.contents = contents.mapValues { Self.replaced($0, values) }
    }

    private static func replaced(_ value: Any, _ values: [String: String]) -> Any {
        switch value {
        case let text as String: replaced(text, values)
        case let list as [Any]: list.map { replaced($0, values) }
        case let dictionary as [String: Any]: dictionary.mapValues { replaced($0, values) }
        default: value
        }
    }

    /// Returns the text with values for `$(NAME)`, `${NAME}` and `$(NAME:modifier)`.
    private static func replaced(_ text: String, _ values: [String: String]) -> String {
        var result = ""
        var rest = Substring(text)
        while let start = rest.firstIndex(of: "$") {
            result += rest[..<start]
            rest = rest[start...]
            let opening = rest.dropFirst().first
            let closing: Character? = opening == "(" ? ")" : opening == "{" ? "}" : nil
            guard let closing, let end = rest.firstIndex(of: closing) else {
                result.append("$")
                rest = rest.dropFirst()
                continue
            }
            let variable = rest[rest.index(start, offsetBy: 2)..<end].split(separator: ":")
            if let value = variable.first.flatMap({ values[String($0)] }) {
                let isIdentifier = variable.dropFirst().contains { $0.hasSuffix("identifier") }
                result += isIdentifier ? String(value.map { $0.isLetter || $0.isNumber ? $0 : "_" }) : value
            } else {
                result += rest[...end]
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + rest
    }

    /// The name of the first storyboard: that of the scene manifest, or `UIMainStoryboardFile`.
    public var mainStoryboard: String? {
        let manifest = contents["UIApplicationSceneManifest"] as? [String: Any]
        let scenes = manifest?["UISceneConfigurations"] as? [String: Any]
        let configurations = scenes?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]]
        let name = configurations?.lazy.compactMap { $0["UISceneStoryboardFile"] as? String }.first
        let main = name ?? contents["UIMainStoryboardFile"] as? String
        guard let main, !main.isEmpty else { return nil }
        return main.hasSuffix(".storyboard") ? String(main.dropLast(".storyboard".count)) : main
    }

    /// The property list as XML.
    public var text: [UInt8]? {
        (try? PropertyListSerialization.data(fromPropertyList: contents, format: .xml, options: 0)).map(Array.init)
    }
}
