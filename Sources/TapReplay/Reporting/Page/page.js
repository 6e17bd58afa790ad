"use strict";
const find = (id) => document.getElementById(id);
const make = (tag, name, ...content) => {
  const element = document.createElement(tag);
  if (name) element.className = name;
  element.append(...content);
  return element;
};
const lasting = (ms) => ms < 1000 ? `${ms} ms` : ms < 60000 ? `${(ms / 1000).toFixed(1)} s`
  : `${Math.floor(ms / 60000)} min ${Math.floor(ms / 1000) % 60} s`;
const count = (number, noun) => `${number.toLocaleString("en")} ${noun}${number === 1 ? "" : "s"}`;

// The played scripts.

// A line of a picture that occurred before is represented by its number.
const scripts = [], steps = [], lines = [];
for (const record of JSON.parse(find("replay").textContent)) {
  if ("script" in record) {
    scripts.push({ name: record.script, first: steps.length });
    lines.length = 0;
  }
  else if ("played" in record) Object.assign(scripts.at(-1), record);
  else {
    record.picture = record.picture?.map((part) =>
      typeof part === "string" ? lines[lines.push(part) - 1] : typeof part === "number" ? lines[part] : part);
    steps.push(Object.assign(record, { script: scripts.length - 1 }));
  }
}
const isFirst = (index) => index === 0 || steps[index - 1].script !== steps[index].script;
const opens = (step) => /^\s*screen\s/.test(step.step);
const handled = (step) => (step.dispatches ?? []).filter((dispatch) => !dispatch.unhandled);

// Each step contains only the difference from the previous screen, so complete screens are cached at regular
// intervals.
const stride = 64, remembered = { screen: [null], picture: [null] };
const applied = (screen, parts) => {
  if (!parts) return screen;
  if (parts.length === 0) return null;
  return parts.flatMap((part) => typeof part === "string" ? [part] : screen.slice(part[0], part[0] + part[1]));
};
function after(index, kind = "screen") {
  const known = remembered[kind];
  let at = Math.min(Math.floor((index + 1) / stride), known.length - 1);
  let screen = known[at];
  for (let i = at * stride; i <= index; i++) {
    screen = applied(isFirst(i) ? null : screen, steps[i][kind]);
    if ((i + 1) % stride === 0) known[(i + 1) / stride] = screen;
  }
  return screen;
}
const before = (index, kind) =>
  isFirst(index) || opens(steps[index]) || steps[index].gap ? null : after(index - 1, kind);

// Each picture is a separate image, so that its contents can't affect the page. The touches are drawn over it.

function imageOf(title, lines) {
  const image = make("img", "");
  image.src = "data:image/svg+xml," + encodeURIComponent(lines.join("\n"));
  image.alt = title;
  return image;
}
function pictured(title, lines, touch, areas = []) {
  const size = /width="([\d.]+)" height="([\d.]+)"/.exec(lines[0]) ?? [0, 390, 844];
  const frame = make("div", "picture", imageOf(title, lines));
  frame.style.aspectRatio = `${size[1]} / ${size[2]}`;
  if (touch) {
    const [x, y, dx, dy, isLong] = touch, svg = "http://www.w3.org/2000/svg";
    const layer = document.createElementNS(svg, "svg");
    layer.setAttribute("viewBox", `0 0 ${size[1]} ${size[2]}`);
    const shape = (name, attributes) => {
      const element = document.createElementNS(svg, name);
      for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
      layer.append(element);
    };
    if (dx || dy) shape("path", { d: `M${x} ${y}l${dx} ${dy}`, class: "way" });
    if (isLong) shape("circle", { cx: x, cy: y, r: 28, class: "spot" });
    shape("circle", { cx: x + dx, cy: y + dy, r: 16, class: "spot" });
    frame.append(layer);
  }
  for (const area of areas) {
    const box = make("i", "");
    box.style.inset = `${100 * area.y / size[2]}% ${100 - 100 * (area.x + area.width) / size[1]}% `
      + `${100 - 100 * (area.y + area.height) / size[2]}% ${100 * area.x / size[1]}%`;
    frame.append(box);
  }
  return make("section", "", make("h3", "", title), frame);
}

