import { createHash } from 'node:crypto';
import { errors, type Adapter, type AdapterPayload } from 'oidc-provider';
import type { Tx } from '../../platform/db/database.js';
import type { Services } from '../../platform/services.js';
import {
  consumePayload,
  deletePayload,
  deletePayloadsOfGrant,
  endPayload,
  selectPayload,
  selectPayloadByUid,
  upsertPayload,
  type PayloadRow,
} from './oidc-payloads.sql.js';

/** For so long the refresh token just replaced is still answered: two tabs may read it from storage at the same moment. */
const ROTATION_OVERLAP_MS = 10_000;
/** Stands for the id in an address that is kept. */
const ID = '{id}';

/**
 * The provider's state in the database. Ids are the secrets themselves (cookie values, codes, refresh tokens), so only their hashes are kept.
 * `successorOf` names the refresh token that replaces a given one.
 */
export function createAdapterFactory(
  { db, now }: Pick<Services, 'db' | 'now'>,
  successorOf: (token: string) => string,
) {
  return (model: string): Adapter => {
    const key = (id: string) => ({ model, id: hashId(id) });

    /** Whether a used refresh token is the head's direct predecessor, used a moment ago. */
    const isInOverlap = async (tx: Tx, id: string, row: PayloadRow): Promise<boolean> => {
      if (model !== 'RefreshToken' || !row.consumed_at) return false;
      if (now().getTime() - row.consumed_at.getTime() > ROTATION_OVERLAP_MS) return false;
      const [successor] = await selectPayload(tx, key(successorOf(id)), now());
      return !successor?.consumed_at;
    };

    return {
      upsert: async (id, payload, expiresIn) => {
        const expiresAt = expiresIn === undefined ? null : new Date(now().getTime() + expiresIn * 1000);
        await db.system((tx) => upsertPayload(tx, key(id), withoutSecrets(id, payload), expiresAt));
      },

      find: (id) =>
        db.system(async (tx) => {
          const [row] = await selectPayload(tx, key(id), now());
          if (!row) return undefined;
          const isUsed = row.consumed_at && !(await isInOverlap(tx, id, row));
          return { ...withId(id, row.payload), ...(isUsed ? { consumed: seconds(row.consumed_at) } : {}) };
        }),

      findByUid: (uid) =>
        db.system(async (tx) => {
          const [row] = await selectPayloadByUid(tx, model, uid, now());
          return row?.payload;
        }),

      // Only the device flow asks for this, and it is off.
      findByUserCode: () => Promise.resolve(undefined),

      // The provider looks first and marks later; of callers in between, only one gets the row here.
      consume: (id) =>
        db.system(async (tx) => {
          const [won] = await consumePayload(tx, key(id), now());
          if (won) return;
          const [row] = await selectPayload(tx, key(id), now());
          if (!row || !(await isInOverlap(tx, id, row))) throw new errors.InvalidGrant('already used');
        }),

      destroy: async (id) => {
        // Requests of one browser run at once, and each saves its session at its end.
        await db.system((tx) => (model === 'Session' ? endPayload : deletePayload)(tx, key(id)));
      },

      revokeByGrantId: async (grantId) => {
        await db.system((tx) => deletePayloadsOfGrant(tx, model, grantId));
      },
    };
  };
}

export function hashId(id: string): string {
  return createHash('sha256').update(id).digest('base64url');
}

function seconds(date: Date | null): number {
  return Math.floor((date?.getTime() ?? 0) / 1000);
}

/** Takes out the id itself wherever it stands, and the cookie value that an interaction repeats from its session. */
function withoutSecrets(id: string, { jti: _id, session, returnTo, ...payload }: AdapterPayload): AdapterPayload {
  return {
    ...payload,
    ...(session && { session: { ...session, cookie: '' } }),
    ...(returnTo && { returnTo: returnTo.replace(id, ID) }),
  };
}

function withId(id: string, payload: AdapterPayload): AdapterPayload {
  return { ...payload, jti: id, ...(payload.returnTo && { returnTo: payload.returnTo.replace(ID, id) }) };
}
