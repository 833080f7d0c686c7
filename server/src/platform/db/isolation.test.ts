import { describeOnEngines } from '../../testing/harness.js';
import { uuidv7 } from './uuid.js';
import type { TestTx } from '../../testing/engines/test-database.js';

/** Tables of the installation; every other table belongs to organizations and must be walled. */
const installationTables = [
  'account_sessions',
  'account_tokens',
  'accounts',
  'added_remotes',
  'deploy_tokens',
  'email_changes',
  'oidc_payloads',
  'page_events',
  'passkey_challenges',
  'passkeys',
  'policy_violations',
  'rate_windows',
  'recovery_codes',
  'remote_audit',
  'remote_pointers',
  'remote_quarantines',
  'remote_releases',
  'remote_reports',
  'schema_migrations',
  'second_factors',
  'secrets',
  'sign_ups',
  'signing_keys',
  'standin_objects',
  'stored_chunks',
  'stored_files',
  'stray_releases',
  'throttles',
  'users',
];

/** Faults in the wall around organizations, one sentence each. Partitions are reached through their parent alone, so they need no rights. */
async function findGaps(tx: TestTx): Promise<string[]> {
  const tables = await tx.query<{
    name: string;
    is_partition: boolean;
    has_org: boolean;
    is_forced: boolean;
    policies: string[];
    granted: boolean;
  }>(
    `select c.relname as name, c.relispartition as is_partition, c.relrowsecurity and c.relforcerowsecurity as is_forced,
            exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'org_id' and not a.attisdropped) as has_org,
            array(select p.polcmd::text || ' ' || pg_get_expr(p.polqual, p.polrelid) || ' / ' || pg_get_expr(p.polwithcheck, p.polrelid)
                    from pg_policy p where p.polrelid = c.oid and 'swapt_app'::regrole = any (p.polroles)) as policies,
            has_any_column_privilege('swapt_app', c.oid, 'select, insert, update') or has_table_privilege('swapt_app', c.oid, 'delete') as granted
       from pg_class c
      where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
      order by c.relname`,
  );
  return tables.flatMap(({ name, is_partition, has_org, is_forced, policies, granted }) => {
    if (is_partition) return granted ? [`${name}: a partition can be read past the policies of its parent`] : [];
    if (!has_org)
      return installationTables.includes(name)
        ? []
        : [`${name}: has no org_id and is not listed as a table of the installation`];
    if (!is_forced) return [`${name}: row-level security is not enabled and forced`];
    const own = `(org_id = ( SELECT (NULLIF(current_setting('app.org_id'::text, true), ''::text))::uuid`;
    const isWalled = policies.length === 1 && policies[0]?.startsWith('* ') && policies[0].split(own).length === 3;
    return isWalled ? [] : [`${name}: swapt_app is not held to its own rows by one policy for reading and writing`];
  });
}

describeOnEngines('the wall between organizations', ({ db }) => {
  const [orgA, orgB] = [uuidv7(), uuidv7()];

  beforeAll(() =>
    db.system(async (tx) => {
      for (const org of [orgA, orgB]) {
        await tx.query('insert into organizations (org_id, name) values ($1, $2)', [org, 'Shop']);
        await tx.query('insert into catalogs (org_id, catalog_id, name) values ($1, $2, $3)', [org, uuidv7(), 'Menu']);
      }
    }),
  );

  it('stands around every table [P.tenant]', async () => {
    expect(await db.system(findGaps)).toEqual([]);
  });

  it.each([
    ['create table leaky (org_id uuid primary key)', 'leaky: row-level security is not enabled and forced'],
    [
      'create table stray (id uuid primary key)',
      'stray: has no org_id and is not listed as a table of the installation',
    ],
    ['alter table catalogs no force row level security', 'catalogs: row-level security is not enabled and forced'],
    ['create policy more on codes to swapt_app using (true)', 'codes: swapt_app is not held to its own rows'],
    ['grant select on scans_default to swapt_app', 'scans_default: a partition can be read past the policies'],
  ])('is seen to be missing after "%s" [P.tenant]', async (breach, gap) => {
    let gaps: string[] = [];
    const tried = db.system(async (tx) => {
      await tx.query(`reset role; ${breach}`);
      gaps = await findGaps(tx);
      throw new Error('undo');
    });
    await expect(tried).rejects.toThrow('undo');
    expect(gaps).toEqual([expect.stringContaining(gap)]);
  });

  it('shows a transaction without an organization nothing [P.tenant]', async () => {
    const seen = await db.system(async (tx) => {
      await tx.query('set local role swapt_app');
      return tx.query('select 1 from catalogs union all select 1 from organizations union all select 1 from slugs');
    });
    expect(seen).toEqual([]);
  });

  it('holds when a statement forgets its organization [P.tenant]', async () => {
    await db.org(orgA, (tx) => tx.query("update catalogs set name = 'Mine'"));
    await db.org(orgA, (tx) => tx.query('delete from catalogs'));
    const left = await db.system((tx) => tx.query('select org_id, name from catalogs'));
    expect(left).toEqual([{ org_id: orgB, name: 'Menu' }]);
  });

  it('lets nobody write for another organization [P.tenant]', async () => {
    const foreign = db.org(orgA, (tx) =>
      tx.query('insert into catalogs (org_id, catalog_id, name) values ($1, $2, $3)', [orgB, uuidv7(), 'Theirs']),
    );
    await expect(foreign).rejects.toMatchObject({ name: 'DatabaseError', code: '42501' });
    const moved = db.org(orgB, (tx) => tx.query('update catalogs set org_id = $1 where org_id = $2', [orgA, orgB]));
    await expect(moved).rejects.toMatchObject({ code: '42501' });
  });

  it('keeps secrets of the installation from organizations', async () => {
    const peek = db.org(orgA, (tx) => tx.query('select password_hash from accounts'));
    await expect(peek).rejects.toMatchObject({ code: '42501' });
  });
});
