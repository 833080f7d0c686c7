import pg from 'pg';
import { describeOnEngines, describeOnPostgres } from '../../testing/harness.js';
import { uuidv7 } from './uuid.js';
import type { TestTx } from '../../testing/engines/test-database.js';

const [orgA, orgB] = [uuidv7(), uuidv7()];

function addOrganization(tx: TestTx, orgId: string): Promise<unknown> {
  return tx.query('insert into organizations (org_id, name) values ($1, $2)', [orgId, `Shop ${orgId}`]);
}

describeOnEngines('the database', ({ db }) => {
  beforeAll(() => db.system(async (tx) => void (await addOrganization(tx, orgA), await addOrganization(tx, orgB))));

  it('gives the same values on every engine', async () => {
    const now = new Date('2026-01-02T03:04:05.678Z');
    const [row] = await db.system((tx) =>
      tx.query(
        `select $1::timestamptz as at, 7::int8 as big, 1.5::numeric as exact, count(*) as counted, date '2026-01-02' as day, $2::jsonb as json,
                $3::bytea as bytes, array[1, null]::int8[] as numbers, $4::text[] as texts, $5::uuid[] as ids, null::text as nothing, true as yes
           from generate_series(1, 3)`,
        [now, JSON.stringify({ a: [1] }), new Uint8Array([1, 2]), ['a', null, 'b,"c'], [orgA]],
      ),
    );
    expect({ ...row, bytes: [...(row?.bytes as Uint8Array)] }).toEqual({
      at: now,
      big: 7,
      exact: 1.5,
      counted: 3,
      day: '2026-01-02',
      json: { a: [1] },
      bytes: [1, 2],
      numbers: [1, null],
      texts: ['a', null, 'b,"c'],
      ids: [orgA],
      nothing: null,
      yes: true,
    });
  });

  it('shows an organization its own rows and no others', async () => {
    const seen = await db.org(orgA, (tx) => tx.query('select org_id from organizations'));
    expect(seen).toEqual([{ org_id: orgA }]);
    expect(await db.system((tx) => tx.query('select org_id from organizations'))).toHaveLength(2);
  });

  it('forgets the organization after its transaction', async () => {
    await db.org(orgA, (tx) => tx.query('select 1'));
    const [row] = await db.system((tx) =>
      tx.query(`select current_user::text as role, coalesce(current_setting('app.org_id', true), '') as org`),
    );
    expect(row).toEqual({ role: 'swapt_system', org: '' });
  });

  it('rolls back everything when the work fails', async () => {
    const catalog = uuidv7();
    const failed = db.org(orgA, async (tx) => {
      await tx.query('insert into catalogs (org_id, catalog_id, name) values ($1, $2, $3)', [orgA, catalog, 'Half']);
      throw new Error('stop');
    });
    await expect(failed).rejects.toThrow('stop');
    expect(await db.org(orgA, (tx) => tx.query('select 1 from catalogs where catalog_id = $1', [catalog]))).toEqual([]);
  });

  it('does not call a transaction done whose failed statement was swallowed', async () => {
    const swallowed = db.org(orgA, async (tx) => {
      await tx.query('select 1 / 0').catch(() => undefined);
      return 'fine';
    });
    await expect(swallowed).rejects.toMatchObject({ name: 'DatabaseError', code: '22012' });
  });

  it('names the constraint that a statement broke', async () => {
    await expect(db.system((tx) => addOrganization(tx, orgA))).rejects.toMatchObject({
      code: '23505',
      constraint: 'organizations_pkey',
    });
  });

  it('refuses a transaction inside another and a statement after the end', async () => {
    await expect(db.system(() => db.system(async () => 1))).rejects.toThrow('inside another');
    const late = await db.system(async (tx) => tx);
    await expect(late.query('select 1')).rejects.toThrow('after its transaction had ended');
  });

  it('takes only a UUID as the organization', () => {
    expect(() => db.org("'; drop table codes; --", async () => 1)).toThrow('must be a UUID');
  });

  it('passes on what another transaction announces', async () => {
    const heard: string[] = [];
    const stop = await db.listen('codes_changed', (payload) => heard.push(payload));
    await db.system((tx) => tx.query("select pg_notify('codes_changed', 'abc')"));
    for (let i = 0; i < 100 && heard.length === 0; i++) await new Promise((resolve) => setTimeout(resolve, 20));
    await stop();
    expect(heard).toEqual(['abc']);
  });
});

describeOnPostgres('a lost connection', ({ db, url }) => {
  it('fails what ran on it, and the next transaction works without a restart', async () => {
    const admin = new pg.Client(url().replace('swapt_login', 'postgres'));
    await admin.connect();
    const cut = db.system(async (tx) => {
      const [own] = await tx.query<{ pid: number }>('select pg_backend_pid() as pid');
      await admin.query('select pg_terminate_backend($1, 1000)', [own?.pid]);
      await tx.query('select 1');
    });
    await expect(cut).rejects.toMatchObject({ name: 'DatabaseUnavailable' });
    await admin.end();
    expect(await db.system((tx) => tx.query('select 1 as one'))).toEqual([{ one: 1 }]);
  });
});
