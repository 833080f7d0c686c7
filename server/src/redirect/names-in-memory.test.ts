import type { FastifyInstance } from 'fastify';
import { insertCode, updateCode } from '../testing/rows/code-rows.js';
import { describeOnEngine, testServices, type TestServices } from '../testing/harness.js';
import { redirectApp } from '../testing/redirect-app.js';

describeOnEngine('the redirect with the names in memory', ({ db }) => {
  let services: TestServices;
  let app: FastifyInstance;
  let stopWatching: () => Promise<void>;
  beforeAll(async () => {
    services = testServices(db);
    app = await redirectApp(services);
    stopWatching = await services.shortLinks.watch();
  });
  afterAll(async () => {
    await stopWatching();
    await app.close();
  });

  const scan = (slug: string) => app.inject({ url: `/${slug}` });

  it('follows a change within a second, also of a name that did not exist [R.redirect]', async () => {
    expect((await scan('later')).statusCode).toBe(404);
    const code = await insertCode(db, { slug: 'later', target: 'https://example.com/old' });
    await until(async () => (await scan('later')).headers.location === 'https://example.com/old');
    await updateCode(db, code, { target: 'https://example.com/new' });
    await until(async () => (await scan('later')).headers.location === 'https://example.com/new');
    await updateCode(db, code, { status: 'paused' });
    await until(async () => (await scan('later')).statusCode === 200);
  });

  it('redirects known codes while the database is away [R.redirect]', async () => {
    const code = await insertCode(db, { slug: 'cached' });
    await scan('cached');
    const system = jest.spyOn(db, 'system').mockRejectedValue(new Error('away'));
    expect((await scan(code.slug)).statusCode).toBe(302);
    system.mockRestore();
  });
});

async function until(isTrue: () => Promise<boolean>): Promise<void> {
  const end = Date.now() + 1_000;
  while (!(await isTrue())) {
    if (Date.now() > end) throw new Error('Did not happen within a second');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
