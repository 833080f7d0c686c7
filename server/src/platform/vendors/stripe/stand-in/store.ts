import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../db/database.js';
import { missing } from './fault.js';
import * as sql from '../../stand-in/objects.sql.js';
import type { Charge, ConnectedAccount, Dispute, Intent, Kinds, Refund, Subscription } from './shapes.js';

/** What of a request is done with: its account, its moment, and the objects of that account, in one transaction. */
export interface Store {
  account: string;
  now: Date;
  /** Where the stand-in is, for the addresses that it gives out. */
  base: string;
  add: <K extends keyof Kinds>(kind: K, body: Kinds[K]) => Promise<Kinds[K]>;
  /** Locked until the request ends. */
  read: <K extends keyof Kinds>(kind: K, id: string, param?: string) => Promise<Kinds[K]>;
  write: <K extends keyof Kinds>(kind: K, body: Kinds[K]) => Promise<Kinds[K]>;
  list: <K extends keyof Kinds>(kind: K, since?: Date) => Promise<Kinds[K][]>;
  /** Reports what happened to one of them, to be posted later. */
  report: (type: string, object: Intent | Charge | Refund | Dispute | ConnectedAccount | Subscription) => Promise<void>;
}

const names: Record<keyof Kinds, string> = {
  intent: 'payment_intent',
  charge: 'charge',
  refund: 'refund',
  dispute: 'dispute',
  account: 'account',
  domain: 'payment_method_domain',
  session: 'checkout_session',
  subscription: 'subscription',
};
const long = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** An id such as Stripe's: `pi_3Q…`. */
export const newId = (prefix: string) =>
  `${prefix}_${[...randomBytes(24)].map((byte) => long[byte % long.length]).join('')}`;
export const secondsOf = (moment: Date) => Math.floor(moment.getTime() / 1000);

interface Surroundings {
  account: string;
  now: Date;
  base: string;
}

export function storeOf(tx: Tx, { account, now, base }: Surroundings): Store {
  const accountOf = (kind: keyof Kinds) => (kind === 'account' ? '' : account);
  return {
    ...{ account, now, base },
    async add(kind, body) {
      await sql.insertObject(tx, 'stripe', accountOf(kind), kind, body.id, body, now);
      return body;
    },
    async read<K extends keyof Kinds>(kind: K, id: string, param = 'id') {
      const [row] = await sql.lockObject(tx, 'stripe', accountOf(kind), kind, id);
      if (!row) throw missing(names[kind], id, param);
      // The parse edge: it was written as one of its kind.
      return row.body as Kinds[K];
    },
    async write(kind, body) {
      await sql.updateObject(tx, 'stripe', accountOf(kind), kind, body.id, body);
      return body;
    },
    async list<K extends keyof Kinds>(kind: K, since = new Date(0)) {
      const rows = await sql.selectObjects(tx, 'stripe', accountOf(kind), kind, since);
      return rows.map(({ body }) => body as Kinds[K]);
    },
    async report(type, object) {
      const id = newId('evt');
      const of = object.object === 'account' ? object.id : account;
      const event = {
        ...{ id, object: 'event', api_version: null, created: secondsOf(now), livemode: false, pending_webhooks: 1 },
        ...{ request: { id: null, idempotency_key: null }, type, data: { object }, ...(of && { account: of }) },
      };
      await sql.insertObject(tx, 'stripe', of, 'report', id, { event, attempts: 0, next_at: now.toISOString() }, now);
    },
  };
}
