import { publicPaths, reservedSlugs } from './screens.js';

/**
 * Closed since short names are printed: a word that is added may be on somebody's poster, unless it has a dot, which no short name has; one that is
 * taken away hides a page.
 */
const closed = [
  '.well-known admin ai-qr api apple-touch-icon.png assets auth authorize c card cart checkout code config.json deletealert dev docs',
  'favicon.ico favicon.svg files healthz icon-192.png icon-512.png id images manifest.webmanifest metrics my-orders oauth openapi.json page pitviper',
  'privacy r readyz registry report robots.txt share sign-up sitemap.xml store telemetry terms userinfo v1 v2 wall wallet',
].flatMap((line) => line.split(' '));

it('reserves the first segment of every public screen, and no word beyond those that were always reserved', () => {
  expect(reservedSlugs).toEqual(closed);
});

it('knows every address of a public screen once for each method', () => {
  const addresses = publicPaths.flatMap(({ path, methods }) => methods.map((method) => `${method} ${path}`));
  expect(addresses).toEqual([...new Set(addresses)]);
});
