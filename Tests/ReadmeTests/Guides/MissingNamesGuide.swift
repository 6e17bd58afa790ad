import Foundation
import HeadlessUIKit

// The snippet in `PreparedSources.md`. It declares names that HeadlessUIKit does not have.

@MainActor @preconcurrency
protocol UIColorPickerViewControllerDelegate: AnyObject {
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

class UIColorPickerViewController: UIViewController {
    weak var delegate: (any UIColorPickerViewControllerDelegate)?
    var selectedColor = UIColor.black
}
