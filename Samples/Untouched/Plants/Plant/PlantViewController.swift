import UIKit

/// A form for editing a plant.
class PlantViewController: UIViewController {
    private var plant: Plant
    private let store: PlantStore

    private let stack = UIStackView()
    private let daysLabel = UILabel()

    private lazy var nameField: UITextField = makeField("Name", text: plant.name)
    private lazy var roomField: UITextField = makeField("Room", text: plant.room)

    private lazy var daysStepper: UIStepper = {
        let stepper = UIStepper()
        stepper.minimumValue = 1
        stepper.maximumValue = 60
        stepper.value = Double(plant.interval)
        stepper.addTarget(self, action: #selector(daysChanged(_:)), for: .valueChanged)
        return stepper
    }()

    private lazy var favoriteSwitch: UISwitch = {
        let toggle = UISwitch()
        toggle.isOn = plant.isFavorite
        toggle.addTarget(self, action: #selector(favoriteChanged(sender:)), for: .valueChanged)
        return toggle
    }()

    private lazy var deleteButton: UIButton = {
        let button = UIButton(type: .system)
        button.setTitle("Delete Plant", for: .normal)
        button.setTitleColor(.systemRed, for: .normal)
        button.addTarget(self, action: #selector(confirmDelete), for: .touchUpInside)
        return button
    }()

    init(plant: Plant, store: PlantStore) {
        self.plant = plant
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = .systemBackground
        title = plant.name.isEmpty ? "New Plant" : plant.name
        navigationItem.largeTitleDisplayMode = .never
        navigationItem.rightBarButtonItem = UIBarButtonItem(
            barButtonSystemItem: .save, target: self, action: #selector(save))
        view.addGestureRecognizer(UITapGestureRecognizer(target: view, action: #selector(UIView.endEditing(_:))))
        configureStack()
        update()
    }

    private func configureStack() {
        stack.axis = .vertical
        stack.spacing = 20
        stack.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(stack)
        stack.addArrangedSubview(nameField)
        stack.addArrangedSubview(roomField)
        stack.addArrangedSubview(makeRow(daysLabel, daysStepper))
        let favoriteLabel = UILabel()
        favoriteLabel.text = "Liked"
        stack.addArrangedSubview(makeRow(favoriteLabel, favoriteSwitch))
        if store.plant(plant.id) != nil { stack.addArrangedSubview(deleteButton) }
        NSLayoutConstraint.activate([
            stack.topAnchor.constraint(equalTo: view.safeAreaLayoutGuide.topAnchor, constant: 24),
            stack.leadingAnchor.constraint(equalTo: view.layoutMarginsGuide.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: view.layoutMarginsGuide.trailingAnchor),
        ])
    }

    private func makeField(_ placeholder: String, text: String) -> UITextField {
        let field = UITextField()
        field.placeholder = placeholder
        field.text = text
        field.borderStyle = .roundedRect
        field.delegate = self
        field.addTarget(self, action: #selector(textChanged(_:)), for: .editingChanged)
        return field
    }

    private func makeRow(_ label: UILabel, _ control: UIControl) -> UIStackView {
        let row = UIStackView(arrangedSubviews: [label, control])
        row.alignment = .center
        control.setContentHuggingPriority(.required, for: .horizontal)
        return row
    }

    private func update() {
        daysLabel.text = plant.interval == 1 ? "Every day" : "Every \(plant.interval) days"
        navigationItem.rightBarButtonItem?.isEnabled = !plant.name.isEmpty
    }

    // MARK: Actions

    @objc private func textChanged(_ sender: UITextField) {
        if sender === nameField {
            plant.name = sender.text ?? ""
        } else {
            plant.room = sender.text ?? ""
        }
        update()
    }

    @objc private func daysChanged(_ sender: UIStepper) {
        plant.interval = Int(sender.value)
        update()
    }

    @objc private func favoriteChanged(sender: UISwitch) {
        plant.isFavorite = sender.isOn
    }

    @objc private func save() {
        store.save(plant)
        close()
    }

    @objc private func confirmDelete() {
        let alert = UIAlertController(
            title: "Delete \(plant.name)?", message: "This can't be undone.", preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
        alert.addAction(
            UIAlertAction(title: "Delete", style: .destructive) { [weak self] _ in
                guard let self else { return }
                self.store.remove(self.plant.id)
                self.close()
            })
        present(alert, animated: true)
    }

    private func close() {
        if presentingViewController != nil {
            dismiss(animated: true)
        } else {
            navigationController?.popViewController(animated: true)
        }
    }
}

extension PlantViewController: UITextFieldDelegate {
    func textFieldShouldReturn(_ textField: UITextField) -> Bool {
        if textField === nameField {
            roomField.becomeFirstResponder()
        } else {
            textField.resignFirstResponder()
        }
        return true
    }
}
