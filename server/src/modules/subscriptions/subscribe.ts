import type { Api } from '@swapt/shared/contract';
import { isUuid } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { OrgCtx } from '../../platform/http/handler.js';
import type { Services } from '../../platform/services.js';
import { assertOwnerHere, cardService, homeOf, orFailure } from '../connected-accounts/connected-accounts.service.js';
import { selectSubscription, writeSubscription } from './subscriptions.sql.js';

type Reply = Api['payments.subscription']['out']['data'];
type Ctx = Pick<OrgCtx, 'services' | 'orgId' | 'role' | 'caller'>;

const HOUR_MS = 3600_000;

/** What an organization pays for this installation: as the service reported it last. */
export async function readSubscription({ services, orgId }: Pick<Ctx, 'services' | 'orgId'>): Promise<Reply> {
  const { cardPayments: port } = services.vendors;
  const nothing = { state: 'none', paid_until: null, is_ending: false, is_test: false, url: null } as const;
  if (!port || services.config.subscriptionPrice === '') return { is_offered: false, ...nothing };
  const row = await select(services, orgId);
  const known = row && {
    ...{ state: row.state, is_ending: row.is_ending },
    paid_until: row.paid_until?.toISOString() ?? null,
  };
  return { ...nothing, ...known, is_offered: true, is_test: port.isTest };
}

/** Where an owner subscribes. Two who ask at once are led to the same page, which takes one subscription. */
export async function subscribe(ctx: Ctx): Promise<Reply> {
  const { services, orgId } = ctx;
  assertOwnerHere(ctx);
  const known = await readSubscription(ctx);
  if (!known.is_offered) throw new AppError('payment.no_card');
  if (known.state === 'active' || known.state === 'past_due') throw new AppError('subscription.active');
  const price = services.config.subscriptionPrice;
  const before = (await select(services, orgId))?.subscription ?? 'first';
  // The service keeps a key for a day, and a page for as long. After one that ended there is another page.
  const period = Math.floor(services.now().getTime() / (12 * HOUR_MS));
  const asked = { key: `${orgId} ${price} ${before} ${period}`, orgId, price, backUrl: backOf(services) };
  return { ...known, url: await orFailure(() => cardService(services).createSubscriptionPage(asked)) };
}

/** Where an owner changes the card, reads invoices or ends it. */
export async function manage(ctx: Ctx): Promise<Reply> {
  const { services, orgId } = ctx;
  assertOwnerHere(ctx);
  const port = cardService(services);
  const row = await select(services, orgId);
  if (!row) throw new AppError('subscription.none');
  const url = await orFailure(() => port.createPortalPage({ customer: row.customer, backUrl: backOf(services) }));
  return { ...(await readSubscription(ctx)), url };
}

/** The one that is known, where the service is that knows it. */
async function select(services: Services, orgId: string) {
  const home = homeOf(cardService(services));
  const [row] = await services.db.org(orgId, (tx) => selectSubscription(tx, orgId, home));
  return row;
}

const backOf = ({ config }: Pick<Services, 'config'>) => `${config.publicUrl}/admin/payment`;

/** The service reports on a subscription: it is read again, and says itself whose it is. */
export async function noteSubscription(services: Services, id: string): Promise<void> {
  const port = cardService(services);
  const found = await port.readSubscription(id);
  const { org_id: orgId = '' } = found.metadata;
  if (!isUuid(orgId)) return;
  await services.db.org(orgId, (tx) => writeSubscription(tx, orgId, homeOf(port), found, services.now()));
}
