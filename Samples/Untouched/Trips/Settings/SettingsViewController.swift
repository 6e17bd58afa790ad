import UIKit

final class SettingsViewController: UITableViewController {
    @IBOutlet private weak var pastSwitch: UISwitch!
    @IBOutlet private weak var orderControl: UISegmentedControl!

    private let store = TripStore.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        pastSwitch.isOn = store.showsPast
        orderControl.selectedSegmentIndex = store.sortsByName ? 1 : 0
    }

    @IBAction private func pastDidChange(_ sender: UISwitch) {
        store.showsPast = sender.isOn
    }

    @IBAction private func orderDidChange(_ sender: UISegmentedControl) {
        store.sortsByName = sender.selectedSegmentIndex == 1
    }

    @IBSegueAction private func makeAbout(_ coder: NSCoder) -> AboutViewController? {
        AboutViewController(coder: coder, tripCount: store.trips.count)
    }

    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        tableView.deselectRow(at: indexPath, animated: true)
        guard tableView.cellForRow(at: indexPath)?.reuseIdentifier == "ResetCell" else { return }
        let alert = UIAlertController(
            title: "Reset Trips?", message: "This restores the sample trips.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(UIAlertAction(title: "Reset", style: .destructive) { [store] _ in store.reset() })
        present(alert, animated: true)
    }
}
