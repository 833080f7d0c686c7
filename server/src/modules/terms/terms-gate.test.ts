import { contract, type Operation, type OperationId } from '@swapt/shared/contract';
import { idsOfNoun } from '../../testing/tenancy/sample-call.js';
import { sampleInput } from '../../testing/tenancy/sample-input.js';
import { snapshot } from '../../testing/tenancy/snapshot.js';
import { makeWorld, type World } from '../../testing/tenancy/world.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { terms } from './terms-text.js';
import { acceptTerms } from './terms.sql.js';

const operations = Object.entries(contract) as [OperationId, Operation][];
const open = operations.filter(([, { beforeTerms }]) => beforeTerms);
const closed = operations.filter(([, { beforeTerms }]) => !beforeTerms);

describeOnEngine('who has not accepted the terms in force', ({ db }) => {
  let api: TestApp;
  let world: World;
  let owner: TestUser;
  let before: string;
  beforeAll(async () => {
    api = await testApp(db);
    world = await makeWorld(api);
    owner = await api.user(undefined, { hasAcceptedTerms: false });
    await api.member(world.ids.org_id, owner, 'owner');
    before = await snapshot(db, world.ids.org_id);
  });
  afterAll(() => api.close());

  const accepted = (version: string) => (user: TestUser) =>
    db.system((tx) => acceptTerms(tx, user.userId, version, api.services.now()));
  const refusal = { status: 403, code: 'terms.not_accepted' };

  it.each(closed)('%s refuses them [P.terms]', async (id, operation) => {
    const { status, body } = await api.as(owner).send(id, sampleInput(operation, idsOfNoun(id, world.ids)));
    expect({ status, code: body.code }).toEqual(refusal);
  });

  it('changed nothing by trying', async () => {
    expect((await snapshot(db, world.ids.org_id)) === before).toBe(true);
  });

  it('reads and accepts them, finds their organizations and leaves, and does nothing else', async () => {
    expect(open.map(([id]) => id).sort()).toEqual(['account.askDeletion', 'org.list', 'terms.accept', 'terms.get']);
    const person = await api.user(undefined, { hasAcceptedTerms: false });
    const call = api.as(person).call;
    expect((await call('org.list', {})).data).toEqual([]);
    expect((await call('account.askDeletion', {})).data.sent_to).toBe(person.email);
    const { data } = await call('terms.get', {});
    await call('terms.accept', { version: data.version });
    await call('org.create', { name: 'Accepted' });
  });

  it('is asked again by a new version', async () => {
    const { owner: person } = await api.organization();
    await accepted('an older version')(person);
    expect((await api.as(person).send('org.get', {})).body.code).toBe(refusal.code);
    await api.as(person).call('terms.accept', { version: terms.version });
    expect((await api.as(person).send('org.get', {})).status).toBe(200);
  });

  it('makes no API key work, but a new version stops no program', async () => {
    const maker = await api.user(undefined, { hasAcceptedTerms: false });
    const { orgId } = await api.organization(maker);
    const key = await api.apiKey(orgId, maker, 'owner');
    expect((await api.as(key).send('codes.list', {})).body.code).toBe(refusal.code);
    await accepted('an older version')(maker);
    expect((await api.as(key).send('codes.list', {})).status).toBe(200);
  });
});
