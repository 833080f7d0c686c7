import { testApp, type TestApp } from '../../../testing/app.js';
import { describeOnEngines } from '../../../testing/harness.js';
import { openStand, promoFaults, type Stand } from '../../../testing/stores/promo-stand.js';

const codes = ['STAND10'];

describeOnEngines('those who open a promo lock at the same moment', ({ db }) => {
  let test: TestApp;
  let at: Stand;
  beforeAll(async () => {
    test = await testApp(db);
  });
  beforeEach(async () => {
    at = await openStand(test, { limit_total: 1 }, { limit_total: 1 });
  });
  afterEach(async () => {
    expect(await promoFaults(test)).toEqual([]);
  });
  afterAll(() => test.close());

  it('have its last use once', async () => {
    const asked = await Promise.all(Array.from({ length: 20 }, () => at.open()));
    expect(asked.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(19).fill(409)]);
    expect(await at.readLock()).toMatchObject({ used: 1 });
  });

  it('are one person with one grant, and one order', async () => {
    const visitor = await at.visitor();
    const asked = await Promise.all(Array.from({ length: 10 }, () => at.open({ visitor })));
    expect(new Set(asked.map(({ body }) => (body.data as { grant_id: string }).grant_id)).size).toBe(1);
    const ordered = await Promise.all(Array.from({ length: 10 }, (_, n) => at.order({ codes, visitor }, n)));
    expect(ordered.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(ordered.every(({ status }) => [200, 409, 422].includes(status))).toBe(true);
    expect(await at.readLock()).toMatchObject({ used: 1 });
    expect(await at.readDiscount()).toMatchObject({ reserved: 1 });
  });

  it('find it open or over while an order takes it at the end of its time', async () => {
    const visitor = await at.visitor();
    const end = test.services.now().getTime() + 15 * 60_000;
    const asked = Array.from({ length: 8 }, (_, n) => {
      test.services.setNow(new Date(end - (n % 2)));
      return n % 4 === 3 ? at.open() : at.order({ codes, visitor }, n);
    });
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.every((status) => status < 500)).toBe(true);
    test.services.setNow(new Date(end));
    const { grants } = await at.usage();
    expect(await at.readLock()).toMatchObject({ used: grants.open + grants.consumed });
    expect(grants.open + grants.consumed).toBeLessThanOrEqual(1);
  });
});
