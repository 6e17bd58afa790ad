import XCTest

@testable import TapReplay
@testable import TapReplayCommand

/// Tests the parsing of command-line options, and the error messages.
final class ReplayOptionsTests: XCTestCase {
    private func error(_ arguments: String...) -> String? {
        do {
            _ = try ReplayOptions(arguments)
            return nil
        } catch {
            return error.message
        }
    }

    func testEveryOptionIsRead() throws {
        let options = try ReplayOptions([
            "--data", "d.json", "--rows=7", "--tag", "@smoke", "--tag=cart", "--show", "--trace", "-", "--junit",
            "j.xml", "--html", "p.html", "--update", "--stop",
            "--quiet", "a.taps", "-",
            "--",
            "--b.taps",
        ])
        XCTAssertEqual(options.scripts, ["a.taps", "-", "--b.taps"])
        XCTAssertEqual(options.dataFile, "d.json")
        XCTAssertEqual(options.rowCount, 7)
        XCTAssertEqual(options.trace, "-")
        XCTAssertEqual(options.page, "p.html")
        XCTAssertEqual(options.junit, "j.xml")
        XCTAssertEqual(options.tags, ["smoke", "cart"])
        XCTAssert(options.showsEachStep && options.stopsAtFirstFailure && options.isQuiet)
        XCTAssert(options.updatesSnapshots)
        XCTAssertNil(options.request)
    }

    func testRequestsNeedNoScript() throws {
        XCTAssertEqual(try ReplayOptions(["--help"]).request, .help)
        XCTAssertEqual(try ReplayOptions(["-h", "--version"]).request, .help)
        XCTAssertEqual(try ReplayOptions(["--version"]).request, .version)
        XCTAssertEqual(try ReplayOptions(["--screens"]).request, .screens)
    }

    func testNothingToPlayIsRefused() {
        XCTAssertEqual(error(), "no script given; use - for standard input, and --help for help")
        XCTAssertEqual(error("--"), "no script given; use - for standard input, and --help for help")
        XCTAssertEqual(error(""), "the name of a script is empty")
        XCTAssertEqual(error("-", "-"), "standard input can be read only once")
    }

    func testUnknownOptionsSuggestTheNearest() {
        XCTAssertEqual(error("--rwos", "3"), "there is no option --rwos; did you mean --rows?")
        XCTAssertEqual(error("-x"), "there is no option -x; --help lists the options")
    }

    func testMissingValuesAreRefused() {
        XCTAssertEqual(error("a", "--data"), "missing value for --data: expected a file")
        XCTAssertEqual(error("a", "--tag"), "missing value for --tag: expected a name")
        XCTAssertEqual(error("a", "--rows="), "missing value for --rows: expected a number")
        XCTAssertEqual(
            error("--trace", "--show", "a"), "missing value for --trace: expected a file, found --show")
        XCTAssertEqual(error("--show=yes", "a"), "--show takes no value, but got \"yes\"")
    }

    func testACheckWritesNothing() throws {
        XCTAssert(try ReplayOptions(["--check", "--quiet", "--data=d", "--tag=a", "a"]).isCheckOnly)
        for option in [
            "--from=2", "--show", "--trace=t", "--html=p", "--film=f", "--pictures=p", "--junit=j", "--update",
            "--jobs=2",
            "--stop", "--outlines",
        ] {
            XCTAssertEqual(
                error("--check", option, "a"),
                "--check plays no script, so it can't be combined with \(option.split(separator: "=")[0])")
        }
    }

    func testOptionsOfATraceNeedATrace() {
        for name in ["--trace-screens", "--trace-all"] {
            XCTAssertEqual(error(name, "a"), "\(name) needs --trace, which writes the trace")
            XCTAssertNil(error(name, "--trace=t", "a"))
        }
    }

    func testPicturesNeedAFolder() {
        XCTAssertEqual(error("--pictures=", "a"), "missing value for --pictures: expected a folder")
        XCTAssertEqual(
            error("--pictures=-", "a"), "--pictures needs a folder, and can't write to standard output")
    }

    func testAReportNeedsItsOwnFile() {
        XCTAssertEqual(error("--junit=j", "--trace=j", "a"), "--trace and --junit can't write to the same file")
        XCTAssertNil(error("--junit=j", "--trace=-", "a"))
        XCTAssertNil(error("--junit=./-", "--trace=-", "a"))
    }

