import CellDirector
import Foundation
import ScreenPictures

/// Measures work whose cost must grow linearly, not quadratically, with the number of items.
///
/// Each kind of work is measured for k, 2k and 4k items. The largest number of items is up to ten times the number on a
/// real screen.
@MainActor
enum Growth: String, CaseIterable {
    case chain, chainEdit, selection, sections, sizes, actions, stack, tightStack, hiding
    case grids, estimates, tags, carousel
    case pushes, stackSet, tabs, childrenAdded, childrenRemoved
    case recognizers, chainedRecognizers, runs, filledStack

    var name: String {
        switch self {
        case .chain: "first layout of \(smallest) labels below one another"
        case .chainEdit: "… first edit after that"
        case .selection: "\(smallest) rows selected programmatically"
        case .sections: "\(smallest) titled sections loaded and shown"
        case .sizes: "scrolling through \(smallest) self-sizing items in a flow layout"
        case .actions: "\(smallest) actions added to a control"
        case .stack: "\(smallest) labels added to a stack one by one"
        case .tightStack: "… to a stack as tall as the screen"
        case .hiding: "\(smallest) labels in a stack hidden and shown again"
        case .grids: "\(smallest) sections of 100 items loaded and shown, every 100th sideways"
        case .estimates: "scrolling through \(smallest) items of estimated height"
        case .tags: "scrolling through \(smallest) items of estimated width, in lines"
        case .carousel: "scrolling sideways through \(smallest) items of estimated size"
        case .pushes: "\(smallest) controllers pushed"
        case .stackSet: "\(smallest) controllers set in a navigation controller"
        case .tabs: "\(smallest) tabs set"
        case .childrenAdded: "\(smallest) children with views added"
        case .childrenRemoved: "… removed again"
        case .recognizers: "one tap on a view with \(smallest) recognizers"
        case .chainedRecognizers: "… that require one another to fail"
        case .runs: "a picture of a text with \(smallest) runs"
        case .filledStack: "a stack filled view by view, with a layout each time"
        }
    }

    /// The smallest number of items for which the work is measured (k).
    var smallest: Int {
        switch self {
        case .chain, .chainEdit: 160
        case .selection, .sections: 4_000
        case .sizes, .grids: 1_000
        case .estimates, .tags, .carousel: 2_500
        case .actions: 800
        case .stack, .tightStack, .hiding, .pushes: 100
        case .stackSet, .tabs, .childrenAdded, .childrenRemoved: 400
        case .recognizers, .chainedRecognizers: 200
        case .runs: 500
        case .filledStack: 25
        }
    }

    /// Prepares the work for a number of items, and returns a closure that performs it.
    func prepared(_ count: Int) -> () -> Void {
        switch self {
        case .chain: chain(count).layOut
        case .chainEdit: firstEdit(count)
        case .selection: selection(count)
        case .sections: sections(count)
        case .sizes: sizes(count)
        case .actions: actions(count)
        case .stack: stack(count, isTight: false)
        case .tightStack: stack(count, isTight: true)
        case .hiding: hiding(count)
        case .grids: Grid(.columns, sections: count, items: 100).show
        case .estimates: scroll(.estimates, count)
        case .tags: scroll(.tags, count)
        case .carousel: scroll(.carousel, count)
        case .pushes: pushes(count)
        case .stackSet: stackSet(count)
        case .tabs: tabs(count)
        case .childrenAdded: children(count, removes: false)
        case .childrenRemoved: children(count, removes: true)
        case .recognizers: tap(count, isChained: false)
        case .chainedRecognizers: tap(count, isChained: true)
        case .runs: picture(count)
        case .filledStack: filledStack(count)
        }
    }

    // MARK: Constraints

    @MainActor
    private struct Chain {
        let screen = UIViewController()
        let labels: [UILabel]

        init(_ count: Int) {
            labels = (0..<count).map {
                let label = UILabel()
                label.text = "Label \($0)"
                label.translatesAutoresizingMaskIntoConstraints = false
                return label
            }
            guard let view = screen.view else { return }
            view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
            var above = view.topAnchor
            for label in labels {
                view.addSubview(label)
                NSLayoutConstraint.activate([
                    label.topAnchor.constraint(equalTo: above, constant: 8),
                    label.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 16),
                    label.trailingAnchor.constraint(lessThanOrEqualTo: view.trailingAnchor, constant: -16),
                ])
                above = label.bottomAnchor
            }
        }

