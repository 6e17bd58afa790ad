import CellDirector

/// A tab bar controller for the store's front page and the basket. A badge shows the number of products in the basket.
final class StoreViewController: UITabBarController {
    private var store = Store()
    private lazy var frontPage = FrontPageViewController { [weak self] in self?.change($0) }
    private lazy var basket = BasketViewController { [weak self] in self?.change($0) }

    override func viewDidLoad() {
        super.viewDidLoad()
        viewControllers = [tab(frontPage, "Store", "house.fill"), tab(basket, "Basket", "bag.fill")]
        show()
    }

    private func tab(_ page: UIViewController, _ title: String, _ symbol: String) -> UIViewController {
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        navigation.tabBarItem = UITabBarItem(title: title, image: UIImage(systemName: symbol), selectedImage: nil)
        return navigation
    }

    private func change(_ body: (inout Store) -> Void) {
        let bought = store.purchases.count
        body(&store)
        show()
        // After a purchase, selects the tab of the front page, which lists the orders.
        if store.purchases.count > bought { selectedIndex = 0 }
    }

    private func show() {
        frontPage.show(store)
        basket.show(store)
        (frontPage.navigationController?.topViewController as? DepartmentViewController)?.show(store)
        let count = store.basketCount
        viewControllers?.last?.tabBarItem.badgeValue = count == 0 ? nil : "\(count)"
    }
}
