@_exported import Foundation
@_exported import HeadlessUIKit

/// The page on which a user chooses pictures. Mirrors `PHPickerViewController` and its members, PhotosUI. The app dismisses
/// the page when its delegate is called, as on a device.
///
/// The page has a wheel with the titles of the assets in the ``library`` that the filter shows, below a row without a title.
/// If one asset can be chosen, turning the wheel to it finishes the page. Otherwise, turning the wheel to an asset chooses it,
/// or no longer chooses it, and a tap on Add finishes the page.
open class PHPickerViewController: UIViewController {
    /// A picture or a video in the library. PhotosUI has no such type.
    public struct Asset: Hashable, Sendable {
        public enum Kind: Hashable, Sendable {
            case image, video, livePhoto
        }

        public var title: String
        public var kind: Kind
        /// The picture, and the data of a video's file.
        public var image: UIImage
        public var data: Data

        public init(title: String, kind: Kind = .image, image: UIImage? = nil, data: Data = Data()) {
            (self.title, self.kind, self.data) = (title, kind, data)
            self.image = image ?? UIImage(named: title) ?? UIImage()
        }
    }

    /// The assets that can be chosen: five images, `IMG_1` to `IMG_5`, unless a test sets others.
    public static var library = (1...5).map { Asset(title: "IMG_\($0)") }

    public let configuration: PHPickerConfiguration
    open weak var delegate: (any PHPickerViewControllerDelegate)?

    private let assets: [Asset]
    /// The indices of the chosen assets, in the order in which they were chosen.
    private var chosen: [Int] = []
    private let wheel = UIPickerView()
    private let add = UIButton(type: .system)

    public required init(configuration: PHPickerConfiguration) {
        self.configuration = configuration
        assets = Self.library.filter { configuration.filter?.shows($0.kind) ?? true }
        if configuration.selectionLimit != 1 {
            chosen = configuration.preselectedAssetIdentifiers.compactMap { [assets] title in
                assets.firstIndex { $0.title == title }
            }
        }
        super.init(nibName: nil, bundle: nil)
        title = "Photos"
    }

    @available(*, unavailable)
    public required init?(coder: NSCoder) { nil }

    open override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        let cancel = UIButton(type: .system)
        cancel.setTitle("Cancel", for: .normal)
        cancel.frame = CGRect(x: 16, y: 8, width: 80, height: 44)
        cancel.addAction(UIAction { [weak self] _ in self?.finish([]) }, for: .primaryActionTriggered)
        view.addSubview(cancel)
        add.setTitle("Add", for: .normal)
        add.frame = CGRect(x: view.bounds.width - 96, y: 8, width: 80, height: 44)
        add.autoresizingMask = .flexibleLeftMargin
        add.isHidden = configuration.selectionLimit == 1
        add.addAction(UIAction { [weak self] _ in self?.finishWithChosen() }, for: .primaryActionTriggered)
        view.addSubview(add)
        wheel.frame = CGRect(x: 0, y: 60, width: view.bounds.width, height: 216)
        wheel.autoresizingMask = .flexibleWidth
        wheel.accessibilityIdentifier = "picker"
        (wheel.dataSource, wheel.delegate) = (self, self)
        view.addSubview(wheel)
        showCount()
    }

    /// Ends the choice of assets.
    open func deselectAssets(withIdentifiers identifiers: [String]) {
        chosen.removeAll { identifiers.contains(assets[$0].title) }
        showCount()
    }

    private func showCount() { add.isEnabled = !chosen.isEmpty }

    private func choose(_ index: Int) {
        guard configuration.selectionLimit != 1 else { return finish([index]) }
        if let place = chosen.firstIndex(of: index) {
            chosen.remove(at: place)
        } else if configuration.selectionLimit == 0 || chosen.count < configuration.selectionLimit {
            chosen.append(index)
        }
        showCount()
        let isLive = [.continuous, .continuousAndOrdered].contains(configuration.selection)
        if isLive { finishWithChosen() }
    }

    private func finishWithChosen() {
        let isOrdered = [.ordered, .continuousAndOrdered].contains(configuration.selection)
        finish(isOrdered ? chosen : chosen.sorted())
    }

    private func finish(_ indices: [Int]) {
        delegate?.picker(self, didFinishPicking: indices.map { PHPickerResult(assets[$0]) })
    }
}

extension PHPickerViewController: UIPickerViewDataSource, UIPickerViewDelegate {
    public func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    public func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        assets.count + 1
    }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        row == 0 ? "" : assets[row - 1].title
    }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        guard row > 0 else { return }
        choose(row - 1)
        // The same asset can be chosen again.
        pickerView.selectRow(0, inComponent: 0, animated: false)
    }
}

/// Mirrors `PHPickerViewControllerDelegate`, PhotosUI.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
    func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
