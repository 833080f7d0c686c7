import { expect, test as base } from '@playwright/test';
import { createClient } from '@swapt/shared/client';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { layoutFindings } from '../core/layout.js';
import { consoleRoutes, idsOf, providerRoutes, publicRoutes } from '../core/routes.js';
import { shopperPages } from '../core/shopper-pages.js';
import { setTheme } from '../core/set-theme.js';
import { settle } from '../core/settle.js';

const folder = join(import.meta.dirname, '..', '..', '.data', 'shots');
/** Long tables of names, read at a desk. */
const forDevelopers = ['docs', 'mailbox'];
const themes = [390, 1440].flatMap((width) => (['light', 'dark'] as const).map((mode) => ({ width, mode })));

/** A picture of every route with the demo organization's data, and an index page of all. */
base('shots', async ({ browser, baseURL }) => {
  base.setTimeout(900_000);
  mkdirSync(folder, { recursive: true });
  const taken: string[] = [];

  for (const { width, mode } of themes) {
    const context = await browser.newContext({
      baseURL,
      viewport: { width, height: width < 500 ? 844 : 900 },
      colorScheme: mode,
    });
    const page = await context.newPage();
    const shoot = async (name: string, path: string) => {
      await page.goto(path);
      await settle(page);
      const file = `${name}-${width}-${mode}.png`;
      await page.screenshot({ path: join(folder, file), fullPage: true });
      taken.push(file);
      if (!forDevelopers.includes(name)) expect.soft(await layoutFindings(page), file).toEqual([]);
    };
    await page.goto('/');
    await setTheme(page, mode);
    for (const [name, path] of Object.entries(publicRoutes)) await shoot(name, path);

    await page.goto('/admin');
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    await page.getByLabel('Password').waitFor();
    const signIn = page.url();
    for (const [name, path] of Object.entries(providerRoutes(signIn))) await shoot(name, path);
    await page.goto(signIn);
    await page.getByLabel('E-mail address').fill('owner@demo.swapt.test');
    await page.getByLabel('Password').fill(process.env.SWAPT_DEMO_PASSWORD ?? 'harbour-lights-at-dusk');
    await page.getByRole('button', { name: 'Sign in' }).click();
    await page.waitForURL(/\/admin/);
    await settle(page);

    const token = await page.evaluate(() => {
      const entries = Object.values(localStorage).map((text) => text.match(/"access_token":"([^"]+)"/)?.[1]);
      return entries.find(Boolean) ?? '';
    });
    const call = createClient({ bases: { core: baseURL, v1: baseURL }, token: () => Promise.resolve(token) });
    const { data: terms } = await call('terms.get', {});
    if (!terms.accepted_at) await call('terms.accept', { version: terms.version });
    const { data: orgs } = await call('org.list', {});
    const orgId = orgs[0]?.org_id ?? '';
    const ids = await idsOf(call, orgId);
    const own = { ...consoleRoutes(ids), ...(await shopperPages(call, orgId, ids.codeId)) };
    for (const [name, path] of Object.entries(own)) await shoot(name, path);
    await context.close();
  }

  const pictures = taken.map(
    (file) => `<figure><img src="${file}" loading="lazy" width="360"><figcaption>${file}</figcaption></figure>`,
  );
  writeFileSync(
    join(folder, 'index.html'),
    `<!doctype html><meta charset="utf-8"><title>Screens</title><style>body{display:flex;flex-wrap:wrap;gap:16px;font-family:sans-serif}</style>${pictures.join('\n')}`,
  );
});
