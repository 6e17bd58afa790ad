import CellDirector

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

/// A command line that replays scripts on a program's screens.
///
///     @main struct ReplayTaps {
///         static func main() async {
///             exit(await ReplayCommand(name: "replay-taps", version: "1.0.0", screens: [feed, settings]).run())
///         }
///     }
///
/// Its exit status is 0 if every step held, 1 if one did not, 2 if the call, a script or the data is wrong.
@MainActor
public struct ReplayCommand {
    private let name: String
    private let version: String
    private let screens: [ReplayScreen]
    private let examples: [String]
    private let bus: CellActionBus

    /// A command line for a program's screens. The examples are calls for the help to show, without the program's name;
    /// the bus is that of the screens' directors.
    public init(
        name: String, version: String, screens: [ReplayScreen], examples: [String] = [], bus: CellActionBus = .default
    ) {
        self.name = name
        self.version = version
        self.screens = screens
        self.examples = examples
        self.bus = bus
    }

    /// Does what the arguments say.
    ///
    /// - Returns: The exit status.
    public func run(_ arguments: [String] = Array(CommandLine.arguments.dropFirst())) async -> Int32 {
        StandardStreams.fillGaps()
        do {
            let options = try ReplayOptions(arguments)
            switch options.request {
            case .help: print(help)
            case .version: print("\(name) \(version)")
            case .screens: print(screenList)
            case nil: return try await replay(options)
            }
            return 0
        } catch let mistake as ReplayOptions.Mistake {
            return refuse("\(name): \(mistake.message)")
        } catch {
            return refuse("\(error)")
        }
    }

    private func refuse(_ message: String) -> Int32 {
        ReplayPrinter.write(message + "\n", to: STDERR_FILENO)
        return 2
    }

    // MARK: Replaying

    /// Checks all scripts before the first is played.
    private func replay(_ options: ReplayOptions) async throws -> Int32 {
        let settings = ReplaySettings(dataFile: options.dataFile, rowCount: options.rowCount)
        if let path = options.dataFile { try ReplayDataFile.checkPresence(of: path) }
        let printer = ReplayPrinter(isQuiet: options.isQuiet, usesStandardError: options.trace == "-")
        var playerOptions = ReplayPlayer.Options()
        playerOptions.stopsAtFirstFailure = options.stopsAtFirstFailure
        playerOptions.showsEachStep = options.showsEachStep
        playerOptions.reportsSteps = !options.isQuiet || options.trace != nil
        playerOptions.reportsProgress = printer.showsProgress
        let player = ReplayPlayer(screens: screens, settings: settings, options: playerOptions, bus: bus)

        let sources = try options.scripts.map {
            try ($0 == "-" ? ScriptSource.standardInput : .file(path: $0)).spooled()
        }
        let wrong = check(sources, player, options.isCheckOnly ? printer : nil)
        if !wrong.isEmpty { return refuse(wrong.joined(separator: "\n")) }
        if options.isCheckOnly { return 0 }

        // A replay that is refused leaves an earlier trace as it is.
        let read = options.scripts.filter { $0 != "-" } + [options.dataFile].compactMap(\.self)
        let trace = try options.trace.map { try ReplayTrace(path: $0, sparing: read) }
        player.onStep = { step in
            trace?.write(step)
            printer.step(step)
        }
        player.onFailure = printer.failure
        player.onShow = printer.show
        player.onProgress = printer.progress
        return try await play(sources, player, printer, trace, options)
    }

    private func play(
        _ sources: [ScriptSource], _ player: ReplayPlayer, _ printer: ReplayPrinter, _ trace: ReplayTrace?,
        _ options: ReplayOptions
    ) async throws -> Int32 {
        var status: Int32 = 0
        for (number, source) in sources.enumerated() {
            printer.begin(source.name)
            let report = try await player.play(source)
            printer.end(report)
            if !report.isSuccess { status = 1 }
            if status != 0, options.stopsAtFirstFailure {
                printer.leftOut(sources[(number + 1)...].map(\.name))
                break
            }
        }
        try trace?.close()
        return status
    }

    /// All that is wrong with all scripts and their data, in one go.
    private func check(_ sources: [ScriptSource], _ player: ReplayPlayer, _ printer: ReplayPrinter?) -> [String] {
        var wrong: [String] = []
        for source in sources {
            do {
                let summary = try player.check(source)
                printer?.checked(source.name, summary)
            } catch {
                let message = "\(error)"
                if !wrong.contains(message) { wrong.append(message) }
            }
        }
        return wrong
    }

