import Foundation

/// The images that replace parts of a control or bar. They are stored, and neither drawn nor measured.
struct ControlImages {
    enum Part { case background, shadow, divider, increment, decrement, thumb, minimumTrack, maximumTrack }

    private struct Key: Hashable {
        let part: Part
        /// The raw values of the states or of other conditions.
        let conditions: [Int]
    }

    private var images: [Key: UIImage] = [:]

    /// The image of a part under the given conditions; `nil` if none was set.
    subscript(_ part: Part, _ conditions: Int...) -> UIImage? {
        get { images[Key(part: part, conditions: conditions)] }
        set { images[Key(part: part, conditions: conditions)] = newValue }
    }
}

extension UIControl {
    final func customImage(_ part: ControlImages.Part, _ state: State) -> UIImage? {
        rareProperties?.customImages[part, Int(state.rawValue)]
    }
    /// Returns the image for the control's state or, if there is none, for the normal state.
    final func currentCustomImage(_ part: ControlImages.Part) -> UIImage? {
        customImage(part, state) ?? customImage(part, .normal)
    }
    final func setCustomImage(_ image: UIImage?, _ part: ControlImages.Part, _ state: State) {
        madeRareProperties.customImages[part, Int(state.rawValue)] = image
    }
}
