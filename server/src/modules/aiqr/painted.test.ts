import { readConfig } from '../../platform/config/config.js';
import { generatePicture } from './generate.service.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { makeVendors } from '../../platform/vendors/vendors.js';
import { startStandIn } from '../../platform/vendors/image-model/stand-in.js';

type StandIn = Awaited<ReturnType<typeof startStandIn>>;

const request = {
  prompt: 'A harbour at dawn',
  style: 'brush',
  target: 'https://bakery.example/menu',
  seed: 42,
} as const;

describeOnEngine('Pictures painted by a model', ({ db }) => {
  let standIn: StandIn;
  let test: TestApp;
  let networks = 0;

  const ask = async (input: object) => {
    const remoteAddress = `10.${++networks}.0.1`;
    return (
      await test.app.inject({ method: 'POST', url: '/api/ai-qr/generate', payload: input, remoteAddress })
    ).json();
  };

  beforeAll(async () => {
    standIn = await startStandIn();
    test = await testApp(db, {
      config: readConfig({
        SWAPT_RATE_LIMIT: '1000000',
        SWAPT_IMAGE_MODEL_URL: standIn.url,
        SWAPT_IMAGE_MODEL_KEY: standIn.key,
      }),
    });
  });
  beforeEach(() => {
    standIn.painted.length = 0;
    Object.assign(standIn, { credits: 100, readableFrom: 0 });
  });
  afterAll(async () => {
    await test.close();
    await standIn.close();
  });

  it('are asked for as the service describes it, and given out once they scan [O.aiqr.generate]', async () => {
    const { data } = await ask(request);
    expect(data).toMatchObject({ made_by: 'model', seed: 42, svg_url: null, score: { verdict: 'good' } });
    expect(standIn.painted).toEqual([
      {
        prompt: expect.stringMatching(/^A harbour at dawn, .*brush/),
        seed: '42',
        strength: 0.75,
        format: 'png',
        accept: 'image/*',
      },
    ]);
  });

  it('are painted again, closer to the code, when test scans cannot read them [O.aiqr.generate]', async () => {
    standIn.readableFrom = 0.9;
    expect((await ask(request)).data.score.verdict).toBe('good');
    expect(standIn.painted.map(({ strength }) => strength)).toEqual([0.75, 0.88, 1]);
  });

  it('are not shown when none of them scans [O.aiqr.generate]', async () => {
    standIn.readableFrom = 2;
    const answer = await ask(request);
    expect(answer).toMatchObject({
      status: 422,
      code: 'aiqr.unscannable',
      detail: expect.stringContaining('3 pictures'),
    });
    const [row] = await db.system((tx) => tx.query<{ n: number }>('select count(*) as n from ai_pictures'));
    const before = row?.n;
    await ask(request);
    const [after] = await db.system((tx) => tx.query<{ n: number }>('select count(*) as n from ai_pictures'));
    expect(after?.n).toBe(before);
  });

  it.each(['forbidden', 'blurred'])('are refused by the filter of the model for “%s”, with a way on', async (word) => {
    expect(await ask({ ...request, prompt: `a ${word} thing` })).toMatchObject({
      status: 422,
      code: 'aiqr.refused',
      detail: expect.stringContaining('other words'),
    });
  });

  it('fail in words that tell nothing of the key or of the credits', async () => {
    standIn.credits = 0;
    const poor = await ask(request);
    expect(poor).toMatchObject({ status: 502, code: 'aiqr.failed' });
    for (const over of [{ imageModelKey: 'sk-wrong' }, { imageModelUrl: 'http://127.0.0.1:1' }]) {
      const services = { ...test.services, vendors: makeVendors({ ...test.services.config, ...over }, test.services) };
      const asker = { services, request: { ip: `10.${++networks}.0.1`, userAgent: '' }, roleIn: async () => undefined };
      const failed = await generatePicture(asker, request).catch((error: unknown) => error);
      expect(failed).toMatchObject({ code: 'aiqr.failed' });
      expect(String(failed)).not.toMatch(/sk-|credit|127\.0/);
    }
  });
});
