check("title", document.title, "✗ 2 scripts");
check("the first failed step is chosen", chosenWords(), 'expect row 1 shows "<\/script><b>שלום"');
check("its failure", document.querySelector(".failure").textContent.startsWith("it shows"), true);
check("a picture comes first", document.querySelectorAll("#detail .picture img").length, 1);
tab("Text");
check("what it meant", linesOf("meant").length, 1);
check("no element came of a text", document.querySelector("#detail b, #steps b"), null);

press("ArrowUp");
press("ArrowUp");
check("two steps up", chosenWords(), 'tap "Follow" in row 0');
check("before and after", Array.from(document.querySelectorAll("#detail h3"), (title) => title.textContent),
  ["Before", "After", "Dispatched"]);
tab("Picture");
check("pictures before and after", Array.from(document.querySelectorAll("#detail h3"), (title) => title.textContent),
  ["Before", "After", "One over the other", "Dispatched"]);
check("what changed is outlined", document.querySelectorAll("#detail .picture i").length > 1, true);
check("the finger", document.querySelectorAll("#detail .spot").length, 1);
tab("Text");
check("what changed", Array.from(document.querySelectorAll("#detail mark"), (mark) => mark.textContent),
  ["0", "[Follow]", "1", "[Following]"]);
check("who handles it", Array.from(document.querySelectorAll(".dispatches tbody td"), (cell) => cell.textContent).slice(0, 3),
  ["follow on row 0", "action", "1 handler, 1 observer"]);
press("n");
check("the next failed step", linesOf("meant").length, 1);
press("End");
const last = shown().at(-1);
check("the last", chosenWords(), last);
press("Home");
check("the first", chosenWords(), "screen feed");

const all = shown().length;
press("/");
check("the search has the keys", document.activeElement.id, "search");
look("flagged");
check("dispatches are searched", shown().some((words) => !words.includes("flagged")), true);
check("and only some steps have it", shown().length < all, true);
check("what is found is chosen", shown().includes(chosenWords()), true);
look("nothing has this");
check("nothing is found", [shown().length, find("none").hidden], [0, false]);
press("Escape");
check("all are back", shown().length, all);
find("failed").click();
check("only failed steps", shown().length, 1);
find("failed").click();

press("Home");
press("u");
check("unhandled dispatches", document.querySelectorAll(".unhandled").length > 0, true);
const light = getComputedStyle(document.body).backgroundColor;
press("t");
const dark = getComputedStyle(document.body).backgroundColor;
check("dark is another", light !== dark, true);
press("t");
check("light is back", getComputedStyle(document.body).backgroundColor, light);

dispatchEvent(new Event("beforeprint"));
check("each step is on paper", document.querySelectorAll("#paper ol > li").length, all);
check("the screen of the failed step is on paper", document.querySelectorAll("#paper .meant").length, 1);
dispatchEvent(new Event("afterprint"));
check("the paper is put away", find("paper"), null);
check("nothing came from the network", performance.getEntriesByType("resource").length, 0);
tell();
