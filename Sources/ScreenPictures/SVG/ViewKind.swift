/// A kind of view. The raw value is its name in tap scripts.
enum ViewKind: String {
    case button
    case `switch`
    case label
    case image
    case field
    case slider
    case stepper
    case segments
    case picker
    case list
    case control

    /// Determines the kind of view from the name of a UIKit class. Returns `nil` if the class has no specific kind.
    init?(className: String) {
        switch className {
        case "UIButton": self = .button
        case "UISwitch": self = .switch
        case "UILabel": self = .label
        case "UIImageView": self = .image
        case "UITextField", "UITextView": self = .field
        case "UISlider": self = .slider
        case "UIStepper": self = .stepper
        case "UISegmentedControl": self = .segments
        case "UIPickerView", "UIDatePicker": self = .picker
        case "UITableView", "UICollectionView": self = .list
        default: return nil
        }
    }
}
