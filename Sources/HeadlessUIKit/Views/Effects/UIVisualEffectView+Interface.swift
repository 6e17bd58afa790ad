import Foundation

extension UIVisualEffectView {
    /// Returns the effect that an element describes.
    static func effect(_ element: InterfaceElement) -> UIVisualEffect? {
        let styles: [String: UIBlurEffect.Style] = [
            "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
            "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
            "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
            "systemChromeMaterial": .systemChromeMaterial,
            "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
            "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
            "systemThickMaterialLight": .systemThickMaterialLight,
            "systemChromeMaterialLight": .systemChromeMaterialLight,
            "systemUltraThinMaterialDark": .systemUltraThinMaterialDark,
            "systemThinMaterialDark": .systemThinMaterialDark, "systemMaterialDark": .systemMaterialDark,
            "systemThickMaterialDark": .systemThickMaterialDark, "systemChromeMaterialDark": .systemChromeMaterialDark,
        ]
        func blur(_ element: InterfaceElement?) -> UIBlurEffect? {
            element?["style"].flatMap { styles[$0] }.map { UIBlurEffect(style: $0) }
        }
        if let vibrancy = element.child("vibrancyEffect") {
            return blur(vibrancy.child("blurEffect")).map { UIVibrancyEffect(blurEffect: $0) }
        }
        return blur(element.child("blurEffect"))
    }
}
