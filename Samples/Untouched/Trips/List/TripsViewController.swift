import UIKit

final class TripsViewController: UITableViewController {
    private enum Section: Int, CaseIterable { case upcoming, past }

    private let store = TripStore.shared

    override func viewDidLoad() {
        super.viewDidLoad()
        NotificationCenter.default.addObserver(
            self, selector: #selector(tripsDidChange), name: .tripsDidChange, object: store)
    }

    @objc private func tripsDidChange() {
        tableView.reloadData()
    }

    private func trips(in section: Int) -> [Trip] {
        Section(rawValue: section) == .upcoming ? store.upcoming : store.past
    }

    // MARK: Navigation

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        guard segue.identifier == "showTrip", let cell = sender as? UITableViewCell,
            let indexPath = tableView.indexPath(for: cell),
            let screen = segue.destination as? TripViewController
        else { return }
        screen.tripID = trips(in: indexPath.section)[indexPath.row].id
    }

    @IBAction func cancelEditing(_ segue: UIStoryboardSegue) {}

    @IBAction func saveTrip(_ segue: UIStoryboardSegue) {
        guard let editor = segue.source as? TripEditorViewController else { return }
        store.save(editor.trip)
    }
}

// MARK: - Rows

extension TripsViewController {
    override func numberOfSections(in tableView: UITableView) -> Int { Section.allCases.count }

    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        trips(in: section).count
    }

    override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
        trips(in: section).isEmpty ? nil : section == 0 ? "Upcoming" : "Past"
    }

    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let trip = trips(in: indexPath.section)[indexPath.row]
        guard !trip.isPast else {
            let cell = tableView.dequeueReusableCell(withIdentifier: "PastTripCell", for: indexPath)
            cell.textLabel?.text = trip.name
            cell.detailTextLabel?.text = trip.summary
            return cell
        }
        let cell = tableView.dequeueReusableCell(withIdentifier: "TripCell", for: indexPath)
        if let cell = cell as? TripCell {
            cell.show(trip)
            cell.delegate = self
        }
        return cell
    }

    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        store.remove(trips(in: indexPath.section)[indexPath.row].id)
    }
}

extension TripsViewController: TripCellDelegate {
    func tripCell(_ cell: TripCell, didPack isPacked: Bool) {
        guard let indexPath = tableView.indexPath(for: cell) else { return }
        var trip = trips(in: indexPath.section)[indexPath.row]
        trip.isPacked = isPacked
        store.save(trip)
    }
}
