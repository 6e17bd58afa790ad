import Foundation

/// The images, colors and fonts of an app, read from the app's folders on this machine.
///
/// The plugin that prepares an app's sources writes a list of the app's folders and asset catalogs next to the tests.
/// The environment variable `CELLDIRECTOR_ASSETS` lists additional folders, separated by colons. The folders are
/// searched only once.
struct AssetFolders: Sendable {
    static let shared = AssetFolders(known)

    /// The file of an image.
    struct Picture: Sendable {
        let url: URL
        /// The number of pixels per point.
        let scale: Double
        /// The rendering mode that the asset catalog specifies for the image.
        var renderingMode = UIImage.RenderingMode.automatic
        /// The slices that the asset catalog specifies for the image.
        var slices: Slices?

        /// The size in points; `nil` if the file does not specify a size.
        var size: CGSize? {
            guard let data = try? Data(contentsOf: url), let size = ImageHeader.size(of: data) else { return nil }
            return CGSize(
                width: (slices?.width ?? size.width) / scale, height: (slices?.height ?? size.height) / scale)
        }
    }

    /// The size in pixels of an image of which only the parts at the edges and a part of the middle are kept.
    struct Slices: Sendable {
        var width: Double?
        var height: Double?

        /// Reads the slices that an image set describes; `nil` if the image is not sliced.
        init?(_ description: [String: Any]?) {
            guard let mode = description?["mode"] as? String else { return nil }
            func sum(_ first: String, _ second: String, _ middle: String) -> Double? {
                let insets = description?["cap-insets"] as? [String: Any]
                let center = description?["center"] as? [String: Any]
                guard let kept = center?[middle] as? NSNumber else { return nil }
                return [insets?[first], insets?[second]].reduce(kept.doubleValue) {
                    $0 + (($1 as? NSNumber)?.doubleValue ?? 0)
                }
            }
            if mode != "3-part-vertical" { width = sum("left", "right", "width") }
            if mode != "3-part-horizontal" { height = sum("top", "bottom", "height") }
        }
    }

    private var pictures: [String: Picture] = [:]
    private var colors: [String: UIColor] = [:]
    /// The files of the app's fonts.
    private(set) var fonts: [URL] = []

    /// Searches the folders for images and colors.
    ///
    /// - Complexity: O(*n* log *n*), where *n* is the number of files in the folders.
    init(_ folders: [URL]) {
        for folder in folders { search(in: folder, namespace: "", isCatalogue: folder.pathExtension == "xcassets") }
    }

    func picture(_ name: String) -> Picture? { pictures[name] }

    func color(_ name: String) -> UIColor? { colors[name] }

    // MARK: Searching

    private mutating func search(in folder: URL, namespace: String, isCatalogue: Bool) {
        let contents = try? FileManager.default.contentsOfDirectory(
            at: folder, includingPropertiesForKeys: [.isDirectoryKey])
        for url in (contents ?? []).sorted(by: { $0.path < $1.path }) {
            let name = url.deletingPathExtension().lastPathComponent
            switch url.pathExtension.lowercased() {
            case "imageset": pictures[namespace + name] = Self.picture(of: url) ?? pictures[namespace + name]
            case "colorset": colors[namespace + name] = Self.color(of: url) ?? colors[namespace + name]
            case "xcassets": search(in: url, namespace: "", isCatalogue: true)
            case "ttf", "otf": fonts.append(url)
            case "png", "jpg", "jpeg", "gif", "svg", "pdf":
                if !isCatalogue { takeFile(url, name) }
            default:
                guard (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) == true else { continue }
                // The name of a folder in a catalog is part of the asset names only if the folder provides a namespace.
                let properties = isCatalogue ? Self.json(url)?["properties"] as? [String: Any] : nil
                let isPart = properties?["provides-namespace"] as? Bool ?? false
                search(in: url, namespace: isPart ? "\(namespace)\(name)/" : namespace, isCatalogue: isCatalogue)
            }
        }
    }

    /// Adds a file that is not in an asset catalog. The file can be found by its name, with or without the extension.
    /// If it exists at several scales, the highest scale is used.
    private mutating func takeFile(_ url: URL, _ name: String) {
        let scale: Double = name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
        let name = scale > 1 ? String(name.dropLast(3)) : name
        for name in [name, "\(name).\(url.pathExtension)"] where (pictures[name]?.scale ?? 0) < scale {
            pictures[name] = Picture(url: url, scale: scale)
        }
    }

