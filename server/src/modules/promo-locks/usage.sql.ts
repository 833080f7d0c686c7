import type { PromoOutcome } from '@swapt/shared/values';
import type { Tx } from '../../platform/db/database.js';
import type { RowOf } from '../../platform/db/statements.js';

const columns = `t.try_id, t.at, t.outcome, t.via, k.name as key_name, o.name as code_name, t.latitude, t.longitude, g.state as grant_state`;
const from = `from promo_tries t
  left join promo_grants g on g.org_id = t.org_id and g.grant_id = t.grant_id
  left join master_keys k on k.org_id = t.org_id and k.key_id = t.key_id
  left join codes o on o.org_id = t.org_id and o.code_id = t.code_id`;
const matches = 't.org_id = $1 and t.lock_id = $2 and ($3::text is null or t.outcome = $3)';

interface Asked {
  lockId: string;
  outcome: PromoOutcome | undefined;
}

export const selectTries = (tx: Tx, orgId: string, { lockId, outcome }: Asked, limit: number, offset: number) =>
  tx.query(`select ${columns} ${from} where ${matches} order by t.try_id desc limit $4 offset $5`, [
    orgId,
    lockId,
    outcome ?? null,
    limit,
    offset,
  ]);

export type TryRow = RowOf<typeof selectTries>;

/** Those of a file, after the one that was read last. */
export const selectTriesBefore = (
  tx: Tx,
  orgId: string,
  { lockId, outcome }: Asked,
  before: string | null,
  limit: number,
) =>
  tx.query(
    `select ${columns} ${from} where ${matches} and ($4::uuid is null or t.try_id < $4) order by t.try_id desc limit $5`,
    [orgId, lockId, outcome ?? null, before, limit],
  );

export const countTries = (tx: Tx, orgId: string, lockId: string) =>
  tx.query('select outcome, count(*) as count from promo_tries where org_id = $1 and lock_id = $2 group by outcome', [
    orgId,
    lockId,
  ]);

export const countGrants = (tx: Tx, orgId: string, lockId: string) =>
  tx.query(
    `select count(*) filter (where state = 'open') as open, count(*) filter (where state = 'consumed') as consumed,
       count(*) filter (where state = 'expired') as expired, count(*) filter (where via = 'master' and state <> 'expired') as by_master
     from promo_grants where org_id = $1 and lock_id = $2`,
    [orgId, lockId],
  );

export const selectPoints = (tx: Tx, orgId: string, lockId: string, limit: number) =>
  tx.query(
    `select latitude, longitude, count(*) filter (where outcome = 'opened') as opened, count(*) filter (where outcome <> 'opened') as refused
       from promo_tries where org_id = $1 and lock_id = $2 and latitude is not null
      group by latitude, longitude order by count(*) desc, latitude, longitude limit $3`,
    [orgId, lockId, limit],
  );
