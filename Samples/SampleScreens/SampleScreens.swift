import CellDirector
import TapReplay

/// The screens of the sample, for its command line and for tests.
@MainActor
public enum SampleScreens {
    /// All of them.
    public static var all: [ReplayScreen] {
        [feed, following, search, settings, todo, inbox, pictures, gallery, controls, stress]
    }

    /// People, pictures and messages.
    public static var feed: ReplayScreen {
        ReplayScreen(
            "feed", "the winners of the Turing Award, with Follow buttons, pictures and messages",
            load: People.load, make: { titled(FeedViewController(people: $0)) }
        )
        .command("refresh") { (feed: FeedViewController) in feed.refresh() }
    }

    /// The feed, and below it the people who are followed.
    public static var following: ReplayScreen {
        ReplayScreen(
            "following", "the feed, and below it the people who are followed: two lists that the bus keeps in step",
            load: People.load, make: { titled(FollowingViewController(people: $0)) }
        )
    }

    /// People to search, sort and shuffle.
    public static var search: ReplayScreen {
        ReplayScreen(
            "search", "the same people, to search as you type; the list changes while it is touched",
            load: People.load, make: { UINavigationController(rootViewController: SearchViewController(people: $0)) }
        )
        .command("sort-by-name") { (search: SearchViewController) in search.sortByName() }
        .command("sort-by-year") { (search: SearchViewController) in search.sortByYear() }
        .command("shuffle") { (search: SearchViewController) in search.shuffle() }
        .command("insert") { (search: SearchViewController) in search.insert() }
        .command("delete-first") { (search: SearchViewController) in search.deleteFirst() }
    }

    /// A hundred switches.
    public static var settings: ReplayScreen {
        ReplayScreen(
            "settings", "one hundred switches", load: { $0.rowCount ?? 100 },
            make: { titled(SettingsViewController(count: $0)) }
        )
        .command("reset") { (settings: SettingsViewController) in settings.reset() }
        .command("turn-on-soon") { (settings: SettingsViewController) in settings.turnOnSoon() }
    }

    /// A to-do list kept by hand.
    public static var todo: ReplayScreen {
        ReplayScreen(
            "todo", "a to-do list: add, rename in place, tick, reorder, swipe to flag or delete, undo",
            load: { settings in settings.rowCount.map { (0..<$0).map { "To-do \($0)" } } ?? ToDoList.titles },
            make: { titled(ToDoViewController(titles: $0)) })
    }

    /// Messages in a collection view.
    public static var inbox: ReplayScreen {
        ReplayScreen(
            "inbox", "messages: read, flag, swipe to archive or delete, pin and reorder", load: Messages.load,
            make: { titled(InboxViewController(messages: $0)) })
    }

    /// Rows of pictures in the rows of a table.
    public static var pictures: ReplayScreen {
        ReplayScreen(
            "pictures", "albums whose pictures scroll sideways: open one, like one; --rows says how many albums",
            load: { $0.rowCount ?? 40 },
            make: { titled(AlbumsViewController(count: $0)) })
    }

    /// Every kind of control.
    public static var controls: ReplayScreen {
        ReplayScreen("controls", "a café: controls of every kind, an alert, and a menu to search, edit and jump in") {
            titled(CafeViewController())
        }
    }

    /// Photos whose images arrive late.
    public static var gallery: ReplayScreen {
        ReplayScreen(
            "gallery", "photos whose images arrive when the network answers; --rows says how many",
            load: { $0.rowCount ?? 200 },
            make: { titled(GalleryViewController(count: $0)) }
        )
        .command("answer") { (gallery: GalleryViewController) in gallery.answer() }
        .command("reverse") { (gallery: GalleryViewController) in gallery.reverse() }
    }

    /// As many rows as `--rows` says.
    public static var stress: ReplayScreen {
        ReplayScreen(
            "stress", "rows of differing heights that count their taps; --rows says how many",
            load: { $0.rowCount ?? 1_000_000 },
            make: { UINavigationController(rootViewController: StressViewController(count: $0)) })
    }

    /// A page below a bar that writes its title large.
    private static func titled(_ page: UIViewController) -> UIViewController {
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }
}
