// Lets a desk be opened without the network: gives the console's page and the files that it is made of, which never change, as they were kept. Nothing
// of the API goes through here; what a desk sells, and sold, is kept by the desk itself.
// Browsers check every file by the hash that the page names, whether it comes from here or from the server.

const scope = '/admin/desk/';
const prefix = 'desk-';
/** The network is there and slow: a cashier waits no longer for the page. */
const patienceMs = 4000;

/** Names of these carry a hash or a version. */
const isFile = (path) => path.startsWith('/assets/') || path.startsWith('/r/');

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('message', (event) => {
  const [port] = event.ports;
  const { page, files } = event.data;
  event.waitUntil(
    keep(page, files)
      .catch(() => false)
      .then((isWhole) => port?.postMessage(isWhole)),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname.startsWith(scope)) event.respondWith(page(request));
  } else if (isFile(pathname)) event.respondWith(file(request, (work) => event.waitUntil(work)));
});

/** Keeps the page of now with the files that the open one is made of. A page of another release than that has files which nobody knows yet. */
async function keep(address, files) {
  const fresh = await fetch(address, { cache: 'no-store', credentials: 'same-origin' });
  if (!fresh.ok || fresh.redirected) return false;
  const html = await fresh.clone().text();
  const tags = html.match(/<(?:script|link)\b[^>]*>/g) ?? [];
  const named = new Map(
    tags.flatMap((tag) => {
      const [, path = ''] = /(?:src|href)="([^"]+)"/.exec(tag) ?? [];
      const [, integrity = ''] = /integrity="([^"]+)"/.exec(tag) ?? [];
      return isFile(path) ? [[path, integrity]] : [];
    }),
  );
  const own = new Set(files.filter(isFile));
  if (named.size === 0 || [...named.keys()].some((path) => !own.has(path))) return false;
  const name = prefix + (await hashOf([...named.keys()].join()));
  const cache = await caches.open(name);
  await Promise.all(
    [...own].map(async (path) => {
      if (await cache.match(path, { ignoreVary: true })) return;
      const response = await fetch(path, { integrity: named.get(path) ?? '' });
      if (!response.ok) throw new Error(`${path} is not there`);
      await cache.put(path, response);
    }),
  );
  await cache.put(scope, fresh);
  const others = (await caches.keys()).filter((other) => other.startsWith(prefix) && other !== name);
  await Promise.all(others.map((other) => caches.delete(other)));
  return true;
}

const hashOf = async (text) => {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(digest).subarray(0, 8)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
};

/** The server's, unless it is out of reach. */
async function page(request) {
  const asked = fetch(request);
  const slow = new Promise((resolve) => setTimeout(resolve, patienceMs));
  const fresh = await Promise.race([asked.catch(() => undefined), slow]);
  if (fresh && fresh.status < 500) return fresh;
  return (await caches.match(scope, { ignoreVary: true })) ?? asked;
}

/** The kept one, unless the page wants it past what is kept: a file that arrived broken is asked for so. */
async function file(request, meanwhile) {
  const isAnew = request.cache === 'reload' || request.cache === 'no-store';
  const kept = isAnew ? undefined : await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const fresh = await fetch(request);
  if (fresh.ok) meanwhile(keepFile(request.url, fresh.clone()).catch(() => undefined));
  return fresh;
}

/** What does not fit is only missed without the network. */
async function keepFile(address, response) {
  const name = (await caches.keys()).find((one) => one.startsWith(prefix));
  if (name) await (await caches.open(name)).put(address, response);
}
