// Shows what the table says and sends what is pressed. It decides nothing and says nothing by itself.
const at = (id) => document.getElementById(id);
const RETRY_MS = [500, 1000, 2000, 4000];
let socket = null, page = null, tries = 0, timer = 0;

const kept = {
  get key() { try { return localStorage.getItem("key") || ""; } catch { return this.own || ""; } },
  set key(key) { this.own = key; try { localStorage.setItem("key", key); } catch { /* a private window keeps nothing */ } },
};

function connect(code = location.hash.slice(1)) {
  clearTimeout(timer);
  if (socket) { socket.onclose = socket.onmessage = null; socket.close(); }
  if (!code && !kept.key) { refused(false); return; }
  socket = new WebSocket(`ws://${location.host}/talk`);
  socket.onopen = () => socket.send(JSON.stringify({ code: code.slice(0, 40), key: kept.key, languages: [...navigator.languages].slice(0, 8) }));
  socket.onmessage = (event) => hear(JSON.parse(event.data));
  socket.onclose = () => {
    at("lost").hidden = false;
    timer = setTimeout(connect, RETRY_MS[Math.min(tries++, RETRY_MS.length - 1)]);
  };
}

function hear(said) {
  if (said.refused) { kept.key = ""; refused(true); return; }
  if (location.hash) history.replaceState(null, "", "/");
  const calls = said.calls && !(page && page.calls);
  kept.key = said.key;
  tries = 0;
  page = said;
  show();
  const touched = navigator.userActivation ? navigator.userActivation.hasBeenActive : true;
  if (calls && touched && navigator.vibrate) navigator.vibrate([120, 80, 120]);
}

// Without a seat: asks for a code, and says so where one was tried.
function refused(tried) {
  if (socket) { socket.onclose = null; socket.close(); }
  history.replaceState(null, "", "/");
  page = null;
  for (const id of ["rows", "buttons", "sections", "told", "ties", "toast", "hint", "seat"]) at(id).textContent = "";
  at("badge").hidden = at("leave").hidden = at("lost").hidden = true;
  at("refused").hidden = !tried;
  at("join").hidden = false;
}

const text = (element, words = "") => { if (element.textContent !== words) element.textContent = words; };

// Keeps the elements of what is still there, so that neither the focus nor an open part is lost.
function each(parent, items, name, make, fill) {
  const before = new Map([...parent.children].map((child) => [child.dataset.name, child]));
  items.forEach((item, place) => {
    const key = name(item, place);
    const child = before.get(key) || make(item);
    before.delete(key);
    child.dataset.name = key;
    fill(child, item);
    if (parent.children[place] !== child) parent.insertBefore(child, parent.children[place] || null);
  });
  before.forEach((child) => child.remove());
}

function element(kind, className = "", ...children) {
  const made = document.createElement(kind);
  made.className = className;
  made.append(...children);
  return made;
}

function button() {
  const made = element("button");
  made.type = "button";
  made.onclick = () => send({ press: made.dataset.press, seen: page.number });
  return made;
}

function fillButton(made, told, sign) {
  made.dataset.press = told.name;
  made.classList.toggle("primary", told.kind === "primary");
  made.setAttribute("aria-disabled", told.reason ? "true" : "false");
  text(made, sign || told.words);
  if (sign) made.setAttribute("aria-label", told.words);
}

function show() {
  document.documentElement.lang = page.language;
  document.title = page.heading;
  at("badge").src = `/${page.style}.webp`;
  at("badge").hidden = false;
  at("join").hidden = at("refused").hidden = at("lost").hidden = true;
  for (const id of ["heading", "seat", "told", "ties", "toast", "hint"]) text(at(id), page[id]);
  each(at("rows"), page.rows || [], (row) => row.picture, makeRow, fillRow);
  each(at("buttons"), page.buttons || [], (one) => one.name, button, (made, one) => fillButton(made, one));
  each(at("sections"), page.sections || [], (one) => one.name, makeSection, fillSection);
  text(at("leave"), page.leave);
  at("leave").hidden = false;
}

function makeRow(row) {
  const words = element("div", "", element("b"), element("small"));
  return element("div", "row", element("span", `icon ${row.picture}`), words, button(), element("output"), button());
}

function fillRow(made, row) {
  const [, words, minus, count, plus] = made.children;
  text(words.children[0], row.title);
  text(words.children[1], row.told);
  text(count, String(row.count));
  fillButton(minus, row.minus, "−");
  fillButton(plus, row.plus, "+");
}

function makeSection(one) {
  const summary = element("summary", "", element("span", `icon ${one.picture}`), element("span"));
  const made = element("details", "", summary, element("div", "deeds"), element("div"));
  made.open = Boolean(one.open);
  return made;
}

function fillSection(made, one) {
  text(made.firstChild.children[1], one.title);
  each(made.children[1], one.buttons || [], (told) => told.name, button, (child, told) => fillButton(child, told));
  each(made.lastChild, one.notes || [], (note, place) => String(place), () => element("div", "note", element("b"), element("span")),
    (child, note) => { text(child.children[0], note.title); text(child.children[1], note.words); });
}

function send(said) {
  if (socket && socket.readyState === WebSocket.OPEN) socket.send(JSON.stringify(said));
}

at("leave").onclick = () => send({ leave: true });
at("join").onsubmit = (event) => {
  event.preventDefault();
  connect(at("code").value);
};
addEventListener("hashchange", () => { if (location.hash) connect(); });
addEventListener("online", () => connect());
document.addEventListener("visibilitychange", () => { if (document.visibilityState === "visible") connect(); });
connect();
