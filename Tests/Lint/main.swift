import Foundation

// Checks the sources, the tests and the documentation as text. `--record` first writes the lists of public names again.
// Prints each complaint with its place and exits with 1 if there are any.

let repository = Repository.current
let isRecording = CommandLine.arguments.dropFirst() == ["--record"]
guard isRecording || CommandLine.arguments.count == 1 else {
    print("usage: lint [--record]")
    exit(2)
}
let rules: [any Rule] = [
    Layers(), PublicSurface(isRecording: isRecording), Preconcurrency(), MainThread(), ControllerMethods(), Wording(),
    Guides(),
    Readme(),
]
var complaints: [String] = []
for rule in rules {
    do {
        complaints += try rule.complaints(in: repository)
    } catch {
        complaints.append("\(type(of: rule)) can't be checked: \(error)")
    }
}
for complaint in complaints { print(complaint) }
print(complaints.isEmpty ? "\(rules.count) rules, no complaint" : "complaints: \(complaints.count)")
exit(complaints.isEmpty ? 0 : 1)