    func testAPathIsTheSameHoweverItIsSpelled() throws {
        let folder = try SampleCommand.folder(in: self)
        try FileManager.default.createSymbolicLink(atPath: "\(folder)/link", withDestinationPath: folder)
        XCTAssertEqual(
            error("--trace=out.new", "--junit=./out.new", "a"), "--trace and --junit can't write to the same file")
        XCTAssertEqual(
            error("--html=\(folder)/out", "--junit=\(folder)/link/out", "a"),
            "--html and --junit can't write to the same file")
        try Data().write(to: URL(fileURLWithPath: "\(folder)/out"))
        XCTAssertEqual(
            error("--html=\(folder)/out", "--trace=\(folder)//out", "a"),
            "--trace and --html can't write to the same file")
        XCTAssertNil(error("--html=\(folder)/out", "--trace=\(folder)/other", "a"))
    }

    func testOptionsUnusedByASessionAreRefused() throws {
        for option in [
            "--tag=x", "--from=2", "--show", "--trace=t", "--trace-screens", "--trace-all", "--html=p", "--outlines",
            "--junit=j",
            "--update", "--watch", "--jobs=2", "--shard=1/2", "--durations=j", "--output=x", "--seed=1", "--fuzz=1",
            "--stop", "--check",
            "--quiet",
        ] {
            let name = option.split(separator: "=")[0]
            XCTAssertEqual(
                error("--data=d", option, "--interactive=feed", "--check"),
                "--interactive can be combined with --data and --rows, but not with \(name)")
        }
        XCTAssertNil(error("--interactive=feed", "--rows=3", "--data", "d"))
        XCTAssertEqual(try ReplayOptions(["--interactive=feed", "--help"]).request, .help)
    }

    func testAWatchPrintsFailuresOnlyAndStops() throws {
        let options = try ReplayOptions(["--job=0/2", "--watch", "--jobs=2", "a", "b"])
        XCTAssert(options.isQuiet && options.stopsAtFirstFailure)
        XCTAssertEqual(
            error("--watch", "--show", "a"), "--watch prints only failures, so it can't be combined with --show")
    }

    func testUpdatingInSeveralJobsCannotBeCombinedWithStoppingOrWatching() throws {
        for name in ["--stop", "--watch"] {
            XCTAssertEqual(
                error(name, "--update", "--jobs=2", "a", "b"),
                "--jobs and --update can't be combined with \(name): the snapshots of skipped scripts "
                    + "would be written, too")
            XCTAssertNil(error(name, "--update", "--jobs=1", "a", "b"))
        }
        XCTAssertNil(error("--update", "--jobs=2", "a", "b"))
    }

    func testTheFirstLineIsANumberAndNeedsASingleScript() throws {
        XCTAssertEqual(try ReplayOptions(["--from", "7", "a"]).firstLine, 7)
        for value in ["0", "-1", "x", "99999999999999999999"] {
            XCTAssertEqual(
                error("--from=\(value)", "a"), "invalid value \"\(value)\" for --from: expected a line number")
        }
        XCTAssertEqual(error("--from=2", "a", "b"), "--from is for a single script")
    }

    func testTheNumberOfJobsIsFrom1To64() throws {
        XCTAssertEqual(try ReplayOptions(["--jobs", "4", "a"]).jobCount, 4)
        for value in ["0", "65", "x"] {
            XCTAssertEqual(
                error("--jobs=\(value)", "a"), "invalid value \"\(value)\" for --jobs: expected a number from 1 to 64")
        }
        XCTAssertEqual(
            error("--jobs=2", "-"), "standard input can be read only once; --watch and --jobs need files")
        let share = try ReplayOptions(["--job=2/3", "--jobs", "7", "a"])
        XCTAssertEqual([share.job, share.jobCount], [2, 3])
        XCTAssertNil(try ReplayOptions(["--jobs", "7", "a"]).job)
    }

    func testAShardNeedsAValidPartAndNamedScripts() throws {
        let options = try ReplayOptions(["--shard", "2/5", "--durations=j.xml", "a"])
        XCTAssertEqual(options.shard, ReplayShard("2/5"))
        XCTAssertEqual(options.durations, "j.xml")
        for value in ["0/5", "6/5", "5", "x"] {
            XCTAssertEqual(
                error("--shard", value, "a"),
                "invalid value \"\(value)\" for --shard: expected a part such as 2/5, of at most 1000")
        }
        XCTAssertEqual(error("--shard"), "missing value for --shard: expected a part")
        XCTAssertEqual(
            error("--shard=1/2", "-"), "--shard assigns scripts by name, and standard input has none")
        XCTAssertEqual(error("--durations=j", "a"), "--durations is for the parts that --shard makes")
    }

