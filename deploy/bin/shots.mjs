/** `npm run shots`: a picture of every screen at two widths, light and dark, with an index page in `.data/shots`. */
import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { bin, checkNode, install, run } from './lib.mjs';

checkNode();
await install();
await build();
await run(bin('playwright', 'e2e'), ['test', '-c', 'e2e/playwright.config.ts', '--project=shots', '--reporter=list'], {
  env: { CHROME_PATH: await chromium() },
});
console.log('The pictures are in .data/shots; open index.html there.');