// One picture on top of the other, with a movable edge between them.
function slid(earlier, later) {
  const section = pictured("One over the other", earlier), frame = section.lastChild;
  const top = imageOf("After", later), edge = make("div", "edge"), slider = make("input", "");
  Object.assign(slider, { type: "range", min: 0, max: 100, value: 50, ariaLabel: "Edge between the two pictures" });
  slider.oninput = () => {
    top.style.clipPath = `inset(0 0 0 ${slider.value}%)`;
    edge.style.left = `${slider.value}%`;
  };
  slider.oninput();
  frame.append(top, edge);
  section.append(slider);
  return section;
}

// The views of a picture: the position of each view, and what the view itself draws, without its subviews.
function views(lines) {
  const found = [];
  const root = new DOMParser().parseFromString(lines.join("\n"), "image/svg+xml").documentElement;
  const visit = (element, x, y, owner) => {
    const move = /^translate\(([-\d.]+)(?: ([-\d.]+))?\)/.exec(element.getAttribute("transform") ?? "");
    if (move) { x += +move[1]; y += +(move[2] ?? 0); }
    if (element.tagName === "g") {
      const size = /([\d.]+)×([\d.]+)$/.exec(element.firstElementChild?.tagName === "title" ? element.firstElementChild.textContent : "");
      const view = size ? { x, y, width: +size[1], height: +size[2], drawn: element.getAttribute("opacity") ?? "" } : owner;
      if (size) found.push(view);
      for (const child of element.children) if (child.tagName !== "title") visit(child, x, y, view);
    } else if (owner) owner.drawn += element.outerHTML;
  };
  for (const child of root.children) if (child.tagName === "g") visit(child, 0, 0, null);
  return found.filter((view) => view.drawn);
}
// The areas of the views that were added, removed, moved or changed between two pictures.
function changedAreas(earlier, later) {
  const key = (view) => JSON.stringify(view), [one, other] = [views(earlier), views(later)];
  const [before, after] = [new Set(one.map(key)), new Set(other.map(key))];
  const hasArea = (view) => view.width * view.height > 0;
  return [one.filter((view) => !after.has(key(view)) && hasArea(view)), other.filter((view) => !before.has(key(view)) && hasArea(view))];
}
function pictures(index) {
  const step = steps[index], earlier = before(index, "picture"), later = after(index, "picture");
  if (!later) return null;
  const isSame = earlier && earlier.length === later.length && earlier.every((line, i) => line === later[i]);
  if (step.comparison) {
    const { expected, actual, changes } = step.comparison, areas = (key) => changes.map((each) => each[key]).filter(Boolean);
    const [one, other] = [expected.split("\n"), actual.split("\n")];
    return make("div", "pictures", pictured("Expected", one, null, areas("before")),
      pictured("Now", other, null, areas("after")), slid(one, other));
  }
  // A step that failed outlines the view that it acts on or checks.
  const failing = step.subject ? [{ x: step.subject[0], y: step.subject[1], width: step.subject[2], height: step.subject[3] }] : [];
  const isChange = earlier && !isSame && !opens(step);
  const [gone, came] = isChange ? changedAreas(earlier, later) : [[], []];
  const parts = earlier && (!isSame || step.touch)
    ? [pictured("Before", earlier, step.touch, gone), pictured(isSame ? "After, unchanged" : "After", later, null, step.subject ? failing : came),
      ...(isSame ? [] : [slid(earlier, later)])]
    : [pictured(isSame ? "The screen, unchanged" : "The screen", later, null, failing)];
  return make("div", "pictures", ...parts);
}

// A script that is played on several devices, or in several styles, has a run for each of them. A step's pictures in all
// runs are shown beside each other.

