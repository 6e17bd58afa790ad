import Foundation
import Synchronization

/// The metrics of a TrueType or OpenType font, read from its file: line metrics, advances and kerning.
///
/// An app's own fonts are found in its folders, and need not be listed in `Info.plist`. The glyphs are not read. Apple's
/// *TrueType Reference Manual* and Microsoft's *OpenType* specification describe the tables.
final class FontFile: Sendable {
    /// The PostScript name, by which UIKit finds the font.
    let name: String
    /// The family's name, with the style as far as it is not regular, bold or italic.
    let family: String
    /// The full name, such as "Inter Semi Bold".
    let fullName: String
    let isRegular: Bool
    /// The extents above and below the baseline, as positive parts of the font size.
    let (ascender, descender): (CGFloat, CGFloat)
    /// The heights of an H and an x, as parts of the font size; `nil` in old files.
    let (capHeight, xHeight): (CGFloat?, CGFloat?)
    private let advances: [UInt16]
    private let glyphs: [UInt32: UInt16]
    private let pairs: FontKerning
    private let unitsPerEm: CGFloat

    /// Reads a file; `nil` if it is not a font with one face, or if tables are missing or cut off.
    init?(_ data: Data) {
        let file = FontBytes(data)
        guard [0x0001_0000, 0x7472_7565, 0x4F54_544F].contains(file.long(0)) else { return nil }
        var tables: [String: FontBytes] = [:]
        for index in 0..<file.short(4) {
            let entry = 12 + 16 * index
            guard let tag = file.text(entry, 4) else { return nil }
            tables[tag] = file.part(file.long(entry + 8), file.long(entry + 12))
        }
        guard let head = tables["head"], let hhea = tables["hhea"], let hmtx = tables["hmtx"],
            let cmap = tables["cmap"],
            let names = tables["name"].map(FontNames.init), let name = names.postScript, head.short(18) > 0
        else { return nil }
        let em = CGFloat(head.short(18))
        self.name = name
        family = names.family ?? name
        fullName = names.full ?? name
        isRegular = names.style == nil || names.style == "Regular"
        unitsPerEm = em
        (ascender, descender) = (CGFloat(hhea.signed(4)) / em, CGFloat(-hhea.signed(6)) / em)
        let count = hhea.short(34)
        guard count > 0, hmtx.count >= 4 * count else { return nil }
        advances = (0..<count).map { UInt16(hmtx.short(4 * $0)) }
        glyphs = FontCharacters(cmap).glyphs
        pairs = FontKerning(kern: tables["kern"], positions: tables["GPOS"])
        let os2 = tables["OS/2"]
        let isNew = (os2?.short(0) ?? 0) >= 2
        func height(_ place: Int) -> CGFloat? {
            guard isNew, let value = os2?.signed(place), value > 0 else { return nil }
            return CGFloat(value) / em
        }
        (xHeight, capHeight) = (height(86), height(88))
    }

    /// Returns the glyph of a character; `nil` if the font has none.
    func glyph(_ scalar: Unicode.Scalar) -> UInt16? { glyphs[scalar.value] }

    /// Returns the width of a glyph, as a part of the font size.
    func advance(_ glyph: UInt16) -> CGFloat {
        CGFloat(advances[min(Int(glyph), advances.count - 1)]) / unitsPerEm
    }

    /// Returns what is added between two glyphs, as a part of the font size.
    func kerning(_ first: UInt16, _ second: UInt16) -> CGFloat {
        CGFloat(pairs.value(first, second)) / unitsPerEm
    }

    // MARK: The app's fonts

    /// Returns the font of the app with the given PostScript name, full name or family name.
    static func named(_ name: String) -> FontFile? { ofApp.withLock { $0[name] } }

    /// Adds fonts to those of the app.
    static func add(_ fonts: [FontFile]) {
        let added = byName(fonts)
        ofApp.withLock { $0.merge(added) { known, _ in known } }
    }

    private static let ofApp = Mutex(
        byName(AssetFolders.shared.fonts.compactMap { (try? Data(contentsOf: $0)).flatMap(FontFile.init) }))

    private static func byName(_ fonts: [FontFile]) -> [String: FontFile] {
        var named: [String: FontFile] = [:]
        for font in fonts { named[font.name] = named[font.name] ?? font }
        for font in fonts { named[font.fullName] = named[font.fullName] ?? font }
        for font in fonts.filter(\.isRegular) + fonts { named[font.family] = named[font.family] ?? font }
        return named
    }
}
