import SourcePreparation
import XCTest

/// Tests the symbol names of an asset catalog's images and colors.
final class AssetSymbolTests: XCTestCase {
    func testNamesAreThoseThatXcodeGenerates() {
        let cases = [
            ("gh-logo", "ghLogo"), ("avatar_placeholder", "avatarPlaceholder"), ("GHLogo", "ghLogo"), ("URL", "url"),
            ("Empty State", "emptyState"), ("logoImage", "logo"), ("image", "image"), ("1st place", "_1stPlace"),
            ("default", "`default`"),
        ]
        for (name, symbol) in cases {
            let source = AssetSymbols(paths: ["Icons/\(name).imageset", "Contents.json"]).source(besides: [])
            XCTAssert(source.contains("static let \(symbol) = ImageResource(name: \"\(name)\", bundle: .main)"), source)
            XCTAssert(
                source.contains("static var \(symbol): UIImage { UIImage(resource: ImageResource.\(symbol)) }"), source)
        }
    }

    func testColorsAreMembersToo() {
        let source = AssetSymbols(paths: ["AccentColor.colorset"]).source(besides: [])
        XCTAssert(source.contains("static let accent = ColorResource(name: \"AccentColor\", bundle: .main)"), source)
        XCTAssert(source.contains("static var accent: UIColor { UIColor(resource: ColorResource.accent) }"), source)
        XCTAssertFalse(source.contains("UIImage"))
    }

    func testNamesOfUIKitAreNotGenerated() throws {
        let symbols = AssetSymbols(paths: ["redColor.colorset", "leaf.colorset", "Icons/add.imageset"])
        let source = symbols.source(besides: [])
        XCTAssert(source.contains("static let red = ColorResource(name: \"redColor\", bundle: .main)"), source)
        XCTAssert(source.contains("static var leaf: UIColor"), source)
        XCTAssertFalse(source.contains("static var red:"), source)
        XCTAssertFalse(source.contains("extension UIImage"), source)
        XCTAssertEqual(
            symbols.warnings,
            [
                "the \"add\" image asset name resolves to a conflicting UIImage symbol \"add\". No member is generated; "
                    + "write UIImage(named: \"add\")",
                "the \"redColor\" color asset name resolves to a conflicting UIColor symbol \"red\". No member is "
                    + "generated; write UIColor(named: \"redColor\")",
            ])
        // Asset names that equal the name of a color in HeadlessUIKit must be reported as conflicts. The exception is
        // `tintColor`, whose member would be `tint`.
        let file = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "../../Sources/HeadlessUIKit/Values/Colors/UIColor.swift")
        let colors = try String(contentsOf: file, encoding: .utf8)
            .matches(of: /public static let (\w+) =/).map(\.output.1)
        XCTAssertGreaterThan(colors.count, 50)
        for color in colors where color != "tintColor" {
            XCTAssertEqual(AssetSymbols(paths: ["\(color).colorset"]).warnings.count, 1, String(color))
        }
    }

    func testNamesDeclaredByTheAppAreNotGenerated() {
        let source = AssetSymbols(paths: ["brand.colorset"]).source(besides: ["brand"])
        XCTAssert(source.contains("extension ColorResource"))
        XCTAssertFalse(source.contains("extension UIColor"))
        let text = "extension UIColor { static let brand = UIColor.red; static func other() {} }"
        let summaries = SourcePreparation([.init(path: "A.swift", text: Array(text.utf8))]).summaries
        XCTAssertEqual(summaries.map(\.staticProperties), [["brand"]])
    }
}
