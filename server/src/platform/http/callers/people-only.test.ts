import { contract, type Operation, type OperationId } from '@swapt/shared/contract';
import { testApp, type TestApp } from '../../../testing/app.js';
import { describeOnEngine } from '../../../testing/harness.js';
import { idsOfNoun, sampleCall } from '../../../testing/tenancy/sample-call.js';
import { sampleInput } from '../../../testing/tenancy/sample-input.js';
import { makeWorld, type World } from '../../../testing/tenancy/world.js';
import type { TestDatabase } from '../../../testing/engines/test-database.js';

const operations = Object.entries(contract) as [OperationId, Operation][];
/** Nouns whose changes decide who gets in; reading them is no change. */
const credentials = /^(userRole|apiKey|operator\.tokens|invitations)\.|^org\.(addUser|delete|create)$/;
const changesCredentials = operations.filter(([id, { method }]) => credentials.test(id) && method !== 'GET');

describeOnEngine('an owner’s API key that leaked', ({ db }) => {
  let api: TestApp;
  let world: World;
  let key: string;
  beforeAll(async () => {
    api = await testApp(db);
    world = await makeWorld(api);
    key = await replaceKey(db, api, world);
  });
  afterAll(() => api.close());

  it.each(operations)('changes no member, key, deletion or token by %s', async (id, operation) => {
    const before = await whoGetsIn(db);
    await api.as(key).send(id, sampleCall(id, operation, world.ids));
    expect(await whoGetsIn(db)).toBe(before);
  });

  it.each(changesCredentials)('is refused %s before its handler runs', async (id, operation) => {
    const { status, body } = await api.as(key).send(id, sampleInput(operation, idsOfNoun(id, world.ids)));
    expect([status, body.code]).toEqual([403, 'auth.forbidden']);
  });

  it('still does the work of a program', async () => {
    const { status } = await api.as(key).send('org.update', { data: { org_name: 'By key' } });
    expect(status).toBe(200);
    expect((await api.as(key).call('org.users', {})).total).toBeGreaterThan(0);
  });
});

/** The world has a key already, and an organization has one. */
async function replaceKey(db: TestDatabase, api: TestApp, { ids, owner }: World): Promise<string> {
  await db.system((tx) => tx.query('delete from api_keys where org_id = $1', [ids.org_id]));
  return api.apiKey(ids.org_id, owner, 'owner');
}

/** Everything that decides who gets in and what stays, as text; when a key was last used decides nothing. */
function whoGetsIn(db: TestDatabase): Promise<string> {
  return db.system(async (tx) => {
    const rows = await tx.query<{ row: string }>(
      `select concat('member ', m::text) as row from memberships m
       union all select concat('key ', org_id, key_id, secret_hash::text, role, created_by, revoked_at) from api_keys
       union all select concat('organization ', org_id, delete_after) from organizations
       union all select concat('token ', t::text) from deploy_tokens t
       order by 1`,
    );
    return rows.map(({ row }) => row).join('\n');
  });
}