const runOf = (script) => /^(.*) \(([^()]*)\)$/.exec(scripts[script].name);
let sameSteps = null;
function inOtherRuns(index) {
  if (!sameSteps) {
    sameSteps = { keys: [], indices: new Map() };
    const counts = new Map();
    steps.forEach((step, at) => {
      const line = `${step.script} ${step.file ?? ""} ${step.line}`, round = counts.get(line) ?? 0;
      counts.set(line, round + 1);
      const key = JSON.stringify([runOf(step.script)?.[1] ?? step.script, step.file ?? "", step.line, round]);
      sameSteps.keys.push(key);
      if (!sameSteps.indices.has(key)) sameSteps.indices.set(key, []);
      sameSteps.indices.get(key).push(at);
    });
  }
  return sameSteps.indices.get(sameSteps.keys[index]);
}
function runs(index) {
  const all = inOtherRuns(index);
  if (!hasPictures || all.length < 2) return make("div", "");
  const each = all.map((at) => {
    const step = steps[at], picture = after(at, "picture");
    const button = make("button", step.failure === undefined ? "run" : "run bad",
      ...(picture ? [imageOf("", picture)] : []),
      make("span", "", make("b", "mark", mark(step)), ` ${runOf(step.script)?.[2] ?? scripts[step.script].name}`));
    button.type = "button";
    if (at === index) button.setAttribute("aria-current", "true");
    button.onclick = () => choose(at);
    return button;
  });
  return make("section", "", make("h3", "", `This step in ${all.length} runs`), make("div", "runs", ...each));
}

// The difference between two screens: the lines of the longest common subsequence are unchanged. A removed line
// followed by an added line counts as a changed line.

function common(one, two) {
  const n = one.length, m = two.length, pairs = new Map();
  if (n * m > 1e6) return pairs;
  const lengths = Array.from({ length: n + 1 }, () => new Uint16Array(m + 1));
  for (let i = n - 1; i >= 0; i--) for (let j = m - 1; j >= 0; j--) {
    lengths[i][j] = one[i] === two[j] ? lengths[i + 1][j + 1] + 1 : Math.max(lengths[i + 1][j], lengths[i][j + 1]);
  }
  for (let i = 0, j = 0; i < n && j < m;) {
    if (one[i] === two[j]) pairs.set(i++, j++);
    else if (lengths[i + 1][j] >= lengths[i][j + 1]) i++; else j++;
  }
  return pairs;
}
function compared(before, after) {
  const marks = { before: [], after: [], pairs: new Map() }, kept = common(before, after);
  for (let i = 0, j = 0; i <= before.length; i++, j++) {
    const gone = [], came = [];
    while (i < before.length && !kept.has(i)) gone.push(i++);
    for (const end = kept.get(i) ?? after.length; j < end; j++) came.push(j);
    const isChange = gone.length === came.length;
    gone.forEach((line, index) => {
      marks.before[line] = isChange ? "changed" : "gone";
      if (isChange) marks.pairs.set(line, came[index]);
    });
    for (const line of came) marks.after[line] = isChange ? "changed" : "came";
  }
  return marks;
}
// Marks the words of a line that another line does not contain.
function inked(line, other) {
  const words = line.match(/\S+/g) ?? [], kept = common(words, other.match(/\S+/g) ?? []);
  let word = 0;
  return (line.match(/\S+|\s+/g) ?? []).map((part) =>
    part.trim() === "" || kept.has(word++) ? part : make("mark", "", part));
}
function drawn(title, screen, marks, others, meant = []) {
  const box = make("pre", "screen");
  screen.forEach((line, index) => {
    const other = others?.(index);
    const element = make("span", meant.includes(index) ? "meant" : marks?.[index] ?? "",
      ...(other === undefined ? [line || " "] : inked(line, other)), "\n");
    box.append(element);
  });
  return make("section", "", make("h3", "", title), box);
}
let showsText = false;
const hasPictures = steps.some((step) => step.picture);
function screens(index) {
  const seen = hasPictures && !showsText ? pictures(index) : null;
  const shown = seen ?? texts(index);
  if (!hasPictures) return shown;
  const tabs = [["Picture", false], ["Text", true]].map(([title, isText]) => {
    const tab = make("button", "", title);
    tab.type = "button";
    tab.setAttribute("aria-pressed", String(isText === (seen === null)));
    tab.onclick = () => { showsText = isText; show(chosen); };
    return tab;
  });
  return make("div", "", make("div", "tabs", ...tabs), shown);
}
function texts(index) {
  const step = steps[index], earlier = before(index), later = after(index);
  if (!later) return make("p", "none", "There is no screen.");
  const isSame = earlier && earlier.length === later.length && earlier.every((line, i) => line === later[i]);
  if (!earlier || isSame) {
    const title = opens(step) || (!earlier && !step.gap) ? "The screen" : isSame ? "The screen, unchanged" : "After";
    return make("div", "screens", drawn(title, later, null, null, step.meant));
  }
  const marks = compared(earlier, later);
  const back = new Map(Array.from(marks.pairs, ([from, to]) => [to, from]));
  return make("div", "screens",
    drawn("Before", earlier, marks.before, (line) => later[marks.pairs.get(line)]),
    drawn("After", later, marks.after, (line) => earlier[back.get(line)], step.meant));
}

