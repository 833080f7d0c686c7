import type { Browser } from '@playwright/test';
import type { Call } from '@swapt/shared/client';
import type { Role } from '@swapt/shared/values';
import { newAccount, signUp } from './account.js';

interface Joining {
  browser: Browser;
  baseURL: string | undefined;
  /** Of the owner. */
  call: Call;
  orgId: string;
  role: Role;
}

/** Somebody else of an organization, with a browser of their own. */
export async function joinTeam({ browser, baseURL, call: invite, orgId: org_id, role }: Joining) {
  const account = newAccount();
  const { data: invited } = await invite('org.addUser', { org_id, email: account.email, role });
  const context = await browser.newContext({ ...(baseURL && { baseURL }) });
  const screen = await context.newPage();
  const { call } = await signUp(screen.request, baseURL ?? '', account);
  const { data: terms } = await call('terms.get', {});
  await call('terms.accept', { version: terms.version });
  await call('invitations.accept', { id: invited.id });
  return { account, call, context, screen };
}
