import { defaultQrStyle, type CodeStatus } from '@swapt/shared/values';
import type { TestDatabase } from '../engines/test-database.js';

const atOnce = 5_000;
let made = 0;

/** Codes of an organization with their short names, `Table 1` and so on. */
export async function insertManyCodes(
  db: TestDatabase,
  orgId: string,
  count: number,
  { status = 'active', tags = [] }: { status?: CodeStatus; tags?: readonly string[] } = {},
): Promise<void> {
  for (let left = count; left > 0; left -= atOnce) {
    const size = Math.min(left, atOnce);
    made += size;
    await db.system((tx) =>
      tx.query(
        `with codes as (
           insert into codes (org_id, code_id, name, type, target, slug, style, status, tags)
           select $1, gen_random_uuid(), 'Table ' || n, 'link', 'https://example.com/', 'table-' || n, $4::jsonb, $5, $6
             from generate_series($2::int, $3::int) n returning code_id, slug
         ) insert into slugs (slug, org_id, code_id, version) select slug, $1, code_id, nextval('slug_versions') from codes`,
        [orgId, made - size + 1, made, JSON.stringify(defaultQrStyle), status, tags],
      ),
    );
  }
}
