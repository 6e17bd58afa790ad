import Foundation

extension UIControl {
    final func customImage(_ place: ControlImages.Place, _ state: State) -> UIImage? {
        rareProperties?.customImages[place, Int(state.rawValue)]
    }
    /// Returns the image for the control's state or, if there is none, for the normal state.
    final func currentCustomImage(_ place: ControlImages.Place) -> UIImage? {
        customImage(place, state) ?? customImage(place, .normal)
    }
    final func setCustomImage(_ image: UIImage?, _ place: ControlImages.Place, _ state: State) {
        madeRareProperties.customImages[place, Int(state.rawValue)] = image
    }
}