        func layOut() {
            screen.view.layoutIfNeeded()
            precondition((labels.last?.frame.maxY ?? 0) > CGFloat(labels.count) * 20)
        }
    }

    private func chain(_ count: Int) -> Chain { Chain(count) }

    private func firstEdit(_ count: Int) -> () -> Void {
        let chain = Chain(count)
        chain.layOut()
        return {
            chain.labels.last?.font = .systemFont(ofSize: 30)
            chain.layOut()
        }
    }

    private func stack(_ count: Int, isTight: Bool) -> () -> Void {
        let (screen, stack) = makeStack(isTight: isTight)
        return {
            for index in 0..<count { stack.addArrangedSubview(label(index)) }
            screen.layoutIfNeeded()
        }
    }

    private func hiding(_ count: Int) -> () -> Void {
        let (screen, stack) = makeStack(isTight: false)
        for index in 0..<count { stack.addArrangedSubview(label(index)) }
        screen.layoutIfNeeded()
        return {
            for isHidden in [true, false] {
                for view in stack.arrangedSubviews { view.isHidden = isHidden }
                screen.layoutIfNeeded()
            }
            precondition(stack.frame.height > CGFloat(count) * 10)
        }
    }

    private func label(_ index: Int) -> UILabel {
        let label = UILabel()
        label.text = "Label \(index)"
        return label
    }

    private func makeStack(isTight: Bool) -> (UIView, UIStackView) {
        let (screen, stack) = (UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), UIStackView())
        stack.axis = .vertical
        screen.addSubview(stack)
        if isTight {
            stack.frame = screen.bounds
        } else {
            stack.translatesAutoresizingMaskIntoConstraints = false
            NSLayoutConstraint.activate([
                stack.topAnchor.constraint(equalTo: screen.topAnchor),
                stack.bottomAnchor.constraint(equalTo: screen.bottomAnchor),
                stack.leadingAnchor.constraint(equalTo: screen.leadingAnchor),
                stack.widthAnchor.constraint(equalTo: screen.widthAnchor),
            ])
        }
        return (screen, stack)
    }

    private func actions(_ count: Int) -> () -> Void {
        let button = UIButton(type: .system)
        return {
            for _ in 0..<count { button.addAction(UIAction { _ in }, for: .touchUpInside) }
        }
    }

    private func filledStack(_ count: Int) -> () -> Void {
        let (screen, stack) = makeStack(isTight: false)
        return {
            for index in 0..<count {
                stack.addArrangedSubview(label(index))
                screen.layoutIfNeeded()
            }
        }
    }

    // MARK: Controllers

    private func shown(_ container: UIViewController) -> UIViewController {
        container.view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
        container.beginAppearanceTransition(true, animated: false)
        container.endAppearanceTransition()
        return container
    }

    private func pushes(_ count: Int) -> () -> Void {
        let navigation = UINavigationController(rootViewController: UIViewController())
        _ = shown(navigation)
        let pages = (0..<count).map { _ in UIViewController() }
        return {
            for page in pages { navigation.pushViewController(page, animated: false) }
            precondition(navigation.viewControllers.count == count + 1)
        }
    }

    private func stackSet(_ count: Int) -> () -> Void {
        let navigation = UINavigationController(rootViewController: UIViewController())
        _ = shown(navigation)
        let pages = (0..<count).map { _ in UIViewController() }
        return {
            navigation.setViewControllers(pages, animated: false)
            navigation.setViewControllers(pages.reversed(), animated: false)
            precondition(navigation.viewControllers.count == count)
        }
    }

    private func tabs(_ count: Int) -> () -> Void {
        let tabs = UITabBarController()
        _ = shown(tabs)
        let pages = (0..<count).map { _ in UIViewController() }
        return {
            tabs.setViewControllers(pages, animated: false)
            tabs.view.layoutIfNeeded()
            precondition(tabs.tabBar.items?.count == count)
        }
    }

    private func children(_ count: Int, removes: Bool) -> () -> Void {
        let parent = shown(UIViewController())
        let children = (0..<count).map { _ in UIViewController() }
        func add() {
            for child in children {
                parent.addChild(child)
                parent.view.addSubview(child.view)
                child.didMove(toParent: parent)
            }
            parent.view.layoutIfNeeded()
        }
        guard removes else { return add }
        add()
        return {
            for child in children {
                child.willMove(toParent: nil)
                child.view.removeFromSuperview()
                child.removeFromParent()
            }
            precondition(parent.children.isEmpty)
        }
    }

    // MARK: Touches and texts

    private func tap(_ count: Int, isChained: Bool) -> () -> Void {
        let (root, view) = (UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844)), UIView())
        view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        root.addSubview(view)
        var taps: [UITapGestureRecognizer] = []
        for _ in 0..<count {
            let tap = UITapGestureRecognizer()
            if isChained, let last = taps.last { last.require(toFail: tap) }
            view.addGestureRecognizer(tap)
            taps.append(tap)
        }
        return {
            do { try Finger().tap(view) } catch { preconditionFailure("\(error)") }
            withExtendedLifetime((root, taps)) {}
        }
    }

    private func picture(_ count: Int) -> () -> Void {
        let text = NSMutableAttributedString(string: "")
        for run in 0..<count {
            let color: UIColor = run.isMultiple(of: 2) ? .systemRed : .systemBlue
            text.append(NSAttributedString(string: "word ", attributes: [.foregroundColor: color]))
        }
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 390, height: 100_000))
        label.numberOfLines = 0
        label.attributedText = text
        return { precondition(!ScreenPicture(of: label).svg.isEmpty) }
    }

    // MARK: Lists

    private func selection(_ count: Int) -> () -> Void {
        let table = makeTable()
        let director = TableDirector(tableView: table, items: people(count), bus: CellActionBus())
        table.allowsMultipleSelection = true
        table.layoutIfNeeded()
        return {
            for row in 0..<count {
                table.selectRow(at: IndexPath(row: row, section: 0), animated: false, scrollPosition: .none)
            }
            precondition(table.indexPathsForSelectedRows?.count == count)
            withExtendedLifetime(director) {}
        }
    }

    private func sections(_ count: Int) -> () -> Void {
        let sections = people(count).enumerated().map { TableSection(id: $0, headerTitle: "Title \($0)", rows: [$1]) }
        return {
            let table = makeTable()
            let director = TableDirector(tableView: table, sections: sections, bus: CellActionBus())
            table.layoutIfNeeded()
            withExtendedLifetime(director) {}
        }
    }

    private final class Tile: UICollectionViewCell, ConfigurableCell {
        private let label = UILabel()

        override init(frame: CGRect) {
            super.init(frame: frame)
            label.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(label)
            NSLayoutConstraint.activate([
                label.topAnchor.constraint(equalTo: contentView.topAnchor),
                label.leadingAnchor.constraint(equalTo: contentView.leadingAnchor),
                label.trailingAnchor.constraint(equalTo: contentView.trailingAnchor),
                label.bottomAnchor.constraint(equalTo: contentView.bottomAnchor),
            ])
        }

        @available(*, unavailable)
        required init?(coder: NSCoder) { nil }

        func configure(data person: Person) {
            label.text = String(repeating: "person ", count: 1 + person.id % 5)
        }
    }

    private func scroll(_ kind: Grid.Kind, _ count: Int) -> () -> Void {
        let grid = Grid(kind, sections: 1, items: count)
        grid.show()
        return grid.scrollToEnd
    }

    private func sizes(_ count: Int) -> () -> Void {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = UICollectionViewFlowLayout.automaticSize
        let list = UICollectionView(
            frame: CGRect(x: 0, y: 0, width: 390, height: 844), collectionViewLayout: layout)
        let tiles = (0..<count).map {
            CollectionCellConfigurator<Tile, Person>(item: Person(id: $0, name: ""))
        }
        let director = CollectionDirector(collectionView: list, items: tiles, bus: CellActionBus())
        list.layoutIfNeeded()
        return {
            while list.contentOffset.y < list.contentSize.height - list.bounds.height {
                list.contentOffset.y = min(
                    list.contentOffset.y + list.bounds.height, list.contentSize.height - list.bounds.height)
                list.layoutIfNeeded()
            }
            withExtendedLifetime(director) {}
        }
    }
}
