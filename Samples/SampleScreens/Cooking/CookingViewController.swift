import CellDirector

/// Recipes beside the steps of the chosen one. Where there is little width, the steps are a page of their own.
final class CookingViewController: UISplitViewController, UISplitViewControllerDelegate {
    private var recipes = Recipe.all
    private let list = RecipesViewController()
    private let steps = StepsViewController()

    init() {
        super.init(style: .doubleColumn)
        delegate = self
        preferredDisplayMode = .oneBesideSecondary
        preferredSplitBehavior = .tile
        setViewController(list, for: .primary)
        setViewController(steps, for: .secondary)
        list.onChoose = { [weak self] in self?.choose($0) }
        steps.onTick = { [weak self] in self?.tick($0, of: $1) }
        list.show(recipes)
        steps.show(recipes[0])
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    /// The recipes come first where there is one column.
    func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: Column
    ) -> Column { .primary }

    private func choose(_ recipe: Recipe) {
        steps.show(recipe)
        show(.secondary)
    }

    private func tick(_ step: RecipeStep, of recipe: Recipe) {
        guard let index = recipes.firstIndex(where: { $0.id == recipe.id }),
            let place = recipes[index].steps.firstIndex(where: { $0.id == step.id })
        else { return }
        recipes[index].steps[place].isDone.toggle()
        list.show(recipes)
        steps.show(recipes[index])
    }
}

/// The column with the recipes.
final class RecipesViewController: UITableViewController {
    var onChoose: ((Recipe) -> Void)?
    private lazy var director = TableDirector(tableView: tableView, items: [])

    init() {
        super.init(style: .insetGrouped)
        title = "Recipes"
        tableView.accessibilityIdentifier = "recipes"
        director.actionsProxy.on(.didSelect, owner: self) { (self, c: RecipeConfig, cell) in self.onChoose?(c.item) }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ recipes: [Recipe]) { director.update(items: recipes.map { RecipeConfig(item: $0) }) }
}

/// The column with the steps of a recipe. A tap ticks a step off, and another tap takes that back.
final class StepsViewController: UITableViewController {
    var onTick: ((RecipeStep, Recipe) -> Void)?
    private var recipe: Recipe?
    private lazy var director = TableDirector(tableView: tableView, items: [])

    init() {
        super.init(style: .insetGrouped)
        tableView.accessibilityIdentifier = "steps"
        director.actionsProxy.on(.didSelect, owner: self) { (self, c: StepConfig, cell) in
            if let recipe = self.recipe { self.onTick?(c.item, recipe) }
        }
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    func show(_ recipe: Recipe) {
        self.recipe = recipe
        title = recipe.name
        director.update(items: recipe.steps.map { StepConfig(item: $0) })
    }
}
