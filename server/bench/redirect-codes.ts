import { defaultQrStyle } from '@swapt/shared/values';
import { uuidv7 } from '../src/platform/db/uuid.js';
import type { TestTx } from '../src/testing/engines/test-database.js';

export const codeCount = 10_000;

/** An organization with that many codes, at `/bench-1` and so on. */
export async function insertCodes(tx: TestTx): Promise<{ orgId: string; codeIds: string[] }> {
  const orgId = uuidv7();
  const codeIds = Array.from({ length: codeCount }, () => uuidv7());
  await tx.query('insert into organizations (org_id, name) values ($1, $2)', [orgId, 'Benchmark']);
  await tx.query(
    `insert into codes (org_id, code_id, name, type, target, slug, style)
     select $1, code_id, 'Code', 'link', 'https://example.com/landing/page-' || n, 'bench-' || n, $3::jsonb
     from unnest($2::uuid[]) with ordinality as ids (code_id, n)`,
    [orgId, codeIds, JSON.stringify(defaultQrStyle)],
  );
  await tx.query(
    `insert into slugs (slug, org_id, code_id, version) select slug, org_id, code_id, nextval('slug_versions') from codes where org_id = $1`,
    [orgId],
  );
  return { orgId, codeIds };
}

/** Those that another process put there. */
export async function selectCodes(tx: TestTx): Promise<{ orgId: string; codeIds: string[] }> {
  const codes = await tx.query<{ org_id: string; code_id: string }>('select org_id, code_id from codes');
  return { orgId: codes[0]?.org_id ?? '', codeIds: codes.map(({ code_id }) => code_id) };
}
