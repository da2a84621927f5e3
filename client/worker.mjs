// The service worker: the page and the rules are there without a connection. client/offline.mjs fills in the names.
/* global self, caches, location, __VERSION__, __SHELL__, __LANGUAGES__ */
const NAME = `arkade-${__VERSION__}`;
const SHELL = __SHELL__;
const LANGUAGES = __LANGUAGES__;
const PAGE = "/credits"; // one page for every address: this one has no first screen of its own
const OFFER = "/api/games";

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

// The page says which language it is in: that one's words and rules are kept.
self.addEventListener("message", (event) => {
  const files = LANGUAGES[event.data?.language] ?? [];
  event.waitUntil(
    caches.open(NAME).then(async (cache) => {
      const known = await Promise.all(files.map((file) => cache.match(file)));
      await cache.addAll(files.filter((_, i) => !known[i]));
    }),
  );
});

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== location.origin) return;
  if (request.mode === "navigate") event.respondWith(fetch(request).catch(() => kept(PAGE)));
  else if (url.pathname.startsWith("/assets/"))
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request)));
  else if (url.pathname === OFFER) event.respondWith(fetch(request).catch(() => kept(OFFER)));
});

async function kept(address) {
  return (await caches.match(address)) ?? Response.error();
}
