import UIKit

final class TripEditorViewController: UITableViewController {
    @IBOutlet private var fields: [UITextField]!
    @IBOutlet private weak var daysLabel: UILabel!
    @IBOutlet private weak var daysStepper: UIStepper!
    @IBOutlet private weak var pastSwitch: UISwitch!
    @IBOutlet private weak var saveButton: UIBarButtonItem!

    /// The trip with the values that the fields show.
    var trip = Trip("", in: "", days: 1)

    override func viewDidLoad() {
        super.viewDidLoad()
        title = trip.name.isEmpty ? "New Trip" : "Edit Trip"
        fields[0].text = trip.name
        fields[1].text = trip.country
        daysStepper.value = Double(trip.days)
        pastSwitch.isOn = trip.isPast
        update()
    }

    private func update() {
        daysLabel.text = "\(trip.days) \(trip.days == 1 ? "day" : "days")"
        saveButton.isEnabled = !trip.name.isEmpty && !trip.country.isEmpty
    }

    @IBAction private func fieldDidChange(_ sender: UITextField) {
        trip.name = fields[0].text ?? ""
        trip.country = fields[1].text ?? ""
        update()
    }

    @IBAction private func daysDidChange(_ sender: UIStepper) {
        trip.days = Int(sender.value)
        update()
    }

    @IBAction private func pastDidChange() {
        trip.isPast = pastSwitch.isOn
    }
}
