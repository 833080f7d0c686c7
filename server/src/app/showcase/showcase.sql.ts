import type { CodeRule } from '@swapt/shared/contract';
import type { Tx } from '../../platform/db/database.js';

/** No row where it is there already: who asks at the same time waits here until it is. */
export const insertShowcaseOrg = (tx: Tx, orgId: string, name: string, now: Date) =>
  tx.query(
    `insert into organizations (org_id, name, is_demo, created_at) values ($1, $2, true, $3)
     on conflict (org_id) do nothing returning org_id`,
    [orgId, name, now],
  );

export const selectPageIds = (tx: Tx, orgId: string) =>
  tx.query('select page_id from pages where org_id = $1', [orgId]);

/** A row where they were others. */
export const updateRules = (tx: Tx, orgId: string, codeId: string, rules: readonly CodeRule[]) =>
  tx.query(
    'update codes set rules = $3::jsonb where org_id = $1 and code_id = $2 and rules <> $3::jsonb returning code_id',
    [orgId, codeId, JSON.stringify(rules)],
  );
