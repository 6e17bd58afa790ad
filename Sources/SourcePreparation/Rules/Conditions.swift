extension SourcePreparer {
    /// Lets conditions hold that hold in an app for iOS.
    mutating func prepareConditions(_ conditions: SourceConditions) {
        for places in conditions.conditions {
            for place in places where source.spelling(place + 1) == "(" && places.contains(place + 2) {
                let argument = source.spelling(place + 2)
                switch source.spelling(place) {
                case "canImport" where AppleModules.headless.contains(argument):
                    replace((place + 2)..<(place + 3), by: "HeadlessUIKit")
                case "os" where argument == "iOS": replace(place..<(place + 4), by: "canImport(HeadlessUIKit)")
                case "os" where argument == "macOS": replace(place..<(place + 4), by: "!canImport(HeadlessUIKit)")
                default: break
                }
            }
        }
    }
}
