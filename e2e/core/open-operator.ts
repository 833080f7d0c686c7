import type { Browser } from '@playwright/test';
import { signUp } from './account.js';
import { openConsole } from './test.js';

/** The page of somebody who runs the installation, at an address of the console. */
export async function openOperator(
  browser: Browser,
  baseURL: string | undefined,
  path: string,
  email = 'operator@example.test',
) {
  const page = await browser.newPage({ baseURL: baseURL ?? '' });
  const account = { name: 'The operator', email, password: 'quiet-harbour-lights' };
  const { call } = await signUp(page.request, baseURL ?? '', account);
  const { data: terms } = await call('terms.get', {});
  await call('terms.accept', { version: terms.version });
  const { data: org } = await call('org.create', { name: 'The installation' });
  await openConsole(page, path);
  return { page, call, org };
}
