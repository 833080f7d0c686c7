import { Worker } from 'node:worker_threads';
import { defaultQrStyle } from '@swapt/shared/values';
import { testApp, type TestApp, type TestUser } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';

/** Keeps what is sent to threads until it is let go, as if they were busy with something else. */
function pauseThreads() {
  const post = Worker.prototype.postMessage;
  const paused: (() => void)[] = [];
  const spy = jest.spyOn(Worker.prototype, 'postMessage').mockImplementation(function (this: Worker, message) {
    paused.push(() => post.call(this, message));
  });
  return {
    /** Resolves when so many wait for a thread. */
    until: async (count: number) => {
      for (let tries = 0; paused.length < count; tries++) {
        if (tries > 2_000) throw new Error(`${paused.length} wait for a thread, not ${count}`);
        await new Promise((again) => setTimeout(again, 5));
      }
    },
    letGo: () => {
      spy.mockRestore();
      for (const send of paused.splice(0)) send();
    },
  };
}

let colour = 0x100;
/** Dark, and tried by nobody before; what was tried once is known to the whole process. */
const newStyle = () => ({ ...defaultQrStyle, foreground: `#000${(colour++).toString(16)}` });

describeOnEngine('codes whose look has to be tried', ({ db }) => {
  let test: TestApp;
  let owner: TestUser;
  let orgId: string;
  const code = { name: 'Menu', type: 'link', target: 'https://example.com/' } as const;

  beforeAll(async () => {
    test = await testApp(db);
    ({ owner, orgId } = await test.organization());
  });
  // A test that fails leaves nothing held.
  afterEach(() => jest.restoreAllMocks());
  afterAll(() => test.close());

  it('do not hold the database while previews are drawn and the trials wait for their turn', async () => {
    const { call } = test.as(owner);
    const threads = pauseThreads();
    const previews = [1, 2].map(() => call('codes.render', { org_id: orgId, style: newStyle(), score: true }));
    const made = call('codes.create', { ...code, org_id: orgId, style: newStyle(), password: 'open sesame' });
    await threads.until(3);
    // With every thread busy for good this is answered all the same.
    expect(await db.system((tx) => tx.query('select 1 as one'))).toEqual([{ one: 1 }]);
    expect((await call('codes.list', { org_id: orgId })).total).toBe(0);
    threads.letGo();
    expect((await made).data).toMatchObject({ name: 'Menu', has_password: true });
    expect((await Promise.all(previews)).map(({ data }) => data.score?.verdict)).toEqual(['good', 'good']);
  });

  it('are never judged by the look that they had before the trials', async () => {
    const { call, send } = test.as(owner);
    const content = { ssid: 'Guests', security: 'WPA', password: 'welcome-in' } as const;
    const { data } = await call('codes.create', { org_id: orgId, name: 'Wi-Fi', type: 'wifi', content });
    await db.org(orgId, (tx) => tx.query('update codes set style = $2 where code_id = $1', [data.code_id, newStyle()]));
    const threads = pauseThreads();
    const longer = { ...content, ssid: 'The network of all guests' };
    const change = send('codes.update', { org_id: orgId, code_id: data.code_id, data: { content: longer } });
    await threads.until(1);
    const pale = { ...defaultQrStyle, foreground: '#dddddd' };
    await db.org(orgId, (tx) => tx.query('update codes set style = $2 where code_id = $1', [data.code_id, pale]));
    threads.letGo();
    expect(await change).toMatchObject({ status: 422, body: { code: 'code.unscannable' } });
    expect((await call('codes.get', { org_id: orgId, code_id: data.code_id })).data.content.ssid).toBe('Guests');
  });

  it('are made once for one Idempotency-Key, also when both wait for the same trials', async () => {
    const { send, call } = test.as(owner);
    const before = (await call('codes.list', { org_id: orgId })).total;
    const input = { ...code, org_id: orgId, style: newStyle() };
    const threads = pauseThreads();
    const options = { headers: { 'idempotency-key': crypto.randomUUID() } };
    const both = [send('codes.create', input, options), send('codes.create', input, options)];
    await threads.until(1);
    threads.letGo();
    const [first, second] = await Promise.all(both);
    expect([first?.status, second?.text]).toEqual([200, first?.text]);
    expect((await call('codes.list', { org_id: orgId })).total).toBe(before + 1);
  });
});
