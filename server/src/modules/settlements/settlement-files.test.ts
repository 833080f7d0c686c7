import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { canReadPdf, textOfPdf } from '../../testing/readers/pdf-text.js';
import { publicApp } from '../../testing/public-app.js';
import { openMarket, type Market } from '../../testing/stores/market.js';
import { registerFiles } from '../files/files.routes.js';
import { registerSlips } from './slips.js';

const code = (status: number, its: string) => ({ status, body: { code: its } });

describeOnEngine('files of settlements', ({ db }) => {
  let test: TestApp;
  let pages: FastifyInstance;
  let market: Market;
  let colleague: Awaited<ReturnType<Market['member']>>;
  beforeAll(async () => {
    test = await testApp(db);
    pages = await publicApp(test.services);
    await registerFiles(pages, test.services);
    await registerSlips(pages, test.services);
  });
  beforeEach(async () => {
    market = await openMarket(test);
    colleague = await market.member('editor');
  });
  afterAll(async () => {
    await pages.close();
    await test.close();
  });

  async function closed() {
    await market.sold({ items: [{ variant_id: market.mug, quantity: 2 }], total: 1_800 });
    await market.sold({ items: [{ variant_id: market.hat, quantity: 1 }], total: 2_000, tender: 'card' });
    test.services.setNow(new Date(test.services.now().getTime() + 600_000));
    await market.count(6_750);
    await market.close();
  }
  const approve = (settlement_id: string) =>
    colleague.call('settlement.approve', { org_id: market.orgId, settlement_id });

  it('of an event are printed and exported, with all stores together', async () => {
    await closed();
    const { settlement_id: first } = await market.submit({ cash: 6_750, card: 2_000 });
    await approve(first);
    await market.sold({ made_ago: 3_600 });
    await market.submit({ cash: 850 }, { adjusts: first, note: '=1+1' });
    const file = async (kind: string) =>
      (await market.send('settlement.file', { ...market.ids, kind })).body.data as Record<'name' | 'body', string>;
    const csv = await file('csv');
    expect(csv.name).toMatch(/^settlement-\d{4}-\d{2}-\d{2}\.csv$/);
    const lines = Buffer.from(csv.body, 'base64').toString().split('\r\n');
    expect(lines.map((line) => line.split(',').slice(2, 10).join())).toEqual([
      'Settlement,Adds to,Status,Tender,Currency,Expected,Counted,Difference',
      '1,,approved,cash,EUR,68,67.5,-0.5',
      '1,,approved,card,EUR,20,20,0',
      '2,1,submitted,cash,EUR,9,8.5,-0.5',
      '',
    ]);
    expect(lines[3]).toContain("'=1+1");
    const pdf = await file('pdf');
    expect(Buffer.from(pdf.body, 'base64').subarray(0, 5).toString()).toBe('%PDF-');
    if (!canReadPdf) return;
    const words = textOfPdf(Buffer.from(pdf.body, 'base64'));
    expect(words).toContain('Settlement of Spring market');
    expect(words).toMatch(/Cash +expected €68\.00, counted €67\.50 +-€0\.50/);
    expect(words).toContain('Settlement 2, adds to settlement 1: waits for its approval');
  });

  it('keep the photo of a slip for the team alone', async () => {
    await closed();
    const photo = sharp({ create: { width: 40, height: 90, channels: 3, background: '#ffffff' } });
    const body = (
      await photo
        .jpeg()
        .withExif({ IFD0: { Copyright: 'Corner shop' } })
        .toBuffer()
    ).toString('base64');
    const add = (picture: string) =>
      market.send('settlement.addSlip', { ...market.ids, name: 'slip.jpg', body: picture });
    expect(await add(Buffer.from('%PDF-1.7').toString('base64'))).toMatchObject(code(422, 'image.unreadable'));
    const { slip_id } = (await add(body)).body.data as { slip_id: string };
    const { settlement_id } = await market.submit({ cash: 6_750 }, { slip_id });
    const { data } = await colleague.call('settlement.slipLink', { org_id: market.orgId, settlement_id });
    const { pathname, search } = new URL(data.url, 'http://localhost');
    const shown = await pages.inject(pathname + search);
    expect(shown).toMatchObject({
      statusCode: 200,
      headers: { 'content-type': 'image/webp', 'cache-control': 'private, no-store' },
    });
    expect((await sharp(shown.rawPayload).metadata()).exif).toBeUndefined();
    const { data: uploads } = await market.call('uploads.list', { org_id: market.orgId });
    expect(uploads).toMatchObject([{ upload_id: slip_id, kind: 'slip', url: null }]);
    expect((await pages.inject(`/files/${market.orgId}/${slip_id}`)).statusCode).toBe(404);
    expect((await pages.inject(`${pathname}${search.slice(0, -3)}AAA`)).statusCode).toBe(404);
    expect(await market.send('uploads.delete', { org_id: market.orgId, upload_id: slip_id })).toMatchObject({
      body: { code: 'upload.in_use', detail: expect.stringContaining('a settlement of “Spring market”') },
    });
    const viewer = await openMarket(test);
    expect(await viewer.send('settlement.slipLink', { org_id: viewer.orgId, settlement_id })).toMatchObject(
      code(404, 'settlement.not_found'),
    );
  });
});