// The dispatches.

let showsUnhandled = false;
const hearing = (dispatch) => [
  dispatch.handlers > 0 ? count(dispatch.handlers, "handler") : "no handler",
  ...(dispatch.observers ? [`, ${count(dispatch.observers, "observer")}`] : []),
  ...(dispatch.stopped ? [", stopped by a gate"] : []),
].join("");
function dispatched(step) {
  const all = step.dispatches ?? [], unhandled = all.length - handled(step).length;
  const box = make("div", "");
  if (all.length === 0) return box;
  box.append(make("h3", "", "Dispatched"));
  if (unhandled > 0) {
    const check = make("input", "");
    check.type = "checkbox";
    check.checked = showsUnhandled;
    check.onchange = () => { showsUnhandled = check.checked; show(chosen); };
    box.append(make("label", "toggle", check, `also unhandled dispatches of the list (${unhandled})`));
  }
  const shown = showsUnhandled ? all : handled(step);
  if (shown.length > 0) {
    const table = make("table", "dispatches"), head = make("tr", "");
    head.append(make("th", "", "what"), make("th", "", "kind"), make("th", "", "handled by"),
      make("th", "cell", "cell"));
    table.append(make("thead", "", head));
    const body = make("tbody", "");
    for (const dispatch of shown) {
      const what = make("td", "", dispatch.text + (dispatch.more ? ` and ${dispatch.more} more` : ""));
      what.style.paddingLeft = `${10 + 18 * Math.min(dispatch.depth, 12)}px`;
      if (dispatch.depth > 0) what.prepend("↳ ");
      const row = make("tr", dispatch.unhandled ? "unhandled" : "", what, make("td", "", dispatch.kind),
        make("td", dispatch.stopped ? "stopped" : "", hearing(dispatch)), make("td", "cell", dispatch.cell));
      body.append(row);
    }
    table.append(body);
    box.append(table);
  } else {
    box.append(make("p", "none", "No dispatch with a handler."));
  }
  if (step.moreDispatches) box.append(make("p", "none", `${step.moreDispatches} more ${step.moreDispatches === 1 ? "is" : "are"} left out.`));
  return box;
}

// The steps.

const place = (step) => `${step.file ?? scripts[step.script].name}:${step.line}` + (step.column ? `:${step.column}` : "");
const mark = (step) => step.failure !== undefined ? "✗" : step.knownFailure !== undefined ? "–" : "✓";
const verdict = (step) =>
  step.failure !== undefined ? "failed" : step.knownFailure !== undefined ? "known to fail" : "passed";
