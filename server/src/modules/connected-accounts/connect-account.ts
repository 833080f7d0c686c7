import type { ConnectedAccount } from '@swapt/shared/contract';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import type { Services } from '../../platform/services.js';
import { attemptTogether } from '../../platform/vendor-calls/attempt-call.js';
import { queueCall } from '../../platform/vendor-calls/define-vendor-call.js';
import { cardService, homeOf } from './account-home.js';
import { failureOf, orFailure, toFailure } from './card-failure.js';
import { selectConnected, startConnecting, writeAccount, type ConnectedRow } from './connected-accounts.sql.js';
import { createAccount } from './create-account.js';
import { queueDomain } from './register-domain.js';

type Ctx = Pick<OrgCtx, 'services' | 'orgId' | 'userId'>;

export function readConnected(
  { vendors: { cardPayments } }: Pick<Services, 'vendors'>,
  row: ConnectedRow | undefined,
): ConnectedAccount {
  const isHere = row !== undefined && cardPayments !== undefined && row.home === homeOf(cardPayments);
  return {
    is_offered: cardPayments !== undefined,
    account: isHere ? row.account : null,
    country: row?.country ?? null,
    can_charge: isHere && row.can_charge,
    can_pay_out: isHere && row.can_pay_out,
    is_submitted: isHere && row.is_submitted,
    missing: isHere ? row.missing : [],
    is_test: cardPayments?.isTest ?? false,
    is_stand_in: cardPayments?.isStandIn ?? false,
    error: toFailure(row?.error),
    checked_at: row?.checked_at.toISOString() ?? null,
  };
}

/** Makes the account of an organization, once; asked for again, it is the one that is there. */
export async function connectAccount({ services, orgId, userId }: Ctx, country: string): Promise<ConnectedAccount> {
  const { db, now } = services;
  const home = homeOf(cardService(services));
  const callId = await db.org(orgId, async (tx) => {
    const [started] = await startConnecting(tx, orgId, country, home, now());
    if (!started) return undefined;
    const subject = { kind: 'org', id: orgId };
    const request = { country, owner_id: userId };
    return queueCall(tx, createAccount, {
      ...{ orgId, subject, nth: started.nth, request, now: now(), isSentAtOnce: true },
    });
  });
  const found = callId === undefined ? undefined : await attemptTogether(services, createAccount, { orgId, callId });
  if (found?.state === 'waiting') throw new AppError('payment.unavailable');
  if (found?.state === 'failed') throw failureOf(found.error);
  return db.org(orgId, async (tx) => readConnected(services, (await selectConnected(tx, orgId))[0]));
}

/** Asks the service how it stands with the account, and keeps that. */
export async function refreshAccount({ services, orgId }: Omit<Ctx, 'userId'>): Promise<ConnectedAccount> {
  const { db } = services;
  const id = await connectedId(services, orgId);
  const account = await orFailure(() => cardService(services).readAccount(id));
  return db.org(orgId, async (tx) => {
    await writeAccount(tx, orgId, account, services.now());
    const [row] = await selectConnected(tx, orgId);
    if (row?.can_charge) await queueDomain(tx, services, orgId, { account: id, nth: row.nth });
    return readConnected(services, row);
  });
}

/** Reported of an account that is not the connected one any more, it is nobody's business. */
export async function noteAccountChange(services: Services, orgId: string, account: string): Promise<void> {
  const [row] = await services.db.org(orgId, (tx) => selectConnected(tx, orgId));
  if (readConnected(services, row).account === account) await refreshAccount({ services, orgId });
}

/** Where the organization answers what the service asks. Who comes back is on the page of payments. */
export async function onboardingLink({ services, orgId }: Omit<Ctx, 'userId'>): Promise<string> {
  const account = await connectedId(services, orgId);
  const back = `${services.config.publicUrl}/admin/payment`;
  const link = { account, refreshUrl: `${back}?link=again`, returnUrl: `${back}?link=done` };
  return orFailure(() => cardService(services).createAccountLink(link));
}

/** The account of an organization; refused where there is none. */
export async function connectedId(services: Services, orgId: string): Promise<string> {
  const [row] = await services.db.org(orgId, (tx) => selectConnected(tx, orgId));
  const { account } = readConnected(services, row);
  if (account === null) throw new AppError('payment.not_connected');
  return account;
}
