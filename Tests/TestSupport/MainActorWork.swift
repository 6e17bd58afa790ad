/// Lets the main actor do other work until something is so, or it has had ample opportunity.
@MainActor
package func letMainActorWork(until isDone: () -> Bool) async {
    var rounds = 0
    while !isDone(), rounds < 5_000_000 {
        await Task.yield()
        rounds += 1
    }
}
