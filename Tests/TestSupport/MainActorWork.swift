/// Yields the main actor until a condition is met, for a limited number of rounds.
@MainActor
package func letMainActorWork(until isDone: () -> Bool) async {
    var rounds = 0
    while !isDone(), rounds < 5_000_000 {
        await Task.yield()
        rounds += 1
    }
}
