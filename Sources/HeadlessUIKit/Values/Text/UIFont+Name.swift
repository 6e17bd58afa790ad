import Foundation

extension UIFont.Weight {
    /// The weight in the name of a font's style, such as "Semibold" in "SFProText-SemiboldItalic"; `regular` if the
    /// name contains none.
    init(ofFontNamed name: String) {
        let style = name.split { $0 == "-" || $0 == " " }.dropFirst().joined().lowercased()
        self = Self.named.first { style.contains($0.word) }?.weight ?? .regular
    }

    /// The words for weights. A word that contains another word comes before it.
    private static let named: [(word: String, weight: Self)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
        ("medium", .medium), ("semibold", .semibold), ("demi", .semibold), ("extrabold", .heavy),
        ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
}
