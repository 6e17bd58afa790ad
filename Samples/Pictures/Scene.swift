import SampleScreens
import TapReplay

/// A sample screen, and the steps that are played before its picture is drawn.
struct Scene {
    let screen: String
    /// A title that distinguishes the scenes of one screen.
    var title: String?
    let steps: [String]

    var name: String { title.map { "\(screen) \($0)" } ?? screen }

    static let all = [
        Scene(screen: "feed", steps: ["tap \"Follow\" in row 0", "tap \"Follow\" in row 2"]),
        Scene(screen: "todo", steps: ["tap id \"box\" in row 0", "swipe row 1 right fully", "swipe row 2 left"]),
        Scene(screen: "todo", title: "keyboard", steps: ["type \"Call mum\" into id \"new\""]),
        Scene(screen: "packing", steps: ["drag row \"Camera\" to row \"Map\"", "drag row \"Keys\" into row \"Bag\""]),
        Scene(
            screen: "cooking",
            steps: ["tap row \"Carrot salad\" in list id \"recipes\"", "tap row 0 in list id \"steps\""]),
        Scene(screen: "inbox", steps: ["tap row 0"]),
        Scene(screen: "pictures", steps: ["tap id \"heart\" in row 1 in row 0"]),
        Scene(screen: "store", steps: ["tap id \"add\" in row 0 of section 2", "scroll right by 300 in section 0"]),
        Scene(
            screen: "store", title: "orders",
            steps: ["scroll right by 250 in section 1", "scroll to bottom", "swipe row 1 of section 3 left"]),
        Scene(
            screen: "store", title: "basket",
            steps: [
                "tap id \"add\" in row 0 of section 2", "tap id \"add\" in row 1 of section 2", "choose tab \"Basket\"",
            ]),
        Scene(screen: "wall", steps: ["scroll down by 400", "tap id \"pin\" in row 5 of section 0"]),
        Scene(screen: "controls", steps: ["step stepper in row 0 up", "toggle switch in row 0"]),
        Scene(screen: "controls", title: "menu", steps: ["tap id \"milk\""]),
        Scene(screen: "controls", title: "context menu", steps: ["long-press row \"Affogato\""]),
        Scene(screen: "controls", title: "alert", steps: ["tap \"Order\""]),
        Scene(screen: "search", steps: ["type \"compl\" into id \"search\"", "tap \"Follow\" in row 0"]),
        Scene(screen: "gallery", steps: ["run answer"]),
        Scene(screen: "reading", steps: ["tap \"More\" in row 0", "toggle switch in row 1"]),
        Scene(screen: "settings", steps: ["toggle row 0", "toggle row 2"]),
        Scene(screen: "following", steps: ["tap \"Follow\" in row 0 in list id \"feed\""]),
    ]
}

/// The device, interface style and text size for a picture.
struct Surroundings {
    let name: String
    let steps: [String]

    static let all = [
        Surroundings(name: "light", steps: ["device \"iPhone 16\""]),
        Surroundings(name: "dark", steps: ["device \"iPhone 16\"", "style dark"]),
        Surroundings(
            name: "largest text",
            steps: ["device \"iPhone 16\"", "text size accessibilityExtraExtraExtraLarge"]),
        Surroundings(name: "iPhone SE", steps: ["device \"iPhone SE\""]),
        Surroundings(name: "iPad mini", steps: ["device \"iPad mini\""]),
    ]
}

/// A picture of a scene.
struct ScenePicture {
    let scene: String
    let summary: String
    let surroundings: String
    let svg: String

    /// The picture inside a device frame, for use in a guide.
    var framed: String {
        let sides = svg.matches(of: /(?:width|height)="(\d+)"/).prefix(2).map { Int($0.1) ?? 0 }
        guard sides.count == 2 else { return svg }
        let (width, height) = (sides[0] + 20, sides[1] + 20)
        let screen = "width=\"\(sides[0])\" height=\"\(sides[1])\" rx=\"38\""
        return """
            <svg xmlns="http://www.w3.org/2000/svg" width="\(width)" height="\(height)" viewBox="-10 -10 \(width) \(height)">\
            <clipPath id="device"><rect \(screen)/></clipPath><g clip-path="url(#device)">
            \(svg)</g><rect \(screen) fill="none" stroke="#8e8e93" stroke-width="2"/></svg>

            """
    }

    /// The name of the picture's file.
    var file: String { "\(scene)-\(surroundings).svg".lowercased().replacing(" ", with: "-") }

    /// Returns a picture of each scene in each of the surroundings, ordered by scene. Steps that fail, for example
    /// because their row is off screen, are ignored.
    @MainActor
    static func all() async throws -> [ScenePicture] {
        var pictures: [ScenePicture] = []
        for scene in Scene.all {
            guard let screen = SampleScreens.all.first(where: { $0.name == scene.screen }) else { continue }
            for surroundings in Surroundings.all {
                var options = ReplayPlayer.Options()
                options.reportsSteps = true
                options.reportsPictures = true
                let player = ReplayPlayer(screens: [screen], options: options)
                var svg: String?
                player.onStep = { svg = $0.picture ?? svg }
                let steps = surroundings.steps + ["screen \(screen.name)"] + scene.steps
                _ = try await player.play(.text(steps.joined(separator: "\n"), name: screen.name))
                guard let svg else { continue }
                pictures.append(
                    ScenePicture(
                        scene: scene.name, summary: scene.title == nil ? screen.summary : "",
                        surroundings: surroundings.name, svg: svg))
            }
        }
        return pictures
    }
}
