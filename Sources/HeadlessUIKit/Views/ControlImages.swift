import Foundation

/// The images that replace parts of a control or bar. They are stored, and neither drawn nor measured.
struct ControlImages {
    enum Place { case background, shadow, divider, increment, decrement, thumb, minimumTrack, maximumTrack }

    private struct Key: Hashable {
        let place: Place
        /// The raw values of the states or of other conditions.
        let conditions: [Int]
    }

    private var images: [Key: UIImage] = [:]

    /// The image at a place under the given conditions; `nil` if none was set.
    subscript(_ place: Place, _ conditions: Int...) -> UIImage? {
        get { images[Key(place: place, conditions: conditions)] }
        set { images[Key(place: place, conditions: conditions)] = newValue }
    }
}
