import { randomBytes } from 'node:crypto';
import type { Tx } from '../../../db/database.js';
import * as sql from '../../stand-in/objects.sql.js';
import type { Report } from '../../stand-in/post-reports.js';
import { missing } from './fault.js';
import type { Kinds } from './shapes.js';

/** What a request is done with: the business it is about, its moment, and the objects of that business, in one transaction. */
export interface Store {
  merchantId: string;
  now: Date;
  add: <K extends keyof Kinds>(kind: K, body: Kinds[K]) => Promise<Kinds[K]>;
  /** Locked until the request ends. */
  find: <K extends keyof Kinds>(kind: K, id: string) => Promise<Kinds[K] | undefined>;
  read: <K extends keyof Kinds>(kind: K, id: string) => Promise<Kinds[K]>;
  write: <K extends keyof Kinds>(kind: K, body: Kinds[K]) => Promise<Kinds[K]>;
  /** Newest first. */
  list: <K extends keyof Kinds>(kind: K) => Promise<Kinds[K][]>;
  /** The same for another business. */
  of: (merchantId: string) => Store;
  /** Reports what happened, to be posted later. */
  report: (type: string, data: { type: string; id: string; object: object }) => Promise<void>;
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789';

/** An id such as Square's. */
export const newId = (length: number, prefix = '') =>
  prefix + [...randomBytes(length)].map((byte) => letters[byte % letters.length]).join('');

/** These are known before it is said whose they are. */
const ofNobody: ReadonlySet<keyof Kinds> = new Set([
  'merchant',
  'authorization',
  'grant',
  'access',
  'refresh',
] as const);

export function storeOf(tx: Tx, { merchantId, now }: { merchantId: string; now: Date }): Store {
  const accountOf = (kind: keyof Kinds) => (ofNobody.has(kind) ? '' : merchantId);
  const find = async <K extends keyof Kinds>(kind: K, id: string) => {
    const [row] = await sql.lockObject(tx, 'square', accountOf(kind), kind, id);
    // The parse edge: it was written as one of its kind.
    return row?.body as Kinds[K] | undefined;
  };
  return {
    ...{ merchantId, now, find },
    of: (other) => storeOf(tx, { merchantId: other, now }),
    async add(kind, body) {
      await sql.insertObject(tx, 'square', accountOf(kind), kind, body.id, body, now);
      return body;
    },
    async read(kind, id) {
      const found = await find(kind, id);
      if (!found) throw missing(kind);
      return found;
    },
    async write(kind, body) {
      await sql.updateObject(tx, 'square', accountOf(kind), kind, body.id, body);
      return body;
    },
    async list<K extends keyof Kinds>(kind: K) {
      const rows = await sql.selectObjects(tx, 'square', accountOf(kind), kind, new Date(0));
      return rows.map(({ body }) => body as Kinds[K]);
    },
    async report(type, data) {
      const id = newId(32);
      const event = { merchant_id: merchantId, type, event_id: id, created_at: now.toISOString(), data };
      const due: Report = { event, attempts: 0, next_at: now.toISOString() };
      await sql.insertObject(tx, 'square', merchantId, 'report', id, due, now);
    },
  };
}
