import UIKit

final class TripViewController: UIViewController {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var summaryLabel: UILabel!
    @IBOutlet private weak var emptyLabel: UILabel!
    @IBOutlet private weak var placesView: UIView!

    var tripID: UUID?

    private var places: PlacesViewController?

    override func viewDidLoad() {
        super.viewDidLoad()
        show()
    }

    private func show() {
        guard let tripID, let trip = TripStore.shared.trip(tripID) else { return }
        title = trip.name
        nameLabel.text = trip.name
        summaryLabel.text = trip.summary
        emptyLabel.isHidden = !trip.places.isEmpty
        placesView.isHidden = trip.places.isEmpty
        places?.places = trip.places
    }

    override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
        switch segue.identifier {
        case "embedPlaces": places = segue.destination as? PlacesViewController
        case "editTrip":
            let editor = (segue.destination as? UINavigationController)?.topViewController as? TripEditorViewController
            if let trip = tripID.flatMap(TripStore.shared.trip) { editor?.trip = trip }
        default: break
        }
    }

    override func shouldPerformSegue(withIdentifier identifier: String, sender: Any?) -> Bool {
        guard identifier == "editTrip" else { return true }
        return tripID.flatMap(TripStore.shared.trip) != nil
    }

    @IBAction func saveTrip(_ segue: UIStoryboardSegue) {
        guard let editor = segue.source as? TripEditorViewController else { return }
        TripStore.shared.save(editor.trip)
        show()
    }

    @IBAction func cancelEditing(_ segue: UIStoryboardSegue) {}
}
