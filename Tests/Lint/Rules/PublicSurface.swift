/// The public API of `HeadlessUIKit`, as declared in its sources, consists of UIKit's API and a short list of additions.
///
/// `PublicTypes.txt` and `PublicMembers.txt` list it. To add a name, look it up in UIKit's documentation and run
/// `lint --record`, which writes both lists again.
struct PublicSurface: Rule {
    /// Whether the lists of names are written again.
    let isRecording: Bool

    private static let (types, members) = ("Tests/Lint/PublicTypes.txt", "Tests/Lint/PublicMembers.txt")

    /// Public types that UIKit does not have.
    private static let ownTypes: Set = [
        "Finger", "Finger.DropPlace", "Finger.StepDirection", "Finger.SwipeDirection", "InterfaceConnection",
        "InterfaceObject",
        "InterfaceSegueAction", "InterfaceTable", "ListException", "ListWarning", "OptionalMethods", "TouchRefusal",
        "_AnyObjectMembers", "_ControllerFromType", "_ViewFromType",
    ]

    /// Public global functions that also exist in UIKit or in a module that UIKit re-exports.
    private static let functionsOfUIKit = [
        // The plugin's replacement for NSStringFromClass.
        "_NSStringFromClass",
        "CGColorSpaceCreateDeviceGray", "CGColorSpaceCreateDeviceRGB",
        "CACurrentMediaTime", "CATransform3DConcat", "CATransform3DEqualToTransform", "CATransform3DGetAffineTransform",
        "CATransform3DIdentity", "CATransform3DInvert", "CATransform3DIsAffine", "CATransform3DIsIdentity",
        "CATransform3DMakeAffineTransform", "CATransform3DMakeRotation", "CATransform3DMakeScale",
        "CATransform3DMakeTranslation", "CATransform3DRotate", "CATransform3DScale", "CATransform3DTranslate",
        "CFAbsoluteTimeGetCurrent", "CFRunLoopGetCurrent", "CFRunLoopGetMain", "CFRunLoopWakeUp",
        "CGPointMake", "CGRectMake", "CGSizeMake", "NSSelectorFromString", "NSStringFromSelector",
        "NSUserActivityTypeBrowsingWeb",
        "NSEC_PER_MSEC", "NSEC_PER_SEC", "NSEC_PER_USEC", "OSAtomicDecrement32", "OSAtomicIncrement32", "USEC_PER_SEC",
        "UI_USER_INTERFACE_IDIOM", "kCFBundleVersionKey", "UIGraphicsBeginImageContext",
        "UIGraphicsBeginImageContextWithOptions",
        "UIGraphicsEndImageContext",
        "UIGraphicsGetCurrentContext", "UIGraphicsGetImageFromCurrentImageContext", "UIRectFill", "autoreleasepool",
        "objc_getAssociatedObject", "objc_removeAssociatedObjects", "objc_setAssociatedObject",
    ]

    /// Members of `NSObject` in categories. On macOS, a class that redeclares one compiles only if it overrides it. Without
    /// `observeValue`, which HeadlessUIKit declares only on Linux.
    private static let membersOfCategories: Set = [
        "exposedBindings", "bind", "unbind", "infoForBinding", "valueClassForBinding",
        "optionDescriptionsForBinding", "commitEditing", "discardEditing", "objectDidBeginEditing",
        "objectDidEndEditing", "defaultPlaceholder", "setDefaultPlaceholder", "validModesForFontPanel",
        "className", "classCode", "scriptingProperties", "toOneRelationshipKeys", "toManyRelationshipKeys",
        "attributeKeys", "classDescription", "objectSpecifier", "isLessThan", "isGreaterThan",
        "isLike", "doesContain", "addObserver",
        "classForCoder", "classForKeyedArchiver", "awakeAfter", "replacementObject", "autoContentAccessingProxy",
        "accessibilityAttributeNames", "accessibilityActionNames", "accessibilityIsIgnored",
        "accessibilityFocusedUIElement", "accessibilityNotifiesWhenDestroyed", "namesOfPromisedFilesDropped",
    ]

    func complaints(in repository: Repository) throws -> [String] {
        let declarations = try PublicDeclaration.all(in: repository)
        var complaints = complaint(unless: declarations.count, exceeds: 3_000, "public declarations")
        complaints += try compare(
            Set(declarations.filter(\.isType).map(\.path)).subtracting(Self.ownTypes), with: Self.types, in: repository)
        complaints += try compare(memberLines(declarations), with: Self.members, in: repository)
        let functions = declarations.filter { !$0.isType && !$0.path.contains(".") }.map {
            String($0.path.prefix { $0 != "(" })
        }
        // The constants of font features, Core Text.
        .filter { !$0.hasPrefix("k") || !$0.hasSuffix("Selector") && !$0.hasSuffix("Type") }
        // Operators have no names.
        let operators: Set = ["===", "func"]
        for function in Set(functions).subtracting(operators).symmetricDifference(Self.functionsOfUIKit).sorted() {
            complaints.append(
                "Sources/HeadlessUIKit: the function \(function) is public, or listed as UIKit's, but not both")
        }
        for type in Self.ownTypes.subtracting(declarations.map(\.path)).sorted() {
            complaints.append("Sources/HeadlessUIKit: \(type) is no longer public")
        }
        return complaints + declarations.filter { !$0.isType }.flatMap(Self.complaints)
    }

    /// Returns what is wrong with a declaration that is not a type.
    private static func complaints(_ declaration: PublicDeclaration) -> [String] {
        var complaints: [String] = []
        // The module's documentation says once that members mirror UIKit's members of the same name.
        if declaration.documentation.wholeMatch(of: idle) != nil {
            complaints.append(
                "Sources/HeadlessUIKit: the comment of \(declaration.path) says only that it mirrors UIKit's")
        }
        // Members in extensions can't be overridden.
        if declaration.isInExtensionOfOpenClass, !declaration.isFinal {
            complaints.append(
                "Sources/HeadlessUIKit: \(declaration.path), in an extension of an open class, is not final")
        }
        if !declaration.isOverride, declaration.path.hasPrefix("UI"),
            let name = declaration.path.split(separator: ".").last?.prefix(while: { $0 != "(" }),
            membersOfCategories.contains(String(name))
        {
            complaints.append(
                "Sources/HeadlessUIKit: \(declaration.path) redeclares a member of a category of NSObject")
        }
        return complaints
    }

    private nonisolated(unsafe) static let idle = /\/\/\/ Mirrors `[^`]+`\./

    /// Returns a line for each type, with the names of its members.
    private func memberLines(_ declarations: [PublicDeclaration]) -> Set<String> {
        var members: [String: Set<String>] = [:]
        for declaration in declarations where !declaration.isType && !declaration.isOverride {
            let path = declaration.path.split(separator: ".").map(String.init)
            let (type, name) = (path.dropLast().joined(separator: "."), path[path.count - 1])
            if !Self.ownTypes.contains(type) { members[type, default: []].insert(String(name.prefix { $0 != "(" })) }
        }
        return Set(members.map { "\($0): \($1.sorted().joined(separator: " "))" })
    }

    private func compare(_ lines: Set<String>, with list: String, in repository: Repository) throws -> [String] {
        if isRecording { try repository.write(lines.sorted().joined(separator: "\n") + "\n", to: list) }
        let known = Set(try repository.text(list).split(separator: "\n").map(String.init))
        return lines.subtracting(known).sorted().map { "\(list): not on the list: \($0)" }
            + known.subtracting(lines).sorted().map { "\(list): no longer public: \($0)" }
    }
}
