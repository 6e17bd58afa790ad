// Helpers for the checks of a page. The page's own script has run, so its names are available.
const wrong = [];
let checks = 0;
function check(what, is, shouldBe) {
  checks++;
  const [one, other] = [JSON.stringify(is), JSON.stringify(shouldBe)];
  if (one !== other) wrong.push(`${what}: ${one}, not ${other}`);
}
const press = (key) => document.activeElement.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true }));
const look = (text) => { find("search").value = text; find("search").dispatchEvent(new Event("input")); };
const chosenWords = () => document.querySelector("[aria-current=true] .words")?.textContent;
const shown = () => Array.from(document.querySelectorAll("#steps .row:not([hidden]) .words"), (words) => words.textContent);
const linesOf = (name) => Array.from(document.querySelectorAll(`#detail .${name}`), (line) => line.textContent.trim());
const tab = (title) => Array.from(document.querySelectorAll(".tabs button")).find((button) => button.textContent === title)?.click();
addEventListener("error", (event) => wrong.push(event.message));
function tell(more = "") {
  document.body.dataset.check = wrong.length ? wrong.join("; ") : `all passed (${checks})${more}`;
}
