import { contract, type Operation, type OperationId } from '@swapt/shared/contract';
import { newBlock, newDocument } from '@swapt/shared/page/document';
import Fastify, { type FastifyInstance } from 'fastify';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { publicApp } from '../../testing/public-app.js';
import { sampleCall } from '../../testing/tenancy/sample-call.js';
import type { Ids } from '../../testing/tenancy/sample-input.js';
import { missingIds } from '../../testing/tenancy/world.js';

/** What only a team reads: how it calls its things, what it notes about them, and whom it knows. */
const word = `internal${crypto.randomUUID().replaceAll('-', '')}`;
const shown = 'Shown to everybody';
const publicOperations = (Object.entries(contract) as [OperationId, Operation][]).filter(
  ([, { who }]) => who === 'public',
);

describeOnEngine('what a team calls its things', ({ db }) => {
  let api: TestApp;
  let pages: FastifyInstance;
  const paths: string[] = [];
  let ids: Ids;
  let codes: { slug: string; code_id: string }[];
  const answered = new Set<OperationId>();

  beforeAll(async () => {
    api = await testApp(db);
    const app = Fastify();
    app.addHook('onRoute', ({ method, url }) => {
      if ([method].flat().includes('GET')) paths.push(url);
    });
    pages = await publicApp(api.services, app);
    ({ ids, codes } = await makeThings(api));
  });
  afterAll(async () => {
    await pages.close();
    await api.close();
  });

  it.each(publicOperations)('is not told by %s', async (id, operation) => {
    for (const { slug, code_id } of codes) {
      for (const name of [slug, code_id, ids.page_id]) {
        const given = sampleCall(id, operation, missingIds({ ...ids, code_id }));
        const { text, status } = await api.as().send(id, 'id' in given ? { ...given, id: name } : given);
        expect(text).not.toContain(word);
        if (status === 200) answered.add(id);
      }
    }
  });

  it('was not missed for lack of answers', () => {
    const reading: OperationId[] = ['codes.resolve', 'pages.get', 'pages.byCode', 'reports.create'];
    expect([...answered]).toEqual(expect.arrayContaining(reading));
  });

  it('is on no public page, in no file and in no data of a screen', async () => {
    const { code_id = '', page_id = '', campaign_id = '', folder_id = '' } = ids;
    const names = [...codes.map(({ slug }) => slug), code_id, page_id, campaign_id, folder_id];
    const addresses = paths.flatMap((path) => names.map((name) => path.replace(/:\w+|\*/, name)));
    const leaks: string[] = [];
    let shownPages = 0;
    for (const url of new Set(addresses)) {
      const { statusCode, body, headers } = await pages.inject({ url, headers: { accept: 'text/html' } });
      if (statusCode === 200) shownPages++;
      if (body.includes(word) || JSON.stringify(headers).includes(word)) leaks.push(url);
    }
    expect(shownPages).toBeGreaterThan(codes.length);
    expect(leaks).toEqual([]);
  });
});

async function makeThings(api: TestApp): Promise<{ ids: Ids; codes: { slug: string; code_id: string }[] }> {
  const { orgId, owner } = await api.organization(await api.user(`${word}@example.com`), shown);
  const { call } = api.as(owner);
  const org_id = orgId;
  const target = 'https://example.com/';
  const named = { org_id, name: word, tags: [word] };
  const { data: link } = await call('codes.create', { ...named, type: 'link', target });
  const { data: paused } = await call('codes.create', { ...named, type: 'link', target });
  await call('codes.update', { code_id: paused.code_id, data: { status: 'paused' } });
  const { data: locked } = await call('codes.create', { ...named, type: 'link', target, password: 'open sesame' });
  const { data: wifi } = await call('codes.create', {
    ...named,
    type: 'wifi',
    content: { ssid: shown, security: 'none' },
  });
  const draft = newDocument({ title: shown }, [newBlock('text', 'words', { text: shown })]);
  const { data: page } = await call('pages.create', { org_id, name: word, draft });
  await call('pages.publish', { page_id: page.page_id, revision: page.revision });
  const { data: paged } = await call('codes.create', { ...named, type: 'page', content: { page_id: page.page_id } });
  const { data: folder } = await call('folders.create', { org_id, name: word });
  const codes = [link, paused, locked, wifi, paged];
  const { data: campaign } = await call('campaigns.create', { org_id, name: word, note: word });
  for (const { code_id } of codes) {
    await call('folders.add', { folder_id: folder.folder_id, code_id });
    await call('codes.notes.add', { code_id, text: word });
  }
  const things = { org_id, code_id: link.code_id, page_id: page.page_id, folder_id: folder.folder_id };
  return {
    ids: missingIds({ ...things, campaign_id: campaign.campaign_id }),
    codes,
  };
}
