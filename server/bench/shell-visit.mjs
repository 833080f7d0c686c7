/** A visit with an empty cache on a slow phone: what the browser itself says about it. */

/** Milliseconds and bytes per second. */
export const networks = {
  'slow 4G': { latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 },
  'fast 3G': { latency: 562.5, downloadThroughput: 1_500_000 / 8, uploadThroughput: 750_000 / 8 },
};
const cpuFactor = 4;

/** When a page is live, as text of a function for the browser. */
const signs = {
  /** React knows the heading that the server sent. */
  hydrated: `() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__reactFiber$'))`,
  row: `() => document.querySelector('.ant-table-row') !== null`,
  loaded: `() => document.readyState === 'complete'`,
};

/** Runs in the page before anything of it. */
const observer = (sign) => `
  window.bench = { fcp: 0, lcp: 0, cls: 0, heading: 0 };
  const observe = (type, use) =>
    new PerformanceObserver((list) => list.getEntries().forEach(use)).observe({ type, buffered: true });
  observe('paint', (entry) => entry.name === 'first-contentful-paint' && (bench.fcp = entry.startTime));
  observe('largest-contentful-paint', (entry) => (bench.lcp = entry.startTime));
  observe('layout-shift', (entry) => entry.hadRecentInput || (bench.cls += entry.value));
  bench.live = new Promise((resolve) => {
    const isLive = ${sign};
    const look = () => {
      if (!bench.heading && document.querySelector('h1')) bench.heading = performance.now();
      if (isLive()) resolve(performance.now());
      else requestAnimationFrame(look);
    };
    look();
  });`;

export async function visit(browser, { address, subject, state, sign, network, viewport }) {
  const extraHTTPHeaders = { 'x-subject': subject };
  const context = await browser.newContext({ viewport, storageState: state, extraHTTPHeaders });
  try {
    const page = await context.newPage();
    const complaints = [];
    page.on('pageerror', (error) => complaints.push(error.message));
    page.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    const cdp = await context.newCDPSession(page);
    await cdp.send('Network.enable');
    await cdp.send('Network.emulateNetworkConditions', { offline: false, ...networks[network] });
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: cpuFactor });
    const traffic = { bytes: 0, requests: 0 };
    cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
      traffic.bytes += encodedDataLength;
      traffic.requests += 1;
    });
    await page.addInitScript(observer(signs[sign]));
    await page.goto(address, { waitUntil: 'load', timeout: 60_000 });
    const live = await page.evaluate('bench.live');
    await page.waitForLoadState('networkidle');
    const measured = await page.evaluate(readings);
    if (complaints.length) throw new Error(`${subject} ${address}: ${complaints.join('; ')}`);
    return { ...measured, live, kb: traffic.bytes / 1024, requests: traffic.requests };
  } finally {
    await context.close();
  }
}

/** `code` counts the page itself and its scripts. */
const readings = `(async () => {
  const live = await bench.live;
  const scripts = performance.getEntriesByType('resource').filter(({ name, responseEnd }) => /\\.js$/.test(name) && responseEnd <= live);
  const { fcp, lcp, cls, heading } = bench;
  return { fcp, lcp, cls, heading, code: 1 + new Set(scripts.map(({ name }) => name)).size };
})()`;

/** Signs the demo's owner in, without throttling, and gives what the browser keeps of it. */
export async function signIn(browser, address, { email, password }) {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await page.goto(`${address}/admin/my-codes`);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByLabel('E-mail address').fill(email);
    await page.getByLabel('Password').fill(password);
    await page.getByRole('button', { name: 'Sign in' }).click();
    const row = page.locator('.ant-table-row').first();
    const terms = page.getByLabel('accept them');
    await row.or(terms).first().waitFor();
    if (await terms.isVisible()) {
      await terms.check();
      await page.getByRole('button', { name: 'Continue', exact: true }).click();
      await row.waitFor();
    }
    return await context.storageState();
  } finally {
    await context.close();
  }
}
