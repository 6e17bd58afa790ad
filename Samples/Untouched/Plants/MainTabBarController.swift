import UIKit

class MainTabBarController: UITabBarController {
    private let store: PlantStore

    init(store: PlantStore) {
        self.store = store
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) {
        fatalError("init(coder:) has not been implemented")
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.tintColor = .leaf
        viewControllers = [
            makeTab(GardenViewController(store: store), title: "Garden", symbol: "leaf"),
            makeTab(TodayViewController(store: store), title: "Today", symbol: "drop"),
        ]
        NotificationCenter.default.addObserver(
            self, selector: #selector(plantsDidChange), name: .plantsDidChange, object: store)
        plantsDidChange()
    }

    deinit {
        NotificationCenter.default.removeObserver(self)
    }

    private func makeTab(_ controller: UIViewController, title: String, symbol: String) -> UINavigationController {
        controller.title = title
        let navigation = UINavigationController(rootViewController: controller)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        return navigation
    }

    @objc private func plantsDidChange() {
        let count = store.thirsty.count
        viewControllers?.last?.tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
    }
}
