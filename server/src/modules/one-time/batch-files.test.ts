import Fastify, { type FastifyInstance } from 'fastify';
import { jobs } from '../../app/joined.js';
import { runDueJobs } from '../../platform/jobs/run-jobs.js';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { unzip } from '../../testing/readers/unzip.js';
import { registerOneTimeFiles } from './file.routes.js';

describeOnEngine('the files of a batch', ({ db }) => {
  let test: TestApp;
  let files: FastifyInstance;
  let owner: TestUser;
  let ids: { org_id: string; base_code_id: string; batch_id: string };

  beforeAll(async () => {
    test = await testApp(db);
    files = Fastify();
    await registerOneTimeFiles(files, test.services);
  });
  beforeEach(async () => {
    test.services.setNow('2026-11-20T10:00:00.000Z');
    const made = await test.organization();
    owner = made.owner;
    const { call } = test.as(owner);
    const input = { org_id: made.orgId, name: 'Coffee', type: 'link', target: 'https://example.com/' } as const;
    const base = { org_id: made.orgId, base_code_id: (await call('codes.create', input)).data.code_id };
    ids = { ...base, batch_id: (await call('codes.createOneTime', { ...base, amount: 1_203 })).data.batch_id };
  });
  afterAll(() => Promise.all([test.close(), files.close()]));

  const make = async () => {
    while ((await runDueJobs(test.services, jobs)) > 0);
  };
  const link = async () => (await test.as(owner).call('codes.oneTimeFile', ids)).data.url;

  it('are a table and a print of each code, in the look of the base code [O.codes.createOneTime]', async () => {
    await make();
    const [code] = (await test.as(owner).call('codes.oneTimeList', ids)).data;
    await test.as(undefined).call('codes.redeem', { id: code?.slug ?? '' });
    const reply = await files.inject(await link());
    expect(reply.headers['content-type']).toBe('application/zip');
    const entries = await unzip(reply.rawPayload);
    expect(entries.size).toBe(1_204);
    const lines = String(entries.get('codes.csv')).trimEnd().split('\r\n');
    expect(lines).toHaveLength(1_204);
    expect(lines[1]).toContain(`1,${code?.slug},${code?.url},${code?.url}?q=1,2026-11-20T10:00:00.000Z,`);
    const print = String(entries.get(`prints/000001-${code?.slug}.svg`));
    expect(print).toMatch(/^<svg .*50mm.*<path /s);
    expect(new Set([...entries.values()].map(String)).size).toBe(1_204);
  });

  it('are given by a link that was made here, for ten minutes, once the batch is ready', async () => {
    const early = await test.as(owner).send('codes.oneTimeFile', ids);
    expect([early.status, early.body.code]).toEqual([409, 'one_time.bad_state']);
    await make();
    const url = await link();
    const foreign = url.replace(ids.org_id, (await test.organization()).orgId);
    const longer = url.replace(/\.(\d+)\./, (_, until: string) => `.${Number(until) + 1}.`);
    for (const wrong of [foreign, longer, url.slice(0, -2), '/api/codes/one-time/file']) {
      expect((await files.inject(wrong)).statusCode).toBe(404);
    }
    test.services.setNow('2026-11-20T10:10:00.001Z');
    expect((await files.inject(url)).statusCode).toBe(404);
    test.services.setNow('2026-11-20T10:10:00.000Z');
    expect((await files.inject(url)).statusCode).toBe(200);
  });
});
