import type { Tx } from '../../platform/db/database.js';
import type { Violation } from './violations.js';

/** Kinds of violation that are told apart on one day; of more, only those that are known already are counted on. */
const mostKinds = 200;

export const countViolation = (tx: Tx, { remote, directive, blocked }: Violation, at: Date) =>
  tx.query(
    `insert into policy_violations as v (day, remote, directive, blocked, hits)
     select d.day, $2, $3, $4, 1 from (select ($1::timestamptz at time zone 'UTC')::date as day) d
     where (select count(*) from policy_violations k where k.day = d.day) < ${mostKinds}
       or exists (select from policy_violations k where k.day = d.day and k.remote = $2 and k.directive = $3 and k.blocked = $4)
     on conflict (day, remote, directive, blocked) do update set hits = v.hits + 1`,
    [at, remote, directive, blocked],
  );

export const selectViolations = (tx: Tx) =>
  tx.query(
    'select day, remote, directive, blocked, hits from policy_violations order by day desc, hits desc, remote, directive, blocked limit 200',
  );

export const deleteViolations = (tx: Tx, before: Date) =>
  tx.query('delete from policy_violations where day < $1::timestamptz::date', [before]);