const rows = steps.map((step, index) => {
  const calls = handled(step).length;
  const words = make("span", "words", step.step);
  // A script that is played by `play` is in another file, whose name is shown.
  if (step.file && (isFirst(index) || steps[index - 1].file !== step.file)) {
    words.prepend(make("small", "file", step.file.split("/").at(-1)));
  }
  const button = make("button", "", make("span", "number", String(step.line)),
    make("span", "mark", mark(step)), words,
    ...(step.ms ? [make("span", "time", lasting(step.ms))] : []),
    make("span", "count", (calls ? `→${calls}` : "") + (step.screen && !opens(step) ? " ±" : "")));
  button.type = "button";
  button.title = [place(step), verdict(step), ...(calls ? [`dispatched ${calls}`] : []),
    ...(step.screen ? ["the screen changed"] : [])].join(", ");
  button.onclick = () => choose(index, narrow.matches && index === chosen && find("detail").isConnected);
  return make("li", step.failure === undefined ? "row" : "row bad", button);
});
const heads = scripts.map((script) => {
  const words = [count(script.played ?? 0, "step"),
    script.failed ? `${script.failed} failed` : script.skipped || script.knownCount ? "" : "all passed",
    script.knownCount ? `${script.knownCount} known to fail` : "",
    script.skipped ? `${script.skipped} skipped` : "",
    script.ms !== undefined ? lasting(script.ms) : ""].filter(Boolean).join(", ");
  return make("li", "script", script.name + " ", make("small", "", words));
});
const list = make("div", "");
const leftOut = (number) => make("li", "gap", `${count(number, "step")} left out of this page`);
scripts.forEach((script, number) => {
  list.append(heads[number]);
  for (let i = script.first; i < (scripts[number + 1]?.first ?? steps.length); i++) {
    if (steps[i].gap) list.append(leftOut(steps[i].gap));
    list.append(rows[i]);
  }
  if (script.leftOut) list.append(leftOut(script.leftOut));
});
find("steps").append(...list.childNodes);

const sum = (key) => scripts.reduce((total, script) => total + (script[key] ?? 0), 0);
const failures = steps.flatMap((step, index) => step.failure === undefined ? [] : [index]);
{
  const title = scripts.length === 1 ? scripts[0].name : count(scripts.length, "script");
  const bad = sum("failed"), skipped = sum("skipped");
  find("title").textContent = title;
  document.title = `${bad || skipped ? "✗" : "✓"} ${title}`;
  find("total").append(`${count(sum("played"), "step")}, `,
    make("b", bad || skipped ? "bad" : "", bad ? `${bad} failed` : skipped ? `${skipped} skipped` : "all passed"));
  if (bad && skipped) find("total").append(`, ${skipped} skipped`);
  find("failed").hidden = failures.length === 0;
}

// The selected step is shown at the side or, if there is not enough space, below its line.

const narrow = matchMedia("(max-width: 760px)"), detail = find("detail");
let chosen = -1;
function show(index) {
  if (index < 0) return detail.replaceChildren();
  const step = steps[index];
  detail.replaceChildren(make("h2", "", step.step),
    make("p", "place", `${place(step)} · ${verdict(step)}`));
  if (step.knownFailure !== undefined) detail.append(make("p", "known", step.knownFailure));
  if (step.failure !== undefined) detail.append(make("p", "failure", step.failure));
  if (step.difference) detail.append(make("pre", "failure", step.difference.join("\n")));
  if (step.faults) detail.append(make("ul", "faults", ...step.faults.map((fault) => make("li", "", fault))));
  detail.append(screens(index), runs(index), dispatched(step));
}
function put() {
  if (narrow.matches && chosen >= 0) rows[chosen].append(detail); else find("side").append(detail);
}
function choose(index, closes = false) {
  rows[chosen]?.firstChild.removeAttribute("aria-current");
  if (closes) { chosen = -1; detail.remove(); return; }
  chosen = index;
  show(index);
  put();
  if (index < 0) return;
  rows[index].firstChild.setAttribute("aria-current", "true");
  rows[index].scrollIntoView({ block: "nearest" });
  find("side").scrollTop = 0;
  history.replaceState(null, "", `#${index + 1}`);
}
narrow.onchange = () => put();

// Search, and the filter for failed steps.

