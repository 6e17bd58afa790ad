import Foundation
import HeadlessUIKit

// The snippet of PreparedSources.md: declarations of names that HeadlessUIKit does not have.

@MainActor @preconcurrency
protocol UIColorPickerViewControllerDelegate: AnyObject {
    func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
}

class UIColorPickerViewController: UIViewController {
    weak var delegate: (any UIColorPickerViewControllerDelegate)?
    var selectedColor = UIColor.black
}
