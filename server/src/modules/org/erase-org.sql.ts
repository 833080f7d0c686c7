import { composed } from '../../platform/db/composed.js';
import type { Tx } from '../../platform/db/database.js';
import type { Composed } from '../../platform/db/statements.js';

/** Whether the time to keep the organization has passed; locks the row, so that an undo comes before or too late. */
export const lockDueOrg = (tx: Tx, orgId: string, now: Date) =>
  tx.query('select 1 from organizations where org_id = $1 and delete_after <= $2 for update', [orgId, now]);

/** From here on nobody gets in. */
export async function removeAccess(tx: Tx, orgId: string): Promise<void> {
  await tx.query('delete from memberships where org_id = $1', [orgId]);
  await tx.query('delete from api_keys where org_id = $1', [orgId]);
}

/** Printed codes stop leading anywhere; the directory's version tells the caches of every process. */
export async function closeCodes(tx: Tx, orgId: string, now: Date): Promise<void> {
  await tx.query("update codes set status = 'deleted', updated_at = $2 where org_id = $1", [orgId, now]);
  await tx.query("update slugs set version = nextval('slug_versions') where org_id = $1 and not is_one_time", [orgId]);
}

/** The directories of names: what was printed must never lead to somebody else, so the names stay. */
async function freeNames(tx: Tx, orgId: string, now: Date): Promise<void> {
  await tx.query(
    `update slugs set code_id = null, channel = '', freed_at = coalesce(freed_at, $2), version = nextval('slug_versions')
      where org_id = $1`,
    [orgId, now],
  );
  await tx.query('update page_names set page_id = null, freed_at = coalesce(freed_at, $2) where org_id = $1', [
    orgId,
    now,
  ]);
}

/** What deletes an organization's rows of a table; which tables there are, the modules say. */
export const eraseText = (tables: () => readonly string[]) =>
  composed(
    'org.erase',
    (table: string) => `delete from ${table} where org_id = $1`,
    () => tables().map((table) => [table] as const),
  );
type Erase = readonly Composed<'org.erase'>[];

/** Everything in the tables but the organization itself and its jobs, one of which is doing this. */
export async function eraseRows(tx: Tx, orgId: string, erase: Erase, now: Date): Promise<void> {
  await tx.query('set local statement_timeout = 0');
  await freeNames(tx, orgId, now);
  for (const text of erase) await tx.query(text, [orgId]);
}

/** What is left after `eraseRows`, and what came in since. */
export async function eraseOrg(tx: Tx, orgId: string, erase: Erase, now: Date): Promise<void> {
  await eraseRows(tx, orgId, erase, now);
  for (const table of ['jobs', 'organizations'] as const)
    await tx.query(`delete from ${table} where org_id = $1`, [orgId]);
}
