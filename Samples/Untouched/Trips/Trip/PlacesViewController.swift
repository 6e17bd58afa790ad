import UIKit

final class PlaceCell: UICollectionViewCell {
    @IBOutlet private weak var imageView: UIImageView!
    @IBOutlet private weak var nameLabel: UILabel!

    @IBInspectable var cornerRadius: CGFloat = 0 {
        didSet { layer.cornerRadius = cornerRadius }
    }

    func show(_ place: Place) {
        imageView.image = UIImage(systemName: place.symbol)
        nameLabel.text = place.name
    }
}

final class PlacesViewController: UICollectionViewController {
    var places: [Place] = [] {
        didSet { collectionView.reloadData() }
    }

    override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        places.count
    }

    override func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
        let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "PlaceCell", for: indexPath)
        (cell as? PlaceCell)?.show(places[indexPath.item])
        return cell
    }
}
