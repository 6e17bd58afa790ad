/// A dish, and the steps to cook it.
struct Recipe: Hashable, Identifiable {
    let id: Int
    let name: String
    let symbol: String
    var steps: [RecipeStep]

    init(id: Int, _ name: String, _ symbol: String, steps: [String]) {
        (self.id, self.name, self.symbol) = (id, name, symbol)
        self.steps = steps.enumerated().map { RecipeStep(id: $0, text: $1) }
    }

    /// The number of steps that are done.
    var stepsDone: Int { steps.count(where: \.isDone) }

    static let all = [
        Recipe(
            id: 0, "Pancakes", "sun.max.fill",
            steps: ["Mix flour, milk and eggs", "Let it rest for ten minutes", "Bake them in butter"]),
        Recipe(
            id: 1, "Lentil soup", "flame.fill",
            steps: [
                "Fry onions and carrots", "Add the lentils and water", "Cook for half an hour", "Season with cumin",
            ]),
        Recipe(id: 2, "Carrot salad", "leaf.fill", steps: ["Grate the carrots", "Stir in lemon and oil"]),
        Recipe(
            id: 3, "Mint tea", "cup.and.saucer.fill",
            steps: ["Boil water", "Pour it over the leaves", "Wait five minutes"]),
    ]
}

/// A step of a recipe.
struct RecipeStep: Hashable, Identifiable {
    let id: Int
    let text: String
    var isDone = false
}
