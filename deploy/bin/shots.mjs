/** `npm run shots`: pictures of every screen at phone and desk widths, light and dark, in several languages and with long names, in `.data/shots`. */
import { build } from './build.mjs';
import { chromium } from './chromium.mjs';
import { bin, checkNode, install, run } from './lib.mjs';

checkNode();
await install();
await build();
await run(bin('playwright', 'e2e'), ['test', '-c', 'e2e/playwright.config.ts', '--project=shots', '--reporter=list'], {
  // Shops with 10,000 rows are filled as anybody would fill them, in a minute.
  env: { CHROME_PATH: await chromium(), SWAPT_RATE_LIMIT: '1000000' },
});
console.log('The pictures are in .data/shots; open the .html files there.');