    func testTheOptionsOfAMergeAreParsed() throws {
        let options = try ReplayOptions(["merge", "--junit", "all.xml", "1.xml", "2.xml"])
        XCTAssertEqual(options.command, .merge)
        XCTAssertEqual(options.scripts, ["1.xml", "2.xml"])
        XCTAssertEqual(error("merge", "1.xml"), "merge needs --html, --junit or --trace, to know where to write")
        XCTAssertEqual(
            error("merge", "--junit=all.xml"),
            "merge needs reports, as in `merge --junit all.xml part-1.xml part-2.xml`")
        XCTAssertEqual(
            error("merge", "--quiet", "--junit=a", "b"), "merge takes --html, --junit and --trace, but not --quiet")
        XCTAssertEqual(try ReplayOptions(["merge", "--help"]).request, .help)
        // `merge` is also a valid name for a script file.
        XCTAssertNil(try ReplayOptions(["--", "merge"]).command)
        XCTAssertNil(try ReplayOptions(["./merge"]).command)
    }

    func testAFirstScriptUsesOneScreen() throws {
        let options = try ReplayOptions(["new", "feed", "-o", "feed.taps", "--rows=3"])
        XCTAssertEqual(options.command, .new)
        XCTAssertEqual(options.scripts, ["feed"])
        XCTAssertEqual(options.newScript, "feed.taps")
        XCTAssertEqual(error("new"), "new needs the name of one screen, as in `new feed`")
        XCTAssertEqual(error("new", "a", "b"), "new needs the name of one screen, as in `new feed`")
        XCTAssertEqual(error("new", "a", "--quiet"), "new takes --output, --data and --rows, but not --quiet")
        XCTAssertEqual(
            error("a", "-o", "b"),
            "--output is for the script that new or --fuzz writes, as in `new feed --output a.taps`")
    }

    func testRandomTouchesUseOneScreen() throws {
        let options = try ReplayOptions(["--fuzz-job=7", "--fuzz", "1.5", "--seed=42", "feed", "-o", "found.taps"])
        XCTAssertEqual(options.fuzzSeconds, 1.5)
        XCTAssertEqual(options.seed, 42)
        XCTAssertEqual(options.fuzzJob, "7")
        XCTAssertEqual(options.newScript, "found.taps")
        for value in ["0", "-1", "x", "nan", "inf", "86401"] {
            XCTAssertEqual(
                error("--fuzz", value, "a"),
                "invalid value \"\(value)\" for --fuzz: expected a number of seconds, at most 86400")
        }
        XCTAssertEqual(error("--fuzz=1"), "--fuzz needs the name of one screen, as in `--fuzz 10 feed`")
        XCTAssertEqual(
            error("--fuzz=1", "--quiet", "a"), "--fuzz takes --seed, --output, --data and --rows, but not --quiet")
        XCTAssertEqual(error("--seed=1", "a"), "--seed is for the touches of --fuzz")
        XCTAssertEqual(error("--seed=-1", "a"), "invalid value \"-1\" for --seed: expected a whole number")
    }

    func testASessionAndAWatchAreRequested() throws {
        XCTAssertEqual(try ReplayOptions(["--interactive", "feed"]).interactiveScreen, "feed")
        XCTAssertEqual(error("--interactive"), "missing value for --interactive: expected a name")
        XCTAssertEqual(
            error("--interactive=feed", "a"), "--interactive writes a new script; remove the names of scripts")
        XCTAssert(try ReplayOptions(["--watch", "a"]).isWatching)
        XCTAssertEqual(error("--watch"), "no script given; use - for standard input, and --help for help")
    }

    func testTheNumberOfRowsIsFrom0To10Million() {
        for value in ["abc", "-5", "10000001", "99999999999999999999", "1.5", " 3"] {
            XCTAssertEqual(
                error("--rows=\(value)", "a"),
                "invalid value \"\(value)\" for --rows: expected a number from 0 to 10000000"
            )
        }
        XCTAssertNil(error("--rows", "10000000", "a"))
        XCTAssertNil(error("--rows=0", "a"))
    }

    func testTheHelpFitsATerminalOf80Columns() throws {
        let lines = try SampleCommand.call(["--help"]).output.split(separator: "\n")
        XCTAssertEqual(lines.filter { $0.displayWidth > 80 }, [])
        XCTAssertGreaterThan(lines.count, 80)
    }

    func testTheStrictOptionIsParsed() throws {
        XCTAssertFalse(try ReplayOptions(["a"]).isStrict)
        XCTAssertTrue(try ReplayOptions(["--strict", "a"]).isStrict)
    }
}
