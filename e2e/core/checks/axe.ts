import type { Page } from '@playwright/test';
import axe from 'axe-core';
import { still } from './still.js';

/** What axe finds on the page, a line each; by some of its rules where they are named. */
export async function findings(page: Page, rules?: string[]): Promise<string[]> {
  // Injected through the debugger, which the content policy of the page does not govern.
  await page.evaluate(axe.source);
  // A colour that is on its way from one to another has neither's contrast.
  await still(page);
  const { violations } = await page.evaluate(
    (runOnly) => window.axe.run(document, { resultTypes: ['violations'], ...(runOnly && { runOnly }) }),
    rules,
  );
  return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target.join(' ')}`));
}

declare global {
  interface Window {
    axe: typeof axe;
  }
}
