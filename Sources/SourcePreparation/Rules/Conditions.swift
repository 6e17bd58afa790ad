extension SourcePreparer {
    /// Rewrites conditions about UIKit and the operating system so that they have the same value in the headless build
    /// as in an iOS app. A condition about the Objective-C runtime that has an alternative is left as it is: the other
    /// branch is written for platforms whose Foundation lacks what the runtime provides. Code that is left out on Linux
    /// without an alternative is included.
    mutating func prepareConditions(_ conditions: SourceConditions) {
        for places in conditions.conditions {
            for place in places where source.spelling(place + 1) == "(" && places.contains(place + 2) {
                let argument = source.spelling(place + 2)
                switch source.spelling(place) {
                case "canImport" where argument == "ObjectiveC" && conditions.alternatives.contains(places.lowerBound):
                    break
                case "canImport" where AppleModules.headless.contains(argument):
                    replace((place + 2)..<(place + 3), by: "HeadlessUIKit")
                case "os" where argument == "iOS": replace(place..<(place + 4), by: "canImport(HeadlessUIKit)")
                case "os"
                where argument == "Linux" && source.spelling(place - 1) == "!"
                    && !conditions.alternatives.contains(places.lowerBound):
                    replace(place..<(place + 4), by: "(!canImport(HeadlessUIKit))")
                case "os" where argument == "macOS": replace(place..<(place + 4), by: "(!canImport(HeadlessUIKit))")
                case "canImport":
                    if case .replace(let other) = index.modules.answer(argument) {
                        replace((place + 2)..<(place + 3), by: other)
                    }
                default: break
                }
            }
        }
    }
}
