import { defaultQrStyle, type CodeStatus, type VisitorMode } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { TestDatabase } from '../engines/test-database.js';

export interface CodeRow {
  orgId: string;
  codeId: string;
  slug: string;
}

/** A code of nobody, as the redirect knows it. */
export const knownCode = {
  orgId: uuidv7(),
  codeId: uuidv7(),
  name: 'Window',
  type: 'link' as const,
  orgName: 'The Rye Mill',
  visitorMode: 'daily' as const,
  slug: 'window',
  channel: '',
};

/** An organization's row. */
export async function insertOrg(db: TestDatabase, name = 'Corner shop'): Promise<string> {
  const orgId = uuidv7();
  await db.system((tx) => tx.query('insert into organizations (org_id, name) values ($1, $2)', [orgId, name]));
  return orgId;
}

/** Sets how an organization recognizes visitors, as its settings do. */
export const setVisitorMode = (db: TestDatabase, orgId: string, mode: VisitorMode) =>
  db.system((tx) => tx.query('update organizations set visitor_mode = $2 where org_id = $1', [orgId, mode]));

/** A code with its short name; in an organization of its own unless one is given. */
export async function insertCode(
  db: TestDatabase,
  code: { orgId?: string; slug: string; name?: string; target?: string; status?: CodeStatus },
): Promise<CodeRow> {
  const orgId = code.orgId ?? (await insertOrg(db));
  const codeId = uuidv7();
  await db.system(async (tx) => {
    await tx.query(
      `insert into codes (org_id, code_id, name, type, target, slug, status, style) values ($1, $2, $3, 'link', $4, $5, $6, $7)`,
      [
        orgId,
        codeId,
        code.name ?? code.slug,
        code.target ?? 'https://example.com/',
        code.slug,
        code.status ?? 'active',
        defaultQrStyle,
      ],
    );
    await tx.query(`insert into slugs (slug, org_id, code_id, version) values ($1, $2, $3, nextval('slug_versions'))`, [
      code.slug,
      orgId,
      codeId,
    ]);
  });
  return { orgId, codeId, slug: code.slug };
}

/** Changes a code as `codes.update` does, in one transaction with its version. */
export async function updateCode(
  db: TestDatabase,
  { orgId, codeId }: CodeRow,
  change: { target?: string; status?: CodeStatus },
) {
  await db.system(async (tx) => {
    await tx.query(
      'update codes set target = coalesce($3, target), status = coalesce($4, status) where org_id = $1 and code_id = $2',
      [orgId, codeId, change.target ?? null, change.status ?? null],
    );
    await tx.query(`update slugs set version = nextval('slug_versions') where org_id = $1 and code_id = $2`, [
      orgId,
      codeId,
    ]);
  });
}
