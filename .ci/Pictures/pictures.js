// Each picture has its own shadow tree, so that its identifiers do not conflict with those of other pictures.
const font = document.body.dataset.font;
const pictures = Array.from(document.querySelectorAll("template"), (template) => {
  const host = document.body.appendChild(document.createElement("div"));
  const root = host.attachShadow({ mode: "open" });
  root.append(template.content.cloneNode(true));
  return { name: template.id, svg: root.querySelector("svg"), text: template.innerHTML };
});
const titleOf = (element) => element.closest("g")?.querySelector(":scope > title")?.textContent ?? "";

// How much narrower San Francisco's letters are set than those of the browser's font, as a fraction of the font size: its tracking,
// and its display cut from 18 points on. Rounded from LetterSpacing in HeadlessUIKit.
const spacings = [[10, 0.012], [12, 0], [17, -0.026], [20, -0.037], [23, -0.044], [28, -0.046], [60, -0.056]];
function spacing(size) {
  const next = spacings.findIndex(([place]) => place >= size);
  if (next <= 0) return spacings[next < 0 ? spacings.length - 1 : 0][1];
  const [[low, from], [high, to]] = [spacings[next - 1], spacings[next]];
  return from + (to - from) * (size - low) / (high - low);
}

// The measured width of a text must differ from its width in the browser's font by at most 8 %.
let widest = 0;
let texts = 0;
function checkWidths({ name, svg }) {
  for (const text of svg.querySelectorAll("text[textLength]")) {
    const measured = Number(text.getAttribute("textLength"));
    // The font contains neither other scripts nor emoji.
    if (/[^\u0000-\u024f\u2010-\u2027]/.test(text.textContent) || text.textContent.replace("…", "").length < 4) continue;
    text.removeAttribute("textLength");
    text.style.fontFamily = font;
    text.style.letterSpacing = `${spacing(parseFloat(getComputedStyle(text).fontSize))}em`;
    const off = Math.abs(text.getComputedTextLength() / measured - 1);
    texts += 1;
    widest = Math.max(widest, off);
    if (off > 0.08) wrong.push(`${name}: "${text.textContent}" is measured ${(off * 100).toFixed(1)} % off`);
  }
}

// Elements that are clipped only by the screen must be inside it.
function checkPlaces({ name, svg }) {
  const screen = svg.getBoundingClientRect();
  const first = svg.querySelector("[clip-path]");
  for (const element of svg.querySelectorAll("rect, text, circle, path, use, image")) {
    if (element.closest("defs") || element.parentElement.closest("[clip-path]") !== first) continue;
    const box = element.getBoundingClientRect();
    if (box.width === 0 || box.height === 0) continue;
    checks += 1;
    const isInside = box.left >= screen.left - 1 && box.right <= screen.right + 1 && box.top >= screen.top - 1;
    if (!isInside) wrong.push(`${name}: ${element.tagName} of ${titleOf(element)} is beside the screen`);
  }
}

// Points with a system color: the picture, the beginning of the view's title, a point in the view, and the color.
const points = [
  ["feed-light", null, [4, 300], "#ffffff"],
  ["feed-dark", null, [4, 300], "#000000"],
  ["inbox-light", null, [4, 500], "#f2f2f7"],
  ["inbox-dark", null, [4, 500], "#000000"],
  ["controls-light", "UISwitch", [8, 15], "#34c759"],
  ["controls-dark", "UISwitch", [8, 15], "#30d158"],
  ["controls-menu-light", "UISwitch", [40, 15], "#e9e9eb"],
  ["controls-light", "UISlider", [16, 17], "#007aff"],
  ["controls-dark", "UISlider", [16, 17], "#0a84ff"],
  ["todo-keyboard-light", null, [2, 700], "#d1d4db"],
];
async function checkColors() {
  for (const [name, title, [x, y], color] of points) {
    const picture = pictures.find((picture) => picture.name === name);
    if (!picture) { wrong.push(`there is no ${name}`); continue; }
    const { svg } = picture;
    const screen = svg.getBoundingClientRect();
    let origin = { left: screen.left, top: screen.top };
    if (title) {
      const group = Array.from(svg.querySelectorAll("title")).find((element) => element.textContent.startsWith(title))?.parentElement;
      if (!group) { wrong.push(`${name} has no ${title}`); continue; }
      const matrix = group.getCTM();
      origin = { left: screen.left + matrix.e, top: screen.top + matrix.f };
    }
    const image = new Image();
    image.src = "data:image/svg+xml;charset=utf-8," + encodeURIComponent(picture.text);
    await image.decode();
    const canvas = new OffscreenCanvas(svg.width.baseVal.value, svg.height.baseVal.value);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const [px, py] = [Math.round(origin.left - screen.left + x), Math.round(origin.top - screen.top + y)];
    const [red, green, blue] = context.getImageData(px, py, 1, 1).data;
    const is = "#" + [red, green, blue].map((byte) => byte.toString(16).padStart(2, "0")).join("");
    check(`${name}, ${title ?? "screen"} at ${x}, ${y}`, is, color);
  }
}

(async () => {
  check("pictures", pictures.length > 40, true);
  await checkColors();
  if (font) await document.fonts.load(`17px ${font}`);
  for (const picture of pictures) {
    checkPlaces(picture);
    if (font) checkWidths(picture);
  }
  tell(font ? `, ${texts} texts, at most ${(widest * 100).toFixed(1)} % off` : "");
})().catch((error) => { wrong.push(String(error)); tell(); });
