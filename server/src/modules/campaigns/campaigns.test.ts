import type { Api } from '@swapt/shared/contract';
import { campaignStates, campaignTransitions, type CampaignState } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { jobs } from '../../app/joined.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { insertScans } from '../../scan-ingestion/insert-scans.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { insertCode } from '../../testing/rows/code-rows.js';
import { describeOnEngine } from '../../testing/harness.js';

type Change = Api['campaigns.update']['in']['data'];

const start = '2026-11-20T10:00:00.000Z';
const inHours = (hours: number) => new Date(Date.parse(start) + hours * 3600_000).toISOString();

describeOnEngine('campaigns', ({ db }) => {
  let test: TestApp;
  let orgId: string;
  let owner: TestUser;

  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    test.services.setNow(start);
    ({ orgId, owner } = await test.organization());
  });
  afterAll(() => test.close());

  const create = async (input: Partial<Api['campaigns.create']['in']> = {}) =>
    (await test.as(owner).call('campaigns.create', { org_id: orgId, name: 'Summer', ...input })).data;
  const update = (campaign_id: string, data: Change) =>
    test.as(owner).send('campaigns.update', { org_id: orgId, campaign_id, data });
  const read = async (campaign_id: string) =>
    (await test.as(owner).call('campaigns.get', { org_id: orgId, campaign_id })).data;
  const runJobsAt = async (moment: string) => {
    test.services.setNow(moment);
    await runDueJobs(test.services, jobs);
  };

  it('are created as drafts, changed, shown and deleted [O.campaigns.create, O.campaigns.update, O.campaigns.get, O.campaigns.delete]', async () => {
    const { codeId } = await insertCode(db, { orgId, slug: uuidv7(), name: 'Poster' });
    const made = await create({ note: ' For July ', code_ids: [codeId] });
    expect(made).toMatchObject({
      state: 'draft',
      note: 'For July',
      codes: [{ code_id: codeId, name: 'Poster' }],
      scans: 0,
    });
    const changed = await update(made.campaign_id, {
      name: 'Autumn',
      starts_at: inHours(1),
      ends_at: inHours(2),
      code_ids: [],
    });
    expect(changed.body.data).toMatchObject({ name: 'Autumn', note: 'For July', starts_at: inHours(1), codes: [] });
    expect(await read(made.campaign_id)).toEqual(changed.body.data);
    await test.as(owner).call('campaigns.delete', { org_id: orgId, campaign_id: made.campaign_id });
    expect((await test.as(owner).send('campaigns.get', { campaign_id: made.campaign_id })).status).toBe(404);
  });

  it('are listed newest first, by state and a part of the name [O.campaigns.list]', async () => {
    for (const name of ['Spring', 'Summer', 'Late summer']) {
      test.services.setNow(new Date(test.services.now().getTime() + 1000));
      await create({ name });
    }
    const { call } = test.as(owner);
    const found = await call('campaigns.list', { org_id: orgId, search: 'SUMMER', pageSize: 1 });
    expect(found).toMatchObject({ page: 1, pageSize: 1, total: 2, data: [{ name: 'Late summer' }] });
    expect((await call('campaigns.list', { org_id: orgId, state: 'running' })).total).toBe(0);
  });

  const paths: Record<CampaignState, CampaignState[]> = {
    draft: [],
    scheduled: ['scheduled'],
    running: ['running'],
    paused: ['running', 'paused'],
    ended: ['running', 'ended'],
  };
  const moves = campaignStates.flatMap((from) => campaignStates.map((to) => [from, to] as const));

  it.each(moves.filter(([from, to]) => from !== to))(
    'from %s to %s is as the table of states says [O.campaigns.update]',
    async (from, to) => {
      const { campaign_id } = await create({ starts_at: inHours(1) });
      for (const state of paths[from]) expect((await update(campaign_id, { state })).status).toBe(200);
      const answer = await update(campaign_id, { state: to });
      const allowed: readonly CampaignState[] = campaignTransitions[from];
      if (allowed.includes(to)) expect(answer.body).toMatchObject({ data: { state: to } });
      else expect(answer).toMatchObject({ status: 409, body: { code: 'campaign.bad_state' } });
      expect((await read(campaign_id)).state).toBe(allowed.includes(to) ? to : from);
    },
  );

  it.each<[string, Change, string]>([
    ['an end before its start', { starts_at: inHours(2), ends_at: inHours(1) }, 'data.ends_at'],
    ['no start when scheduled', { state: 'scheduled' }, 'data.starts_at'],
    ['a passed start when scheduled', { state: 'scheduled', starts_at: inHours(-1) }, 'data.starts_at'],
    ['a passed end when started', { state: 'running', starts_at: inHours(-2), ends_at: inHours(-1) }, 'data.ends_at'],
  ])('are refused with %s [O.campaigns.update]', async (_what, change, field) => {
    const { campaign_id } = await create();
    expect(await update(campaign_id, change)).toMatchObject({
      status: 400,
      body: { code: 'campaign.bad_dates', errors: { [field]: expect.any(String) } },
    });
    expect(await read(campaign_id)).toMatchObject({ state: 'draft', starts_at: null, ends_at: null });
  });

  it('take no code of another organization and none that was deleted [P.tenant, O.campaigns.create]', async () => {
    const foreign = await insertCode(db, { slug: uuidv7() });
    const deleted = await insertCode(db, { orgId, slug: uuidv7(), status: 'deleted' });
    for (const { codeId } of [foreign, deleted]) {
      const answer = await test
        .as(owner)
        .send('campaigns.create', { org_id: orgId, name: 'Theirs', code_ids: [codeId] });
      expect(answer).toMatchObject({ status: 404, body: { code: 'code.not_found' } });
    }
    expect((await test.as(owner).call('campaigns.list', { org_id: orgId })).total).toBe(0);
  });

  it('are told of every wrong field in one answer [O.campaigns.create, O.campaigns.update]', async () => {
    const wrong = { starts_at: inHours(2), ends_at: inHours(1), code_ids: [uuidv7()] };
    const refused = await test.as(owner).send('campaigns.create', { org_id: orgId, name: 'Summer', ...wrong });
    expect(refused.body).toMatchObject({ status: 400, code: 'request.invalid' });
    expect(Object.keys(refused.body.errors ?? {}).sort()).toEqual(['code_ids', 'ends_at']);
    const { campaign_id } = await create();
    const change = await update(campaign_id, wrong);
    expect(Object.keys(change.body.errors ?? {}).sort()).toEqual(['data.code_ids', 'data.ends_at']);
  });

  it('start and end by themselves at their dates [O.campaigns.update]', async () => {
    const { campaign_id } = await create({ starts_at: inHours(1), ends_at: inHours(3) });
    await update(campaign_id, { state: 'scheduled' });
    await runJobsAt(inHours(0.5));
    expect((await read(campaign_id)).state).toBe('scheduled');
    await runJobsAt(inHours(1));
    expect((await read(campaign_id)).state).toBe('running');
    await runJobsAt(inHours(3));
    expect((await read(campaign_id)).state).toBe('ended');
  });

  it('follow a date that was changed, and not the one before [O.campaigns.update]', async () => {
    const { campaign_id } = await create({ starts_at: inHours(1), ends_at: inHours(3) });
    await update(campaign_id, { state: 'scheduled' });
    await update(campaign_id, { starts_at: inHours(2), ends_at: inHours(4) });
    await runJobsAt(inHours(1));
    expect((await read(campaign_id)).state).toBe('scheduled');
    await runJobsAt(inHours(2));
    await runJobsAt(inHours(3));
    expect((await read(campaign_id)).state).toBe('running');
    await runJobsAt(inHours(4));
    expect((await read(campaign_id)).state).toBe('ended');
  });

  it('count the human scans of their codes between their dates, to the minute [O.campaigns.get]', async () => {
    const { codeId } = await insertCode(db, { orgId, slug: uuidv7() });
    const other = await insertCode(db, { orgId, slug: uuidv7() });
    const scan = (code_id: string, hours: number, is_bot = false) => ({
      org_id: orgId,
      code_id,
      scan_id: uuidv7(),
      at: new Date(inHours(hours)),
      is_bot,
      visitor: null,
      source: 'scan' as const,
      country: 'PT',
      device: 'phone',
      system: 'iOS',
      browser: 'Safari',
      city: '',
      language: 'pt',
      variant: '',
      channel: '',
    });
    const before = [scan(codeId, -2.6), scan(codeId, -8)];
    const within = [
      scan(codeId, -2.4),
      scan(codeId, -2),
      scan(codeId, -1.2),
      scan(codeId, -0.6),
      scan(codeId, -1, true),
    ];
    await db.system((tx) => insertScans(tx, [...before, ...within, scan(codeId, -0.4), scan(other.codeId, -1)]));
    const counted = await create({ code_ids: [codeId], starts_at: inHours(-2.5), ends_at: inHours(-0.5) });
    expect(counted.scans).toBe(4);
    const open = await create({ code_ids: [codeId], starts_at: inHours(-2.5) });
    expect(open.scans).toBe(5);
    const short = await create({ code_ids: [codeId], starts_at: inHours(-0.7), ends_at: inHours(-0.5) });
    expect(short.scans).toBe(1);
  });
});
