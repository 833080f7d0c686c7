import type { Api, Campaign } from '@swapt/shared/contract';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { manyDeleted } from '../../testing/rows/many-deleted.js';
import { asTestTx } from '../../testing/engines/test-database.js';

describeOnEngine('campaigns that are deleted together', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    ({ orgId, owner } = await test.organization());
  });
  afterAll(() => test.close());

  const call = () => test.as(owner).call;
  const addCode = async (name: string) => {
    const code = { org_id: orgId, name, type: 'link', target: 'https://example.com/' } as const;
    return (await call()('codes.create', code)).data.code_id;
  };
  const add = async (name: string, more: Partial<Api['campaigns.create']['in']> = {}): Promise<Campaign> =>
    (await call()('campaigns.create', { org_id: orgId, name, ...more })).data;
  const read = async (campaign_id: string) => (await call()('campaigns.get', { org_id: orgId, campaign_id })).data;

  it('come back with the codes that are still there [A.campaigns]', async () => {
    const [stays, gone] = [await addCode('Poster'), await addCode('Flyer')];
    const campaign = await add('Spring', { note: 'For the market', code_ids: [stays, gone] });
    await add('Autumn');
    const { work, undo, rows } = manyDeleted(test, db, { orgId, owner, noun: 'campaigns' });
    const filter = { search: 'spring', state: 'draft' } as const;
    const { data } = await call()('bulkChanges.deleteCampaigns', { org_id: orgId, filter, count: 1 });
    await work();
    expect(await rows('campaigns')).toHaveLength(1);
    await db.system((tx) => asTestTx(tx).query('delete from codes where code_id = $1', [gone]));
    expect(await undo(data.change_id)).toMatchObject({ state: 'undone', undone: 1, kept: [] });
    expect(await read(campaign.campaign_id)).toEqual({ ...campaign, codes: [{ code_id: stays, name: 'Poster' }] });
  });

  it('start and end at the moments that passed while they were gone [A.campaigns]', async () => {
    const hours = (count: number) => new Date(test.services.now().getTime() + count * 3_600_000).toISOString();
    const one = await add('Starts', { starts_at: hours(1) });
    const other = await add('Ends', { starts_at: hours(1), ends_at: hours(2) });
    for (const { campaign_id } of [one, other])
      await call()('campaigns.update', { org_id: orgId, campaign_id, data: { state: 'scheduled' } });
    const { work, undo } = manyDeleted(test, db, { orgId, owner, noun: 'campaigns' });
    const { data } = await call()('bulkChanges.deleteCampaigns', { org_id: orgId, filter: {}, count: 2 });
    await work();
    test.services.setNow(new Date(hours(3)));
    await work();
    await undo(data.change_id);
    await work();
    expect((await read(one.campaign_id)).state).toBe('running');
    expect((await read(other.campaign_id)).state).toBe('ended');
  });
});
