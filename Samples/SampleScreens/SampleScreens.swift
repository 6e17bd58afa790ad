import CellDirector
import TapReplay

/// The sample screens, for the command-line tool and for tests.
@MainActor
public enum SampleScreens {
    /// All sample screens.
    public static var all: [ReplayScreen] {
        [
            feed, following, search, settings, todo, packing, cooking, inbox, pictures, store, wall, gallery, controls,
            reading, stress,
        ]
    }

    /// A description of the data file's format. It is part of the summary of each screen that shows people.
    private static let peopleData =
        #"; --data is {"people": [{"id", "name", "year", "field"}]}; --rows repeats them to give that many"#

    /// A feed of people, pictures and messages.
    public static var feed: ReplayScreen {
        ReplayScreen(
            "feed", "the winners of the Turing Award, with Follow buttons, pictures and messages" + peopleData,
            load: People.load, make: { titled(FeedViewController(people: $0)) }
        )
        .command("refresh") { (feed: FeedViewController) in feed.refresh() }
    }

    /// The feed, with the followed people below it.
    public static var following: ReplayScreen {
        ReplayScreen(
            "following",
            "the feed, and below it the people who are followed: two lists that the bus keeps in step" + peopleData,
            load: People.load, make: { titled(FollowingViewController(people: $0)) }
        )
    }

    /// A list of people that can be searched, sorted and shuffled.
    public static var search: ReplayScreen {
        ReplayScreen(
            "search", "the same people, to search as you type; the list changes while it is touched" + peopleData,
            load: People.load, make: { UINavigationController(rootViewController: SearchViewController(people: $0)) }
        )
        .command("sort-by-name") { (search: SearchViewController) in search.sortByName() }
        .command("sort-by-year") { (search: SearchViewController) in search.sortByYear() }
        .command("shuffle") { (search: SearchViewController) in search.shuffle() }
        .command("insert") { (search: SearchViewController) in search.insert() }
        .command("delete-first") { (search: SearchViewController) in search.deleteFirst() }
    }

    /// A list of switches, one hundred by default.
    public static var settings: ReplayScreen {
        ReplayScreen(
            "settings", "one hundred switches; --rows says how many", load: { $0.rowCount ?? 100 },
            make: { titled(SettingsViewController(count: $0)) }
        )
        .command("reset") { (settings: SettingsViewController) in settings.reset() }
        .command("turn-on-soon") { (settings: SettingsViewController) in settings.turnOnSoon() }
    }

    /// A to-do list that the user can edit and reorder.
    public static var todo: ReplayScreen {
        ReplayScreen(
            "todo",
            "a to-do list: add, rename in place, tick, reorder, swipe to flag or delete, undo; --rows says how many",
            load: { settings in settings.rowCount.map { (0..<$0).map { "To-do \($0)" } } ?? ToDoList.titles },
            make: { titled(ToDoViewController(titles: $0)) })
    }

    /// Two lists whose rows can be dragged from one to the other.
    public static var packing: ReplayScreen {
        ReplayScreen(
            "packing", "things at home and in the suitcase: drag them from one list to the other, and into a bag"
        ) {
            titled(PackingViewController())
        }
    }

    /// Recipes in a split view.
    public static var cooking: ReplayScreen {
        ReplayScreen("cooking", "recipes beside their steps in a split view; a phone shows one after the other") {
            CookingViewController()
        }
    }

    /// An inbox in a collection view.
    public static var inbox: ReplayScreen {
        ReplayScreen(
            "inbox",
            "messages: read, flag, swipe to archive or delete, pin and reorder; --data is "
                + #"{"messages": [{"id", "sender", "subject", "text"}]}; --rows repeats them to give that many"#,
            load: Messages.load,
            make: { titled(InboxViewController(messages: $0)) })
    }

    /// A table whose rows contain carousels of pictures.
    public static var pictures: ReplayScreen {
        ReplayScreen(
            "pictures", "albums whose pictures scroll sideways: open one, like one; --rows says how many albums",
            load: { $0.rowCount ?? 40 },
            make: { titled(AlbumsViewController(count: $0)) })
    }

    /// A store with a front page and a basket. Each section of the front page has its own layout.
    public static var store: ReplayScreen {
        ReplayScreen("store", "a store: offers to page through, departments that scroll sideways, cards and orders") {
            StoreViewController()
        }
    }

    /// A wall of postcards, whose layout positions the postcards itself.
    public static var wall: ReplayScreen {
        ReplayScreen(
            "wall", "postcards in columns, by season: pin one, throw one away; --rows says how many seasons",
            load: { $0.rowCount ?? 8 },
            make: { titled(WallViewController(seasons: $0)) })
    }

    /// A café: an order form with all kinds of controls, and a menu of drinks.
    public static var controls: ReplayScreen {
        ReplayScreen("controls", "a café: controls of every kind, an alert, and a menu to search, edit and jump in") {
            titled(CafeViewController())
        }
    }

    /// A reading list whose rows are SwiftUI views.
    public static var reading: ReplayScreen {
        ReplayScreen("reading", "a reading list whose rows are SwiftUI views in cells; a summary opens in its row") {
            titled(ReadingViewController())
        }
    }

    /// A gallery with images that are loaded asynchronously.
    public static var gallery: ReplayScreen {
        ReplayScreen(
            "gallery", "photos whose images arrive when the network answers; --rows says how many",
            load: { $0.rowCount ?? 200 },
            make: { titled(GalleryViewController(count: $0)) }
        )
        .command("answer") { (gallery: GalleryViewController) in gallery.answer() }
        .command("reverse") { (gallery: GalleryViewController) in gallery.reverse() }
    }

    /// A list with one million rows, or with as many rows as `--rows` specifies.
    public static var stress: ReplayScreen {
        ReplayScreen(
            "stress", "rows of differing heights that count their taps; --rows says how many",
            load: { $0.rowCount ?? 1_000_000 },
            make: { UINavigationController(rootViewController: StressViewController(count: $0)) })
    }

    /// Returns a navigation controller that has large titles and the given page as its root.
    private static func titled(_ page: UIViewController) -> UIViewController {
        let navigation = UINavigationController(rootViewController: page)
        navigation.navigationBar.prefersLargeTitles = true
        return navigation
    }
}
