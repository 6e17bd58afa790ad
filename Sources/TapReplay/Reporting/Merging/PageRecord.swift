/// A record in the JSON of a page.
enum PageRecord {
    /// The start of a script, with the name to display.
    case script(String)
    case step(PageStep)
    /// The end of a script, with the number of played steps, failed steps and so on.
    case end([String: Int])
}

extension PageRecord: Decodable {
    private enum Keys: CodingKey {
        case script, played
    }

    init(from decoder: any Decoder) throws {
        let object = try decoder.container(keyedBy: Keys.self)
        if object.contains(.script) {
            self = .script(try object.decode(String.self, forKey: .script))
        } else if object.contains(.played) {
            self = .end(try decoder.singleValueContainer().decode([String: Int].self))
        } else {
            self = .step(try PageStep(from: decoder))
        }
    }
}

extension PageReporter {
    /// Adds the records of a script from another page, within the limits of this page.
    ///
    /// - Returns: Whether all screens could be reconstructed.
    func take(_ records: [PageRecord], of script: String) -> Bool {
        var lines = ScreenDifference.Lines()
        begin(script, shownAs: script)
        var (screen, picture): ([String]?, [String]?) = (nil, nil)
        for record in records {
            switch record {
            case .script: break
            case .step(var step):
                if let difference = step.screen {
                    guard difference.fits(screen ?? []) else { return false }
                    screen = difference.applied(to: screen ?? [])
                }
                step.picture?.lengthen(&lines)
                if let difference = step.picture {
                    guard difference.fits(picture ?? []) else { return false }
                    picture = difference.applied(to: picture ?? [])
                }
                let gap = step.gap ?? 0
                (step.screen, step.picture, step.gap) = (nil, nil, nil)
                take(step, after: gap, leaving: screen, picture)
            case .end(let counts): end(counts)
            }
        }
        return true
    }
}
