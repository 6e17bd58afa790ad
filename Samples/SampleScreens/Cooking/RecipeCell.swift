import CellDirector

/// A cell for a recipe: its symbol, its name, and how many steps are done.
final class RecipeCell: UITableViewCell, ConfigurableCell {
    func configure(data recipe: Recipe) {
        var content = defaultContentConfiguration()
        content.text = recipe.name
        content.image = UIImage(systemName: recipe.symbol)
        let (done, count) = (recipe.stepsDone, recipe.steps.count)
        content.secondaryText = done == 0 ? "\(count) steps" : done == count ? "Ready" : "\(done) of \(count) steps"
        contentConfiguration = content
    }
}

typealias RecipeConfig = TableCellConfigurator<RecipeCell, Recipe>

/// A cell for a step of a recipe. It has a checkmark if the step is done.
final class StepCell: UITableViewCell, ConfigurableCell {
    func configure(data step: RecipeStep) {
        var content = defaultContentConfiguration()
        content.text = step.text
        content.textProperties.color = step.isDone ? .secondaryLabel : .label
        contentConfiguration = content
        accessoryType = step.isDone ? .checkmark : .none
    }
}

typealias StepConfig = TableCellConfigurator<StepCell, RecipeStep>
