import Foundation

/// The names in a font file's table `name`.
struct FontNames {
    private(set) var family: String?
    private(set) var style: String?
    private(set) var full: String?
    private(set) var postScript: String?

    init(_ table: FontBytes) {
        let strings = table.short(4)
        for index in 0..<table.short(2) {
            let entry = 6 + 12 * index
            let (platform, language, kind) = (table.short(entry), table.short(entry + 4), table.short(entry + 6))
            let (length, offset) = (table.short(entry + 8), strings + table.short(entry + 10))
            let name =
                switch platform {
                case 0, 3: table.wideText(offset, length)
                case 1: table.text(offset, length)
                default: String?.none
                }
            guard let name, !name.isEmpty else { continue }
            // The names in English are preferred.
            let isPreferred = platform != 3 || language == 0x0409
            func take(_ known: inout String?) { if known == nil || isPreferred && platform == 3 { known = name } }
            switch kind {
            case 1: take(&family)
            case 2: take(&style)
            case 4: take(&full)
            case 6: take(&postScript)
            default: break
            }
        }
    }
}
