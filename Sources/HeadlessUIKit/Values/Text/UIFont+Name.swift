import Foundation

extension UIFont.Weight {
    /// Creates the weight that a font's name contains, such as "Semibold" in "SFProText-SemiboldItalic"; `regular` if
    /// the name contains no weight.
    init(ofFontNamed name: String) {
        let style = name.split { $0 == "-" || $0 == " " }.dropFirst().joined().lowercased()
        self = Self.named.first { style.contains($0.word) }?.weight ?? .regular
    }

    /// The words for weights. If a word contains another word, the longer word comes first, so that it is found first.
    private static let named: [(word: String, weight: Self)] = [
        ("ultralight", .ultraLight), ("extralight", .ultraLight), ("thin", .thin), ("light", .light),
        ("medium", .medium), ("semibold", .semibold), ("demi", .semibold), ("extrabold", .heavy),
        ("ultrabold", .heavy), ("bold", .bold), ("heavy", .heavy), ("black", .black),
    ]
}
