import type { Page } from '@playwright/test';
import { createClient, type Call } from '@swapt/shared/client';
import { settle } from '../core/checks/settle.js';

/** Signs in as the demo organization's owner. */
export async function signInToDemo(page: Page, baseURL: string): Promise<{ call: Call; orgId: string }> {
  await page.goto('/admin');
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
  await page.getByLabel('E-mail address').fill('owner@demo.swapt.test');
  await page.getByLabel('Password').fill(process.env.SWAPT_DEMO_PASSWORD ?? 'harbour-lights-at-dusk');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await page.waitForURL(/\/admin/);
  await settle(page);
  const token = await page.evaluate(() => {
    const texts = Object.keys(localStorage).map((key) => localStorage.getItem(key) ?? '');
    return texts.map((text) => /"access_token":"([^"]+)"/.exec(text)?.[1]).find(Boolean) ?? '';
  });
  const call = createClient({ bases: { core: baseURL, v1: baseURL }, token: () => Promise.resolve(token) });
  const { data: terms } = await call('terms.get', {});
  if (!terms.accepted_at) await call('terms.accept', { version: terms.version });
  const { data: orgs } = await call('org.list', {});
  return { call, orgId: orgs[0]?.org_id ?? '' };
}
