import Fastify, { type FastifyInstance } from 'fastify';
import { registerShowcase } from '../../modules/showcase/showcase.routes.js';
import { readShowcase, showcase } from '../../modules/showcase/showcase.service.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { publicApp, screenDataOf } from '../../testing/public-app.js';
import { ensureShowcase } from './ensure-showcase.js';

const { orgId, codeId } = showcase;

describeOnEngine('what the start page asks about its code', ({ db }) => {
  let test: TestApp;
  let app: FastifyInstance;

  beforeAll(async () => {
    test = await testApp(db);
    expect(await readShowcase(test.services)()).toBeUndefined();
    await ensureShowcase(test.services);
    app = Fastify();
    await registerShowcase(app, test.services);
  });
  afterAll(async () => {
    await app.close();
    await test.close();
  });

  it('is its picture and its count, without an id', async () => {
    const reply = await app.inject('/demo/scans');
    expect([reply.statusCode, reply.json()]).toEqual([200, { scans: 0 }]);
    const picture = await app.inject('/demo/code.svg');
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, 'image/svg+xml']);
    expect(reply.body + picture.body).not.toMatch(/53776170/);
  });

  it('is read once a second, however many look, and counts nothing by itself', async () => {
    const spy = jest.spyOn(db, 'org');
    for (let round = 0; round < 5; round++) {
      const replies = await Promise.all(Array.from({ length: 40 }, () => app.inject('/demo/scans')));
      expect(new Set(replies.map(({ body }) => body))).toEqual(new Set(['{"scans":0}']));
    }
    expect(spy.mock.calls.filter(([org]) => org === orgId).length).toBeLessThanOrEqual(2);
    spy.mockRestore();
  });

  it('stands on the start page with its address and its count, where there is one', async () => {
    const site = await publicApp(test.services);
    const { demo } = screenDataOf((await site.inject('/')).body);
    expect(demo).toEqual({ address: expect.stringMatching(/\/[A-Za-z0-9]+$/), scans: 0 });
    await site.close();
  });

  it('is nothing while the operator has stopped it', async () => {
    expect(await readShowcase(test.services)()).toMatchObject({ scans: 0 });
    await db.system((tx) =>
      tx.query('update codes set held_at = now() where org_id = $1 and code_id = $2', [orgId, codeId]),
    );
    expect(await readShowcase(test.services)()).toBeUndefined();
    const site = await publicApp(test.services);
    expect(screenDataOf((await site.inject('/')).body)).not.toHaveProperty('demo');
    await site.close();
  });
});
