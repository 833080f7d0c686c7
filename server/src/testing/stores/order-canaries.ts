import type { ShownOrder } from '@swapt/shared/contract';
import { orderCode } from '../../modules/my-orders/order-code.js';
import type { TestApp } from '../app.js';
import { openCardTill } from './card-till.js';

/** A text that stands nowhere else. */
export const canary = () => `canary${crypto.randomUUID().replaceAll('-', '')}`;

/** What the database gets as it is; the other canaries are made by the product or by the card service. */
const texts = () => ({
  ...{ name: canary(), email: `${canary()}@example.com`, address: canary(), note: canary() },
  ...{ teamNote: canary(), tag: canary(), event: canary(), author: canary() },
  ...{
    refundNote: canary(),
    refundError: canary(),
    failure: canary(),
    accountMissing: canary(),
    accountError: canary(),
  },
  ...{ entryRef: canary(), callRequest: canary(), callError: canary(), eventId: canary(), eventObject: canary() },
  vaultSecret: canary(),
  phone: `+49301${String(Math.random()).slice(2, 9)}`,
});

/** A shop with two orders of one shopper, one paid and one that waits for its card, in which every private field has a text of its own. */
export async function fillWithCanaries(test: TestApp) {
  const { services } = test;
  const { db, now } = services;
  const till = await openCardTill(test);
  const { orgId, storeId } = till;
  const own = texts();
  const { name, email, phone, note, address: line1 } = own;
  const buyer = { contact: { name, email, phone }, note };
  const paid = await till.orderByCard(buyer);
  const { intentId } = await till.payThere(paid);
  await till.success(paid);
  const open = await till.orderByCard(buyer);
  const { client_secret: clientSecret } = await till.intent(open);
  await till.refund(paid.order_id, { amount: 100, note: own.refundNote });
  await till.work();

  const author = await test.user();
  const failure = (message: string) => ({ code: 'canary', message, decline_code: null });
  const ids = [orgId, paid.order_id];
  await db.system(async (tx) => {
    await tx.query('update users set name = $2 where user_id = $1', [author.userId, own.author]);
    await tx.query('update orders set address = $2, team_note = $3, tags = $4 where org_id = $1', [
      orgId,
      { line1, postcode: '10115', city: 'Berlin', country: 'DE' },
      own.teamNote,
      [own.tag],
    ]);
    await tx.query(
      `insert into order_events (org_id, order_id, seq, kind, data, by_user, at) values ($1, $2, 99, 'note', $3, $4, $5)`,
      [...ids, { text: own.event }, author.userId, now()],
    );
    await tx.query('update refunds set error = $3 where org_id = $1 and order_id = $2', [
      ...ids,
      failure(own.refundError),
    ]);
    await tx.query('update payments set failure = $3 where org_id = $1 and order_id = $2', [
      ...ids,
      failure(own.failure),
    ]);
    await tx.query(
      `insert into payment_entries (org_id, entry_id, order_id, kind, tender, amount, ref, at) values ($1, $2, $3, 'authorized', 'other', 1, $4, $5)`,
      [orgId, crypto.randomUUID(), paid.order_id, own.entryRef, now()],
    );
    await tx.query('update connected_accounts set missing = $2, error = $3 where org_id = $1', [
      orgId,
      [own.accountMissing],
      failure(own.accountError),
    ]);
    await tx.query(
      `insert into vendor_calls (org_id, call_id, vendor, operation, subject_kind, subject_id, request, state, error, queued_at, sent_at)
       values ($1, $2, 'stripe', 'canary', 'order', $3, $4, 'failed', $5, $6, $6)`,
      [orgId, crypto.randomUUID(), paid.order_id, { text: own.callRequest }, failure(own.callError), now()],
    );
    await tx.query(
      `insert into vendor_events (vendor, event_id, account, org_id, type, object_id, state, received_at) values ('stripe', $1, $2, $3, 'canary', $4, 'done', $5)`,
      [own.eventId, till.account, orgId, own.eventObject, now()],
    );
  });
  await db.org(orgId, (tx) =>
    services.vault.put(tx, { orgId, kind: 'canary', name: 'canary' }, own.vaultSecret, now()),
  );
  const secret = await services.scans.secret();
  const tokenOf = ({ link }: ShownOrder) => link.slice(link.indexOf('.') + 1);
  return {
    ...{ till, paid, open, email, author },
    ids: {
      ...{ org_id: orgId, store_id: storeId, id: paid.order_id, variant_id: till.mug, method_id: till.methodId },
      ...{ inventory_id: till.items[0]?.itemId ?? '', item_id: till.items[0]?.itemId ?? '' },
    },
    /** The code that was mailed to the shopper. */
    code: orderCode(secret, storeId, email, now()),
    canaries: {
      ...own,
      ...{ account: till.account, intentId, clientSecret },
      link: tokenOf(paid),
      openLink: tokenOf(open),
    },
  };
}

export type OrderCanaries = Awaited<ReturnType<typeof fillWithCanaries>>;
