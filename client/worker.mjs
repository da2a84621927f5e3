// The service worker: without a connection there are the page and the rules, and what was loaded before of lessons and
// puzzles. client/offline.mjs fills in the names.
/* global self, caches, location, __VERSION__, __SHELL__, __LANGUAGES__ */
const NAME = `arkade-${__VERSION__}`;
const SHELL = __SHELL__;
const LANGUAGES = __LANGUAGES__;
const PAGE = "/credits"; // one page for every address: this one has no first screen of its own
const OFFER = "/api/games";
const LASTING = /^\/(assets|api\/(games|lessons|puzzles))(\/|$)/; // scripts, boards, lessons, puzzles

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches.open(NAME).then(async (cache) => {
      await cache.addAll([PAGE, OFFER, ...SHELL]);
      await self.skipWaiting();
    }),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches.keys().then(async (names) => {
      await Promise.all(names.filter((name) => name !== NAME).map((name) => caches.delete(name)));
      await self.clients.claim();
    }),
  );
});

// The page says which language it is in: that one's words and rules are kept. And what it loads while no worker is there
// to see it.
self.addEventListener("message", (event) => {
  const { language, loaded = [] } = event.data ?? {};
  const files = [...(LANGUAGES[language] ?? []), ...loaded.filter((each) => lasts(new URL(each)))];
  event.waitUntil(
    caches.open(NAME).then(async (cache) => {
      const known = await Promise.all(files.map((file) => cache.match(file)));
      await Promise.allSettled(files.filter((_, i) => !known[i]).map((file) => cache.add(file)));
    }),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(PAGE)));
  else if (!lasts(url)) return;
  else if (url.pathname.startsWith("/assets/"))
    event.respondWith(caches.match(request).then((found) => found ?? fresh(event)));
  else event.respondWith(fresh(event).catch(() => kept(request)));
});

/** Whether something is worth keeping; not what was asked about it. */
function lasts({ origin, pathname, search }) {
  return origin === location.origin && !search && LASTING.test(pathname);
}

/** Load something and keep it. */
async function fresh(event) {
  const answer = await fetch(event.request);
  if (answer.ok) {
    const copy = answer.clone();
    event.waitUntil(caches.open(NAME).then((cache) => cache.put(event.request, copy)));
  }
  return answer;
}

async function kept(address) {
  return (await caches.match(address)) ?? Response.error();
}
