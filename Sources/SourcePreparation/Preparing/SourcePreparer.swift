/// Prepares one file by applying the rules to its tokens in a single pass.
struct SourcePreparer {
    let path: String
    let source: SwiftSource
    let scopes: SourceScopes
    let index: SourceIndex
    var edits = SourceEdits()
    /// Whether the file imports a module that `HeadlessUIKit` replaces, or imports SwiftUI but needs it at most for
    /// previews. If so, the file's header imports Foundation.
    var importsHeadless = false
    /// Whether the file uses what Foundation, which it imports, provides on iOS, and `HeadlessUIKit` here.
    var needsHeadless = false
    /// Whether the file reads XML.
    private var needsXML = false
    private var problems: [(offset: Int, message: String)] = []
    /// The classes whose several declarations have been reported.
    var refusedClasses: Set<String> = []
    /// The overrides after whose extensions a replacement has been added.
    var replaced: Set<ExtensionOverride> = []
    /// Whether the file belongs to tests.
    private(set) lazy var isOfTests = source.tokens.indices.contains {
        source.spelling($0) == "import"
            && (AppleModules.ofTests.contains(source.spelling($0 + 1)) || source.spelling($0 - 1) == "@testable")
    }
    /// Whether `HeadlessSwiftUI` replaces SwiftUI in the file.
    private(set) lazy var replacesSwiftUI = hasHostedViews
    /// The names of the variables that hold the class of a view or a controller.
    private(set) lazy var metatypes = findMetatypes()
    private(set) lazy var genericViews = findGenericViews()
    /// The keywords of the types that have got additional members.
    var extended: Set<Int> = []
    /// Whether a name from before Swift 4.2 has been reported.
    var hasRefusedOldName = false
    /// The parts of the file that may be compiled, as determined from the `#if` conditions that can be evaluated.
    let activity: SourceConditions

    init(path: String, source: SwiftSource, scopes: SourceScopes, index: SourceIndex) {
        (self.path, self.source, self.scopes, self.index) = (path, source, scopes, index)
        activity = SourceConditions(source, index.modules)
    }

    mutating func prepare() -> PreparedSource {
        prepareConditions(activity)
        var place = 0
        while place < source.tokens.count { place = max(place + 1, prepare(at: place)) }
        addOverrides()
        addInterfaceMembers()
        addInitializers()
        let found = problems.sorted { $0.offset < $1.offset }.map { offset, message in
            let position = source.position(of: offset)
            return SourceProblem(path: path, line: position.line, column: position.column, message: message)
        }
        return PreparedSource(
            text: edits.apply(to: source.bytes), importsHeadless: importsHeadless,
            needsHeadless: needsHeadless && index.modules.showsUIKitToTests, needsXML: needsXML, problems: found)
    }

    /// Prepares the code that begins at a token, and returns the index of the next token.
    private mutating func prepare(at place: Int) -> Int {
        let token = source.tokens[place]
        switch token.kind {
        case .directive: return prepareDirective(at: place)
        case .attribute:
            refuseAbsentView(at: place)
            return prepareAttribute(at: place)
        case .word: return prepareWord(at: place)
        case .number, .text, .regex, .sign: return place + 1
        }
    }

    private mutating func prepareDirective(at place: Int) -> Int {
        switch source.spelling(place) {
        case "#selector":
            needsHeadless = true
            return prepareSelector(at: place)
        case "#Preview": return leaveOutPreview(at: place)
        case "#keyPath": return prepareKeyPath(at: place)
        case "#colorLiteral": prepareLiteral(at: place, type: "UIColor")
        case "#imageLiteral": prepareLiteral(at: place, type: "UIImage")
        default:
            refuseByName(at: place)
        }
        return place + 1
    }

    private mutating func prepareWord(at place: Int) -> Int {
        refuseOldName(at: place)
        if source.spelling(place) == "UIWindow" { keepWindow(at: place) }
        if source.spelling(place) == "Bundle", let next = prepareBundle(at: place) { return next }
        if source.spelling(place) == "NSStringFromClass" { prepareNameOfClass(at: place) }
        if ["XMLParser", "XMLParserDelegate"].contains(source.spelling(place)) { needsXML = true }
        if AppleModules.ofFoundation.contains(source.spelling(place)) { needsHeadless = true }
        refuseAbsentView(at: place)
        prepareObjectMember(at: place)
        prepareGenericView(at: place)
        prepareOptionalWindow(at: place)
        switch source.spelling(place) {
        case "import": return prepareImport(at: place)
        case "struct", "enum", "class": return leaveOutPreview(at: place)
        case "AnyObject": prepareCastToAnyObject(at: place)
        case "NSPredicate": preparePredicate(at: place)
        case "SwiftUI": prepareNameOfSwiftUI(at: place)
        case "CoreGraphics", "QuartzCore", "UIKit": prepareNameOfModule(at: place)
        case "dynamic": leaveOutDynamic(at: place)
        case "protocol": prepareProtocol(at: place)
        case "override":
            if !prepareAwakeFromNib(at: place), !prepareForwarding(at: place), !prepareKeyPathObserver(at: place),
                !prepareDispatchedOverride(at: place)
            {
                prepareOverride(at: place)
            }
        case "init": prepareInitializer(at: place)
        case "super": return prepareDispatchedSuper(at: place) ?? leaveOutSuperAwakeFromNib(at: place)
        case "func":
            if !prepareTestMethod(at: place), !prepareOptionalMethod(at: place), !prepareDispatched(at: place) {
                prepareOverridden(at: place)
                prepareForOtherModules(at: place)
            }
        case "fulfill": _ = prepareFulfill(at: place)
        default:
            if source.spelling(place - 1) == ".", index.optionalMethods.contains(source.spelling(place)) {
                prepareOptionalCall(at: place)
            } else if source.spelling(place - 1) == ".", index.throwingProperties.contains(source.spelling(place)) {
                prepareOptionalProperty(at: place)
            } else if source.spelling(place) == "description", prepareClassDescription(at: place) {
                break
            } else {
                refuseByName(at: place)
            }
        }
        return place + 1
    }

    // MARK: Shared by the rules

    /// Reports code that can't be prepared, unless the code is never compiled.
    mutating func refuse(_ message: String, at place: Int, isKnown: Bool = true) {
        guard isKnown, activity.mayCompile(place) else { return }
        problems.append((source.tokens[place].range.lowerBound, message))
    }

    /// Replaces a range of tokens with spaces.
    mutating func blank(_ places: Range<Int>) {
        edits.blank(range(of: places), of: source.bytes)
    }

    mutating func replace(_ places: Range<Int>, by text: String) {
        edits.replace(range(of: places), of: source.bytes, by: text)
    }

    func range(of places: Range<Int>) -> Range<Int> {
        guard let first = source.token(places.lowerBound), let last = source.token(places.upperBound - 1),
            !places.isEmpty
        else { return 0..<0 }
        return first.range.lowerBound..<last.range.upperBound
    }

    /// Returns the index of the token after the argument list that directly follows the given token. If there is no
    /// such argument list, returns the index of the next token.
    func placeAfterArguments(of place: Int) -> Int {
        guard source.spelling(place + 1) == "(", source.adjoins(place + 1), let end = source.partner(of: place + 1)
        else {
            return place + 1
        }
        return end + 1
    }
}
