import { expect, type Page } from '@playwright/test';
import { mark } from '../payloads.js';
import { settle } from './settle.js';

export interface Watch {
  /** Where a script ran, or the browser's policy alone kept it from running. */
  seen: string[];
  /** What was opened and shows no payload: it proves nothing. */
  blank: string[];
  open: (address: string) => Promise<void>;
  /** Opens a list of the console and turns all its pages. */
  leaf: (address: string) => Promise<void>;
  /** Looks at what stands there now, such as a list that was opened by a click. */
  check: (where: string) => Promise<void>;
}

/** Looks page by page whether a stored text is run. */
export function watchScripts(page: Page): Watch {
  const seen: string[] = [];
  const blank: string[] = [];
  page.on('dialog', (dialog) => {
    seen.push(`${page.url()}: a dialog, ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('console', (message) => {
    if (/Content Security Policy/i.test(message.text())) seen.push(`${page.url()}: ${message.text()}`);
  });

  const check = async (where: string) => {
    const { ran, shown } = await page.evaluate((name) => {
      const typed = [...document.querySelectorAll<HTMLInputElement>('input, textarea')].map(({ value }) => value);
      return { ran: Reflect.get(window, name) !== undefined, shown: [document.body.innerText, ...typed].join('\n') };
    }, mark);
    if (ran) seen.push(`${where}: a script ran`);
    if (!shown.includes(mark)) blank.push(where);
  };

  const open = async (address: string) => {
    await page.goto(address);
    if (address.startsWith('/admin/')) await settle(page);
    await check(address);
  };

  const leaf = async (address: string) => {
    await open(address);
    const next = page.locator('.ant-pagination-next:not(.ant-pagination-disabled) button');
    for (let number = 2; await next.isVisible(); number++) {
      await next.click();
      await expect(page.locator(`.ant-pagination-item-active[title="${number}"]`)).toBeVisible();
      await check(`${address}, page ${number}`);
    }
  };
  return { seen, blank, open, leaf, check };
}
