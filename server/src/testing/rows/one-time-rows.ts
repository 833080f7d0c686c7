import { uuidv7 } from '../../platform/db/uuid.js';
import type { CodeRow } from './code-rows.js';
import type { TestDatabase } from '../engines/test-database.js';

/** A batch of one-time codes under a base code, ready to be used. */
export async function insertOneTime(
  db: TestDatabase,
  { orgId, codeId }: Omit<CodeRow, 'slug'>,
  slugs: readonly string[],
  offer = 'One free coffee',
): Promise<void> {
  const batchId = uuidv7();
  await db.system(async (tx) => {
    await tx.query(
      `insert into one_time_batches (org_id, batch_id, base_code_id, offer, amount, made, state, created_at) values ($1, $2, $3, $5, $4, $4, 'done', now())`,
      [orgId, batchId, codeId, slugs.length, offer],
    );
    await tx.query('insert into slugs (slug, org_id, code_id, is_one_time) select unnest($1::text[]), $2, $3, true', [
      slugs,
      orgId,
      codeId,
    ]);
    await tx.query(
      'insert into one_time_codes (org_id, slug, batch_id, number) select $1, slug, $2, row_number() over () from unnest($3::text[]) slug',
      [orgId, batchId, slugs],
    );
  });
}