let haystacks = null, onlyFailed = false;
const haystack = (step) => [step.step, step.failure ?? step.knownFailure ?? "", ...(step.difference ?? []),
  ...(step.dispatches ?? []).map((each) => each.text),
  ...(step.screen ?? []).filter((part) => typeof part === "string")].join("\n").toLowerCase();
function filter() {
  const words = find("search").value.trim().toLowerCase();
  if (words) haystacks ??= steps.map(haystack);
  let found = 0;
  const seen = new Set();
  steps.forEach((step, index) => {
    const isShown = (!onlyFailed || step.failure !== undefined) && (!words || haystacks[index].includes(words));
    rows[index].hidden = !isShown;
    if (isShown) { found++; seen.add(step.script); }
  });
  const isFiltered = words !== "" || onlyFailed;
  heads.forEach((head, index) => { head.hidden = isFiltered && !seen.has(index); });
  for (const gap of document.querySelectorAll("#steps .gap")) gap.hidden = isFiltered;
  find("none").hidden = found > 0 || !isFiltered;
  if (found > 0 && (chosen < 0 || rows[chosen].hidden)) choose(rows.findIndex((row) => !row.hidden));
}
find("search").oninput = filter;
find("failed").onclick = () => {
  onlyFailed = !onlyFailed;
  find("failed").setAttribute("aria-pressed", String(onlyFailed));
  filter();
};
find("theme").onclick = () => {
  const root = document.documentElement;
  const isDark = (root.dataset.theme ?? (matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "")) === "dark";
  root.dataset.theme = isDark ? "light" : "dark";
};

// Keyboard shortcuts.

function move(by, isWanted = () => true) {
  for (let i = chosen + by; i >= 0 && i < steps.length; i += by) {
    if (!rows[i].hidden && isWanted(steps[i])) { choose(i); rows[i].firstChild.focus({ preventScroll: true }); return; }
  }
}
const bad = (step) => step.failure !== undefined;
const keys = {
  ArrowDown: () => move(1), j: () => move(1), ArrowUp: () => move(-1), k: () => move(-1),
  n: () => move(1, bad), p: () => move(-1, bad), t: () => find("theme").click(), "/": () => find("search").focus(),
  u: () => { showsUnhandled = !showsUnhandled; show(chosen); },
  Home: () => { chosen = -1; move(1); }, End: () => { rows[chosen]?.firstChild.removeAttribute("aria-current");
    chosen = steps.length; move(-1); },
};
document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const field = find("search");
  if (event.target === field) {
    if (event.key === "Escape") { field.value = ""; filter(); field.blur(); }
    if (event.key === "Enter" || event.key === "ArrowDown") { field.blur(); rows[chosen]?.firstChild.focus(); }
    else return;
  } else if (keys[event.key]) keys[event.key](); else return;
  event.preventDefault();
});

// Printing: each listed step, with the screens of the failed steps and of the selected step.

addEventListener("beforeprint", () => {
  const items = steps.flatMap((step, index) => {
    if (rows[index].hidden) return [];
    const item = make("li", "", make("div", "line", `${place(step)} ${mark(step)} ${step.step}`));
    for (const each of handled(step)) {
      item.append(make("div", "line sent", `→ ${each.text} (${hearing(each)})`));
    }
    if (bad(step)) item.append(make("p", "failure", step.failure));
    if (step.difference) item.append(make("pre", "failure", step.difference.join("\n")));
    if (step.knownFailure !== undefined) item.append(make("p", "known", step.knownFailure));
    if (bad(step) || index === chosen) item.append(screens(index));
    return [item];
  });
  const paper = make("section", "", make("h1", "", find("title").textContent),
    make("p", "", find("total").textContent), make("ol", "", ...items));
  paper.id = "paper";
  document.body.append(paper);
});
addEventListener("afterprint", () => find("paper")?.remove());

{
  const wanted = parseInt(location.hash.slice(1), 10) - 1;
  if (steps[wanted]) choose(wanted);
  else if (!narrow.matches || failures.length > 0) choose(failures[0] ?? (steps.length > 0 ? 0 : -1));
}
