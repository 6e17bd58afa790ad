import SourcePreparation
import XCTest

/// Tests the symbol names of an asset catalog's images and colors.
final class AssetSymbolTests: XCTestCase {
    func testNamesAreThoseThatXcodeMakes() {
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

    func testNamesDeclaredByTheAppAreNotGenerated() {
        let source = AssetSymbols(paths: ["brand.colorset"]).source(besides: ["brand"])
        XCTAssert(source.contains("extension ColorResource"))
        XCTAssertFalse(source.contains("extension UIColor"))
        let text = "extension UIColor { static let brand = UIColor.red; static func other() {} }"
        let summaries = SourcePreparation([.init(path: "A.swift", text: Array(text.utf8))]).summaries
        XCTAssertEqual(summaries.map(\.staticProperties), [["brand"]])
    }
}
