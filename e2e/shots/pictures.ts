import { expect, type Page } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { findings } from '../core/checks/axe.js';
import { layoutFindings } from '../core/checks/layout.js';
import { setTheme } from '../core/set-theme.js';
import { settle } from '../core/checks/settle.js';

const folder = join(import.meta.dirname, '..', '..', '.data', 'shots');
/** Long tables of names, read at a desk. */
const forDevelopers = ['docs', 'mailbox'];

export type Widths = readonly number[];

/** Pictures of screens, with an index page of all; what does not fit on one fails the test, which goes on to the next. */
export function album(name: string, widths: Widths) {
  mkdirSync(folder, { recursive: true });
  const taken: string[] = [];
  return {
    /** One visit, seen light and dark at every width; `then` leads on to what has no address of its own. */
    add: async (page: Page, screen: string, path: string, then?: () => Promise<void>) => {
      await page.setViewportSize({ width: widths[0] ?? 390, height: 844 });
      await page.goto(path);
      await then?.();
      await settle(page);
      for (const theme of ['light', 'dark'] as const) {
        await setTheme(page, theme);
        for (const width of widths) {
          const file = `${name}-${screen}-${width}-${theme}.png`;
          await page.setViewportSize({ width, height: width < 500 ? 844 : 900 });
          await settle(page);
          await page.screenshot({ path: join(folder, file), fullPage: true });
          taken.push(file);
          if (!forDevelopers.includes(screen)) expect.soft(await layoutFindings(page), file).toEqual([]);
          expect.soft(await findings(page, ['color-contrast']), file).toEqual([]);
        }
      }
    },
    close: () => {
      const pictures = taken.map(
        (file) => `<figure><img src="${file}" loading="lazy" width="360"><figcaption>${file}</figcaption></figure>`,
      );
      writeFileSync(
        join(folder, `${name}.html`),
        `<!doctype html><meta charset="utf-8"><title>${name}</title><style>body{display:flex;flex-wrap:wrap;gap:16px;font-family:sans-serif}</style>${pictures.join('\n')}`,
      );
    },
  };
}
