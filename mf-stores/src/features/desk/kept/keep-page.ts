const script = '/desk-worker.js';
const scope = '/admin/desk/';
const patienceMs = 30_000;

/** What the open page is made of. */
function filesOfPage(): string[] {
  const asked = performance.getEntriesByType('resource').map(({ name }) => name);
  const named = [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
  const own = [...asked, ...named]
    .map((address) => new URL(address))
    .filter(({ origin }) => origin === location.origin);
  return [...new Set(own.map(({ pathname }) => pathname))];
}

/** Has the browser keep this page and its files, so that a desk is opened without the network. Whether that worked. */
export async function keepPage(): Promise<boolean> {
  if (!('serviceWorker' in navigator) || !location.pathname.startsWith(scope)) return false;
  const registration = await navigator.serviceWorker.register(script, { scope });
  const worker = registration.active ?? (await activated(registration));
  if (!worker) return false;
  // Where a device runs out of room, what was not promised goes first.
  await navigator.storage.persist().catch(() => false);
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), patienceMs);
    port1.onmessage = ({ data }) => {
      clearTimeout(timer);
      resolve(data === true);
    };
    worker.postMessage({ page: location.pathname, files: filesOfPage() }, [port2]);
  });
}

function activated({ installing, waiting }: ServiceWorkerRegistration): Promise<ServiceWorker | undefined> {
  const worker = installing ?? waiting;
  if (!worker) return Promise.resolve(undefined);
  return new Promise((resolve) => {
    worker.onstatechange = () => {
      if (worker.state === 'activated') resolve(worker);
      if (worker.state === 'redundant') resolve(undefined);
    };
  });
}
