import type { Page } from '@playwright/test';
import { link, longPages } from '../../core/checks/long-words.js';
import { settle } from '../../core/checks/settle.js';
import { oneTimeBatch } from '../../core/shopper-pages.js';
import { unstyledClasses } from '../../core/checks/unstyled.js';
import { expect, test } from '../../core/test.js';

/** How far anything on the page reaches beyond the window, what is hidden for sighted people aside. */
const widestOf = (page: Page) =>
  page.evaluate(() => {
    const shown = [...document.querySelectorAll('body *')].filter(
      (element) => !element.closest('.lp-trap, .lp-hidden, .unseen, .skip, svg') && element.getClientRects().length > 0,
    );
    const right = Math.max(...shown.map((element) => element.getBoundingClientRect().right));
    const clipped = shown.filter(
      (element) => element.scrollWidth > element.clientWidth + 1 && getComputedStyle(element).overflowX === 'hidden',
    );
    return {
      width: Math.ceil(Math.max(right, document.documentElement.scrollWidth)),
      clipped: clipped.map(({ className }) => className),
    };
  });

for (const letters of [21, 120]) {
  test(`no public screen is wider than the window or lacks its styles with names of ${letters} letters`, async ({
    browser,
    baseURL,
    team,
  }) => {
    test.setTimeout(240_000);
    const { call, org } = team;
    const pages = await longPages(call, org.org_id, letters);
    const [first] = (await call('codes.list', { org_id: org.org_id })).data;
    const batch = await oneTimeBatch(call, org.org_id, first?.code_id ?? '');
    const [ready] = (await call('codes.oneTimeList', { ...batch, pageSize: 1 })).data;
    const own = ['/', '/privacy', '/deleteAlert', '/ai-qr', '/nobody-knows-this', '/no/such/page', `/${ready?.slug}`];

    const context = await browser.newContext({ baseURL, deviceScaleFactor: 1 });
    const page = await context.newPage();
    const tooWide: unknown[] = [];
    for (const path of [...pages, ...own]) {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(path);
      await settle(page);
      expect.soft(await unstyledClasses(page), path).toEqual([]);
      for (const width of [320, 390]) {
        await page.setViewportSize({ width, height: 640 });
        const seen = await widestOf(page);
        if (seen.width > width || seen.clipped.length > 0) tooWide.push({ path, window: width, ...seen });
      }
    }
    await context.close();
    expect(tooWide).toEqual([]);
  });
}

test('an address in a text can be pressed, before the page is live and after', async ({ browser, baseURL, team }) => {
  const { call, org } = team;
  const pages = await longPages(call, org.org_id, 21);
  const isNote = (path: string) => path.startsWith('/code/note/');
  for (const javaScriptEnabled of [false, true]) {
    const context = await browser.newContext({ baseURL, javaScriptEnabled });
    const page = await context.newPage();
    for (const path of [pages[0] ?? '', pages.find(isNote) ?? '']) {
      await page.goto(path);
      if (javaScriptEnabled) await settle(page);
      const found = page.getByRole('main').locator('a.link-in-text').first();
      await expect(found).toHaveText(link);
      await expect(found).toHaveAttribute('href', link);
      await expect(found).toHaveAttribute('rel', 'noopener nofollow ugc');
      // On a coloured opening it has the colour of the words around it.
      for (const cover of await page.locator('.lp-hero-cover a.link-in-text').all()) {
        const colours = await cover.evaluate((link) =>
          [link, link.parentElement ?? link].map((each) => getComputedStyle(each).color),
        );
        expect(new Set(colours).size).toBe(1);
      }
    }
    await context.close();
  }
});