    private static func json(_ set: URL) -> [String: Any]? {
        guard let data = try? Data(contentsOf: set.appendingPathComponent("Contents.json")) else { return nil }
        return try? JSONSerialization.jsonObject(with: data) as? [String: Any]
    }

    /// Returns the file that an image set contains for the default appearance, at the highest scale. The device idiom
    /// is ignored.
    private static func picture(of set: URL) -> Picture? {
        let contents = json(set)
        let images = contents?["images"] as? [[String: Any]] ?? []
        let properties = contents?["properties"] as? [String: Any]
        let mode: UIImage.RenderingMode =
            switch properties?["template-rendering-intent"] as? String {
            case "original": .alwaysOriginal
            case "template": .alwaysTemplate
            default: .automatic
            }
        let found = images.filter { $0["appearances"] == nil }.compactMap { image -> Picture? in
            guard let file = image["filename"] as? String else { return nil }
            let scale = (image["scale"] as? String).flatMap { Double($0.dropLast()) } ?? 1
            return Picture(
                url: set.appendingPathComponent(file), scale: scale, renderingMode: mode,
                slices: Slices(image["resizing"] as? [String: Any]))
        }
        return found.max { $0.scale < $1.scale }
    }

    // MARK: Colors

    /// Returns the color of a color set. The device idiom is ignored. If the set has a dark variant in addition to the
    /// default color, the color is dynamic.
    private static func color(of set: URL) -> UIColor? {
        var (light, dark): (UIColor?, UIColor?)
        for entry in json(set)?["colors"] as? [[String: Any]] ?? [] {
            guard let color = (entry["color"] as? [String: Any]).flatMap(color) else { continue }
            let appearances = entry["appearances"] as? [[String: String]] ?? []
            if appearances.isEmpty { light = light ?? color }
            if appearances == [["appearance": "luminosity", "value": "dark"]] { dark = dark ?? color }
        }
        guard let light, let dark else { return light ?? dark }
        return UIColor { $0.userInterfaceStyle == .dark ? dark : light }
    }

    /// Parses a color: a reference to a system color, or components that are written as `0.5`, `128` or `0x80`.
    private static func color(_ entry: [String: Any]) -> UIColor? {
        if let name = entry["reference"] as? String { return UIColor(ofSystem: name) }
        guard let components = entry["components"] as? [String: Any] else { return nil }
        func part(_ name: String) -> CGFloat? {
            if let number = components[name] as? NSNumber { return CGFloat(number.doubleValue) }
            guard let text = components[name] as? String else { return nil }
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { CGFloat($0) / 255 } }
            return Double(text).map { text.contains(".") ? CGFloat($0) : CGFloat($0) / 255 }
        }
        let alpha = part("alpha") ?? 1
        if let white = part("white") { return UIColor(white: white, alpha: alpha) }
        guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
        return UIColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    // MARK: Locations

    /// The name of the file in which the plugin lists the app's folders and asset catalogs.
    static let listName = "HeadlessAssets.json"

    static var known: [URL] {
        let listed = lists.flatMap { (try? JSONDecoder().decode([String].self, from: Data(contentsOf: $0))) ?? [] }
        let named = ProcessInfo.processInfo.environment["CELLDIRECTOR_ASSETS"] ?? ""
        return (listed + named.split(separator: ":").map(String.init)).map { URL(fileURLWithPath: $0) }
    }

    /// The lists that the plugin wrote to the resource bundles next to the program.
    private static var lists: [URL] { resources(listName) }

    /// The copies of `Info.plist` that the plugin wrote to the resource bundles.
    static var infoLists: [URL] { resources("HeadlessInfo.plist") }

    /// Returns the files with the given name in the resource bundles next to the program.
    static func resources(_ name: String) -> [URL] {
        let folder = Bundle.main.bundleURL
        let folders = [folder, folder.deletingLastPathComponent()]
        return folders.flatMap { folder in
            let beside = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
            return (beside ?? []).filter { ["resources", "bundle"].contains($0.pathExtension) }
                .sorted { $0.path < $1.path }.map { $0.appendingPathComponent(name) }
        }
        .filter { FileManager.default.fileExists(atPath: $0.path) }
    }
}
