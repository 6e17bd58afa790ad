import HeadlessUIKit

extension ViewKind {
    /// Determines the kind of view from the name of a UIKit class. Returns `nil` if the name alone doesn't tell the
    /// kind. Pictures contain the kinds of other views.
    init?(className: String) {
        guard let kind = Self.ofClass[className] else { return nil }
        self = kind
    }

    private static let ofClass: [String: ViewKind] = {
        let types: [UIView.Type] = [
            UIButton.self, UISwitch.self, UILabel.self, UIImageView.self, UITextField.self, UITextView.self,
            UISlider.self, UIStepper.self, UISegmentedControl.self, UIPickerView.self, UIDatePicker.self,
            UITableView.self, UICollectionView.self,
        ]
        return types.reduce(into: [:]) { kinds, type in kinds["\(type)"] = type.viewKind }
    }()
}