    // MARK: Texts

    private var screenList: String {
        let width = screens.map(\.name.count).max() ?? 0
        return screens.map { screen in
            let name = screen.name.padding(toLength: width, withPad: " ", startingAt: 0)
            let commands = screen.commandNames.isEmpty ? "" : "   run: " + screen.commandNames.joined(separator: ", ")
            return "\(name)   \(screen.summary)\(commands)"
        }.joined(separator: "\n")
    }

    private var help: String {
        let options = ReplayOptions.all.map { option in
            let call = option.name + (option.value.map { " \($0)" } ?? "")
            return "  \(call.padding(toLength: 14, withPad: " ", startingAt: 0))\(option.help)"
        }
        var lines = [
            "Replays scripts of taps on lists, without a screen.", "",
            "usage: \(name) [options] script …     - is standard input", "",
        ]
        lines += options
        lines += [
            "", Self.language, "", "Screens:",
            screenList.split(separator: "\n").map { "  \($0)" }.joined(separator: "\n"),
        ]
        if !examples.isEmpty { lines += ["", "Examples:"] + examples.map { "  \(name) \($0)" } }
        lines += ["", "Exit status: 0 all held, 1 something did not, 2 the call, a script or the data is wrong."]
        return lines.joined(separator: "\n")
    }

    private static let language = """
        A script is plain text, one step a line; # begins a comment. Rows, sections and controls count from 0.
          screen NAME                  open a screen
          tap ROW | CONTROL            ROW: row 3, row 3 of section 1, row first, row last, row "Ada", row id "ada"
          long-press ROW | CONTROL     CONTROL: "Follow" in row 3, id "follow" in row 3, switch in row 3, button 1 in header
          toggle CONTROL | ROW         a switch
          select ROW, deselect ROW     tap a row that is not selected, or is
          swipe ROW left | right [fully]   open its actions, which are buttons then; fully: do the first
          delete ROW, insert ROW       swipe, or tap the minus, and tap Delete; tap the plus
          move ROW to ROW              drag it by its handle; to the place after the last row of another section, too
          tap accessory of ROW         its detail button
          tap index "M"                at the side of the list
          choose "Share"               in the open menu; in a submenu: choose "Move" > "Inbox"
          dismiss menu                 tap beside it
          type "…" into FIELD          at its end, \\n is Return; FIELD: field, field 1, id "search"
          type "…" over FIELD          in place of its text
          clear FIELD                  empty a text field
          slide SLIDER to NUMBER       SLIDER: slider in row 3
          step STEPPER up | down [N times]   STEPPER: stepper in row 3
          scroll to ROW | top | bottom, scroll by POINTS, scroll up | down | left | right by POINTS
                                       down and right show what lies there
          run NAME                     a command of the screen's own
          wait until CONDITION [for N seconds]
          expect CONDITION
          expect TOUCH refused [because "…"]
          show                         print the screen: [Button], (disabled), ⟦typed▏⟧, ⟦(placeholder)⟧, ▸ selected, and
                                       before what changed since the last: + came, ~ looks different, ↑ ↓ moved
        A list in a row, or another list of the screen, is named after the row or the rows:
          row 3 in row 5, row 3 of section 1 in list id "photos", 80 rows in list 1, rows 0 to 3 in row 5 are visible,
          scroll right by 200 in row 5
        PLACE is ROW, header [of section N], footer [of section N], list, menu, alert or screen. CONDITION is one of
          80 rows [in section 0], 2 sections, rows 0 to 12 are visible
          selection is row 3, row 5, or: no selection
          PLACE | CONTROL  shows "…", does not show "…", contains "…", does not contain "…"
            (a slider or stepper shows its number, segments the selected one)
          PLACE | CONTROL  is [not] visible, hidden, enabled, disabled, selected, highlighted, editing, swiped, on, off,
            empty (a field in which nothing is typed, though it shows its placeholder, or a list without rows)
          title is [not] "…"
          [not] dispatched NAME [on ROW | header | footer] [with VALUE] [N times], or: nothing dispatched
            (by the last step that did something; what nobody handles of the list's own counts as nothing)
        Variables stand for texts and numbers; inside a text they are written \\(name):
          let who be "Ada"             tap row $who, expect row 3 shows "Book \\(n)"
          remember CONTROL | ROW as who    what it shows
        Blocks of steps, which may lie in each other, end with a line that says end:
          repeat 3 times, or: repeat for n from 0 to 9
        """
}
