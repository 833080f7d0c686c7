import { test as base } from '@playwright/test';
import { longPages } from '../core/checks/long-words.js';
import { consoleRoutes, idsOf } from '../core/routes.js';
import { openConsole, test } from '../core/test.js';
import { signInToDemo } from './demo.js';
import { album } from './pictures.js';

const widths = [390, 1440];
base.setTimeout(1_800_000);

base('the console', async ({ page, baseURL }) => {
  const { call, orgId } = await signInToDemo(page, baseURL ?? '');
  const pictures = album('console', widths);
  for (const [screen, path] of Object.entries(consoleRoutes(await idsOf(call, orgId)))) {
    await pictures.add(page, screen, path);
  }
  pictures.close();
});

for (const letters of [21, 120]) {
  test(`the console with names of ${letters} letters`, async ({ page, team: { call, org } }) => {
    await longPages(call, org.org_id, letters);
    await openConsole(page);
    const pictures = album(`console-${letters}`, widths);
    for (const [screen, path] of Object.entries(consoleRoutes(await idsOf(call, org.org_id)))) {
      await pictures.add(page, screen, path);
    }
    pictures.close();
  });
}
