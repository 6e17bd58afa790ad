/// Yields the main actor repeatedly until a condition is met, or until a maximum number of attempts is reached.
@MainActor
package func letMainActorWork(until isDone: () -> Bool) async {
    var rounds = 0
    while !isDone(), rounds < 5_000_000 {
        await Task.yield()
        rounds += 1
    }
}
