import UIKit

protocol TripCellDelegate: AnyObject {
    func tripCell(_ cell: TripCell, didPack isPacked: Bool)
}

final class TripCell: UITableViewCell {
    @IBOutlet private weak var nameLabel: UILabel!
    @IBOutlet private weak var summaryLabel: UILabel!
    @IBOutlet private weak var packButton: UIButton! {
        didSet { packButton.setTitle("Packed", for: .selected) }
    }

    weak var delegate: TripCellDelegate?

    func show(_ trip: Trip) {
        nameLabel.text = trip.name
        summaryLabel.text = trip.summary
        packButton.isSelected = trip.isPacked
    }

    @IBAction private func pack(_ sender: UIButton) {
        sender.isSelected.toggle()
        delegate?.tripCell(self, didPack: sender.isSelected)
    }
}
