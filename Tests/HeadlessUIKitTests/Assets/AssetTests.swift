import Foundation
import XCTest

@testable import HeadlessUIKit

/// Tests images and colors in folders and asset catalogs, and images drawn in code.
final class AssetTests: XCTestCase {
    private func folder(_ files: [String: Data]) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("assets-\(UUID().uuidString)")
        for (path, data) in files {
            let url = folder.appendingPathComponent(path)
            try FileManager.default.createDirectory(
                at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: url)
        }
        addTeardownBlock { try FileManager.default.removeItem(at: folder) }
        return folder
    }

    private func png(_ width: CGFloat, _ height: CGFloat) -> Data {
        ImageHeader.png(of: CGSize(width: width, height: height), naming: "")
    }

    func testImageSizesAreReadFromTheBeginningOfAFile() {
        func size(_ bytes: [UInt8]) -> CGSize? { ImageHeader.size(of: Data(bytes)) }
        XCTAssertEqual(ImageHeader.size(of: png(40, 30)), CGSize(width: 40, height: 30))
        let jpeg: [UInt8] = [
            0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xFF, 0xC2, 0, 11, 8, 1, 0, 2, 1, 3, 1, 2, 3, 0xFF, 0xD9,
        ]
        XCTAssertEqual(size(jpeg), CGSize(width: 513, height: 256))
        XCTAssertEqual(size(Array("GIF89a".utf8) + [10, 0, 1, 1]), CGSize(width: 10, height: 257))
        XCTAssertEqual(size(Array("<svg viewBox=\"0 0 24 18.5\"/>".utf8)), CGSize(width: 24, height: 18.5))
        XCTAssertEqual(size(Array("<svg width=\"12px\" height=\"6\">".utf8)), CGSize(width: 12, height: 6))
        XCTAssertEqual(size(Array("%PDF-1.4 /MediaBox [0 0 30 20]".utf8)), CGSize(width: 30, height: 20))
        for count in 0..<jpeg.count { XCTAssertNoThrow(size(Array(jpeg.prefix(count)))) }
        XCTAssertNil(size(Array("hello".utf8)))
    }

    func testPicturesHaveTheSizeOfTheirFiles() throws {
        func set(_ files: [(String, String)], _ properties: String = "{}") -> Data {
            let images = files.map { "{\"filename\": \"\($0)\", \"scale\": \"\($1)\"}" }.joined(separator: ",")
            return Data("{\"images\": [\(images)], \"properties\": \(properties)}".utf8)
        }
        let root = try folder([
            "App/Assets.xcassets/logo.imageset/Contents.json": set([("a.png", "1x"), ("b.png", "3x")]),
            "App/Assets.xcassets/logo.imageset/a.png": png(10, 10),
            "App/Assets.xcassets/logo.imageset/b.png": png(30, 60),
            "App/Assets.xcassets/Icons/Contents.json": Data("{\"properties\": {\"provides-namespace\": true}}".utf8),
            "App/Assets.xcassets/Icons/star.imageset/Contents.json": set(
                [("star.svg", "1x")], "{\"template-rendering-intent\": \"original\"}"),
            "App/Assets.xcassets/Icons/star.imageset/star.svg": Data(
                "<svg viewBox='0 0 1 1' width=\"9\" height=\"8\">".utf8),
            "App/Pictures/photo@2x.png": png(50, 20), "App/Pictures/photo.png": png(25, 10),
        ])
        let assets = AssetFolders([root.appendingPathComponent("App")])
        XCTAssertEqual(assets.picture("logo")?.size, CGSize(width: 10, height: 20))
        XCTAssertEqual(assets.picture("Icons/star")?.size, CGSize(width: 9, height: 8))
        XCTAssertEqual(assets.picture("photo")?.size, CGSize(width: 25, height: 10))
        XCTAssertEqual(assets.picture("photo.png")?.scale, 2)
        XCTAssertEqual(assets.picture("Icons/star")?.renderingMode, .alwaysOriginal)
        XCTAssertEqual(assets.picture("logo")?.renderingMode, .automatic)
        XCTAssertNil(assets.picture("star"))
    }

    /// Xcode keeps the parts at the edges of a sliced image and the part of the middle that is repeated: a storyboard with
    /// such an image records this size.
    func testSlicedPicturesHaveTheSizeOfTheirSlices() throws {
        func set(_ mode: String) -> Data {
            Data(
                """
                {"images": [{"filename": "a.png", "scale": "2x", "resizing": {"mode": "\(mode)",
                  "cap-insets": {"top": 9, "left": 10, "bottom": 10, "right": 11},
                  "center": {"mode": "tile", "width": 1, "height": 1}}}]}
                """.utf8)
        }
        var files: [String: Data] = [:]
        for mode in ["9-part", "3-part-horizontal", "3-part-vertical"] {
            files["A.xcassets/\(mode).imageset/Contents.json"] = set(mode)
            files["A.xcassets/\(mode).imageset/a.png"] = png(40, 60)
        }
        let assets = AssetFolders([try folder(files).appendingPathComponent("A.xcassets")])
        XCTAssertEqual(assets.picture("9-part")?.size, CGSize(width: 11, height: 10))
        XCTAssertEqual(assets.picture("3-part-horizontal")?.size, CGSize(width: 11, height: 30))
        XCTAssertEqual(assets.picture("3-part-vertical")?.size, CGSize(width: 20, height: 10))
    }

    @MainActor
    func testColorsHaveTheirComponentsAndADarkVariant() async throws {
        let set = """
            {"colors": [
              {"idiom": "universal", "color": {"components": {"red": "0x33", "green": "51", "blue": "0.200", "alpha": "1.0"}}},
              {"idiom": "universal", "appearances": [{"appearance": "luminosity", "value": "dark"}],
               "color": {"components": {"white": "1.000", "alpha": "0.5"}}}]}
            """
        let system = "{\"colors\": [{\"color\": {\"platform\": \"ios\", \"reference\": \"systemRedColor\"}}]}"
        let root = try folder([
            "Assets.xcassets/leaf.colorset/Contents.json": Data(set.utf8),
            "Assets.xcassets/alarm.colorset/Contents.json": Data(system.utf8),
            "Assets.xcassets/broken.colorset/Contents.json": Data("{".utf8),
        ])
        let assets = AssetFolders([root.appendingPathComponent("Assets.xcassets")])
        let leaf = try XCTUnwrap(assets.color("leaf"))
        XCTAssertEqual(
            leaf.resolvedColor(with: UITraitCollection(userInterfaceStyle: .light)),
            UIColor(red: 0.2, green: 0.2, blue: 0.2, alpha: 1))
        XCTAssertEqual(
            leaf.resolvedColor(with: UITraitCollection(userInterfaceStyle: .dark)), UIColor(white: 1, alpha: 0.5))
        XCTAssertEqual(assets.color("alarm"), .systemRed)
        XCTAssertNil(assets.color("broken"))
    }

    @MainActor
    func testUnknownNamesReturnANamedColorAndAPlaceholderImage() async {
        XCTAssertEqual(UIColor(named: "nobody knows"), UIColor(named: "nobody knows"))
        XCTAssertEqual(UIColor(named: "nobody knows")?.description, "nobody knows")
        XCTAssertEqual(UIImage(named: "nobody knows")?.size, CGSize(width: 24, height: 24))
    }

    @MainActor
    func testALocalizedTextIsTheTextItself() async {
        let name = "Ada"
        XCTAssertEqual(String(localized: "Hello \(name), \(3)"), "Hello Ada, 3")
        XCTAssertEqual(UIActivityIndicatorView(style: .whiteLarge).frame.size, CGSize(width: 37, height: 37))
    }

    // MARK: The app's bundle

    func testTheFilesOfAnAppAreThoseOfItsBundle() throws {
        let root = try folder([
            "App/Data/plants.json": Data("[1]".utf8), "App/Other/plants.json": Data("[2]".utf8),
            "App/Info.plist": Data(
                "<plist version=\"1.0\"><dict><key>Key</key><string>secret</string></dict></plist>".utf8),
            "App/en.lproj/Localizable.strings": Data("\"hello\" = \"Hello!\";".utf8),
            "App/Code.swift": Data("let a = 1".utf8), "App/Engine.mm": Data(), "App/Engine.hpp": Data(),
            "App/Engine.cpp": Data(), "App/Shade.metal": Data(), "App/Old.m": Data(), "App/Old.h": Data(),
            "App/Cell.xib": Data(), "App/Base.lproj/Main.storyboard": Data(),
            "App/Assets.xcassets/logo.imageset/Contents.json": Data("{}".utf8),
            "App/Templates.bundle/a.txt": Data("a".utf8),
        ])
        let files = AppFiles(in: [root.appendingPathComponent("App")])
        XCTAssertEqual(
            files.files.keys.sorted(),
            [
                "Base.lproj/Main.storyboardc", "Cell.nib", "Info.plist", "Templates.bundle",
                "en.lproj/Localizable.strings", "plants.json",
            ])
        let bundle = try XCTUnwrap(files.bundle)
        addTeardownBlock { try FileManager.default.removeItem(at: bundle.bundleURL) }
        let plants = try XCTUnwrap(bundle.url(forResource: "plants", withExtension: "json"))
        XCTAssertEqual(try String(contentsOf: plants, encoding: .utf8), "[1]")
        XCTAssertNil(bundle.url(forResource: "Code", withExtension: "swift"))
        XCTAssertNotNil(bundle.path(forResource: "Templates", ofType: "bundle"))
        XCTAssertNotNil(bundle.path(forResource: "Cell", ofType: "nib"))
        XCTAssertNil(bundle.path(forResource: "Row", ofType: "nib"))
        XCTAssertEqual(bundle.object(forInfoDictionaryKey: "Key") as? String, "secret")
        XCTAssertEqual(bundle.localizedString(forKey: "hello", value: nil, table: nil), "Hello!")
        XCTAssertEqual(files.bundle?.bundleURL, bundle.bundleURL, "processes share the bundle")
        XCTAssertNil(AppFiles(in: [root.appendingPathComponent("Nowhere")]).bundle)
    }

    // MARK: Drawing

    @MainActor
    func testADrawnImageShowsItsDrawing() async {
        func avatar(_ letters: String) -> UIImage {
            UIGraphicsImageRenderer(size: CGSize(width: 40, height: 40)).image { context in
                UIColor.red.setFill()
                context.fill(rect(0, 0, 40, 40))
                NSString(string: letters).draw(in: rect(5, 5, 30, 30), withAttributes: nil)
            }
        }
        XCTAssertEqual(avatar("AL"), avatar("AL"))
        XCTAssertNotEqual(avatar("AL"), avatar("BO"))
        XCTAssertEqual(avatar("AL").size, CGSize(width: 40, height: 40))
        XCTAssertEqual(avatar("AL").description, "\"AL\"")
        let small = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10)).image { _ in
            UIImage(named: "logo")?.draw(in: rect(0, 0, 20, 10))
        }
        XCTAssertEqual(small.description, "logo")
        XCTAssertEqual(small.withTintColor(.red).size, CGSize(width: 20, height: 10))
        UIImage(named: "logo")?.draw(at: .zero)
    }

    /// Images with equal drawings are equal, also if they contain gradients.
    @MainActor
    func testGradientsArePartOfDrawings() async throws {
        func image(_ last: CGFloat, _ options: CGGradientDrawingOptions = []) throws -> UIImage {
            let gradient = try XCTUnwrap(
                CGGradient(
                    colorSpace: CGColorSpaceCreateDeviceRGB(), colorComponents: [0, 0, 0, 0.3, 0, 0, 0, last],
                    locations: [0, 1], count: 2))
            return UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image { context in
                context.cgContext.drawLinearGradient(
                    gradient, start: .zero, end: CGPoint(x: 8, y: 0), options: options)
                context.cgContext.drawRadialGradient(
                    gradient, startCenter: .zero, startRadius: 0, endCenter: .zero, endRadius: 4, options: [])
            }
        }
        XCTAssertEqual(try image(0.7), try image(0.7))
        XCTAssertNotEqual(try image(0.7), try image(0.8))
        XCTAssertNotEqual(try image(0.7), try image(0.7, .drawsAfterEndLocation))
        XCTAssertNil(
            CGGradient(colorSpace: CGColorSpaceCreateDeviceGray(), colorComponents: [], locations: nil, count: 0))
        XCTAssertEqual(UIColor(patternImage: try image(1)), UIColor(patternImage: try image(1)))
        XCTAssertNotEqual(
            UIColor(patternImage: UIImage(systemName: "star") ?? UIImage()),
            UIColor(patternImage: UIImage(systemName: "heart") ?? UIImage()))
    }

    @MainActor
    func testImagesAreAlsoDrawnInGlobalImageContexts() async {
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsBeginImageContextWithOptions(CGSize(width: 12, height: 6), false, 0)
        UIImage(named: "logo")?.draw(in: rect(0, 0, 12, 6))
        UIBezierPath(rect: rect(1, 1, 2, 2)).fill()
        let image = UIGraphicsGetImageFromCurrentImageContext()
        UIGraphicsEndImageContext()
        XCTAssertEqual(image?.size, CGSize(width: 12, height: 6))
        XCTAssertEqual(image?.description, "logo")
        XCTAssertNil(UIGraphicsGetImageFromCurrentImageContext())
        UIGraphicsEndImageContext()
        XCTAssertEqual(UIImage(named: "a")?.preparingThumbnail(of: CGSize(width: 12, height: 48))?.size.height, 12)
        let prepared = await UIImage(named: "a")?.byPreparingForDisplay()
        XCTAssertEqual(prepared, UIImage(named: "a"))
    }

    @MainActor
    func testAnImageRestoredFromItsDataHasTheSameSize() async throws {
        let data = png(7, 9)
        XCTAssertEqual(UIImage(data: data)?.pngData(), data)
        let drawn = UIGraphicsImageRenderer(size: CGSize(width: 300, height: 200)).image { _ in }
        for data in [drawn.pngData(), drawn.jpegData(compressionQuality: 0.8)] {
            XCTAssertEqual(UIImage(data: try XCTUnwrap(data))?.size, CGSize(width: 300, height: 200))
        }
        XCTAssertNotEqual(UIImage(named: "a")?.pngData(), UIImage(named: "b")?.pngData())
        XCTAssertEqual(
            UIImage(named: "a")?.jpegData(compressionQuality: 1), UIImage(named: "a")?.jpegData(compressionQuality: 0))
        XCTAssertNil(UIImage().pngData())
    }
}
