import { defaultQrStyle } from '@swapt/shared/values';
import { uuidv7 } from '../src/platform/db/uuid.js';
import type { TestDatabase, TestTx } from '../src/testing/engines/test-database.js';

interface Filled {
  orgId: string;
  folderId: string;
}

const batch = 5_000;

/** Codes with names, short names, two tags, folders of a thousand and counters; one of twenty is paused. */
export async function fillCodes(db: TestDatabase, count: number): Promise<Filled> {
  const [orgId, folders] = [uuidv7(), Array.from({ length: Math.ceil(count / 1_000) }, () => uuidv7())];
  await db.system(async (tx) => {
    await tx.query('insert into organizations (org_id, name) values ($1, $2)', [orgId, 'Benchmark']);
    await tx.query(
      `insert into folders (org_id, folder_id, name) select $1, id, 'Folder ' || n from unnest($2::uuid[]) with ordinality as f (id, n)`,
      [orgId, folders],
    );
  });
  for (let from = 0; from < count; from += batch) {
    await db.system((tx) => insertBatch(tx, orgId, folders, from, Math.min(batch, count - from)));
  }
  return { orgId, folderId: folders[0] ?? '' };
}

async function insertBatch(tx: TestTx, orgId: string, folders: readonly string[], from: number, size: number) {
  await tx.query(
    `insert into codes (org_id, code_id, name, type, target, slug, style, status, folder_id, tags, created_at, updated_at)
     select $1, gen_random_uuid(), 'Table ' || n || ' of the ' || (array['terrace', 'garden', 'bar', 'hall'])[1 + n % 4], 'link',
       'https://example.com/menu/' || n || '?utm_source=table&utm_medium=qr', 'bench-' || n, $2::jsonb, case when n % 20 = 0 then 'paused' else 'active' end,
       ($3::uuid[])[1 + n % array_length($3::uuid[], 1)], array['tag ' || n % 10, 'group ' || n % 100],
       timestamptz '2026-01-01' + n * interval '5 minutes', timestamptz '2026-01-01' + n * interval '5 minutes'
     from generate_series($4::int, $4::int + $5::int - 1) as n`,
    [orgId, JSON.stringify(defaultQrStyle), folders, from, size],
  );
  await tx.query(
    `insert into code_counters (org_id, code_id, scans, human_scans, visitors, last_scan_at)
     select org_id, code_id, n, n, n, now() from (
       select org_id, code_id, (hashtext(slug) & 65535) as n from codes where org_id = $1 order by created_at desc limit $2
     ) as c`,
    [orgId, size],
  );
}
