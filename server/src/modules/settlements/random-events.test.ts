import { deskTenders, type DeskTender } from '@swapt/shared/values';
import { uuidv7 } from '../../platform/db/uuid.js';
import { findFaults } from '../../app/doctor/doctor.js';
import { testApp, type TestApp } from '../../testing/app.js';
import { describeOnEngine } from '../../testing/harness.js';
import { openMarket, type Market } from '../../testing/stores/market.js';

const events = process.env.SWAPT_PROVE === 'stand' ? 10_000 : 12;
jest.setTimeout(events * 1_000 + 60_000);

/** The same events each time. */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return Math.floor((state / 2_147_483_648) * below);
  };
}

type Money = Record<DeskTender, number>;
const nothing = (): Money => ({ cash: 0, card: 0, online: 0, square: 0, other: 0 });
const tenders = ['cash', 'cash', 'cash', 'card', 'card', 'other'] as const;

/** One day at a stand, with the money that it moves reckoned a second time: it knows nothing of the ledger. */
class Day {
  readonly money = nothing();
  private readonly sales: { id: string; tender: DeskTender; amount: number; desk: string }[] = [];
  private readonly drawers = new Map<string, number>();
  private eventId = '';

  constructor(
    private readonly market: Market,
    private readonly random: (below: number) => number,
  ) {}

  private get ids() {
    return { org_id: this.market.orgId, event_id: this.eventId };
  }

  async open(): Promise<void> {
    const { call, orgId: org_id, storeId: store_id } = this.market;
    const day = { name: 'Day', place: '', starts_at: '2026-05-01T08:00:00Z', ends_at: null, store_ids: [store_id] };
    this.eventId = (await call('events.create', { org_id, ...day })).data.event_id;
    for (let n = this.random(2); n >= 0; n--) {
      const opening = this.random(10_000);
      const { data } = await call('pos.start', { ...this.ids, store_id, device: `Desk ${n}`, opening });
      this.move(data.session_id, opening);
    }
  }

  private move(desk: string, amount: number): void {
    this.drawers.set(desk, (this.drawers.get(desk) ?? 0) + amount);
    this.money.cash += amount;
  }

  private one<T>(of: readonly T[]): T | undefined {
    return of[this.random(of.length)];
  }

  private get desk(): string {
    return this.one([...this.drawers.keys()]) ?? '';
  }

  async act(): Promise<void> {
    const acts = [this.sell, this.sell, this.sell, this.moveCash, this.refund, this.undo];
    await this.one(acts)?.call(this);
  }

  async sell(late = false): Promise<void> {
    const { call, orgId: org_id } = this.market;
    const [tender, session_id] = [this.one(tenders) ?? 'cash', this.desk];
    const [price, tip] = [1 + this.random(5_000), this.random(3) === 0 ? this.random(300) : 0];
    const off = this.random(4) === 0 ? Math.min(price, 1 + this.random(200)) : 0;
    const amount = price - off + tip;
    const { data } = await call('pos.sell', {
      ...{ org_id, session_id, sale_key: uuidv7(), tender, tip, total: amount },
      amounts: [{ name: 'Something', amount: price }],
      ...(off > 0 && { off: { kind: 'amount', amount: off, reason: 'A friend' } }),
      ...(late && { made_ago: 86_400, accept: true }),
    });
    if (tender === 'cash') this.move(session_id, amount);
    else this.money[tender] += amount;
    if (amount > 0 && tip === 0) this.sales.push({ id: data.order_id, tender, amount, desk: session_id });
  }

  private async moveCash(): Promise<void> {
    const { call, orgId: org_id } = this.market;
    const session_id = this.desk;
    const isOut = this.random(2) === 0;
    const amount = 1 + this.random(isOut ? (this.drawers.get(session_id) ?? 0) : 2_000);
    if (isOut && amount > (this.drawers.get(session_id) ?? 0)) return;
    await call('pos.moveCash', { org_id, session_id, kind: isOut ? 'out' : 'in', amount, reason: 'Change' });
    this.move(session_id, isOut ? -amount : amount);
  }

  /** What was paid with anything goes back in cash. */
  private async refund(): Promise<void> {
    const { call, orgId: org_id } = this.market;
    const [sale, session_id] = [this.sales.pop(), this.desk];
    if (!sale || (this.drawers.get(session_id) ?? 0) < sale.amount) return;
    const lines = [{ line_no: 1, quantity: 1 }];
    await call('pos.refund', { org_id, session_id, order_id: sale.id, lines, restock: false, reason: 'Broken' });
    this.move(session_id, -sale.amount);
  }

  /** It goes back the way it came. */
  private async undo(): Promise<void> {
    const { call, orgId: org_id } = this.market;
    const sale = this.sales.pop();
    if (!sale || (sale.tender === 'cash' && (this.drawers.get(sale.desk) ?? 0) < sale.amount)) return;
    await call('pos.void', { org_id, session_id: sale.desk, order_id: sale.id, reason: 'Wrong one' });
    if (sale.tender === 'cash') this.move(sale.desk, -sale.amount);
    else this.money[sale.tender] -= sale.amount;
  }

  async close(): Promise<void> {
    for (const [session_id, cash] of this.drawers)
      await this.market.call('pos.count', { org_id: this.market.orgId, session_id, counted: cash });
    await this.market.call('events.close', this.ids);
  }

  async settle(approver: Pick<Market, 'call'>, adjusts?: string): Promise<string> {
    const { call, orgId: org_id, storeId: store_id } = this.market;
    const more = adjusts === undefined ? {} : { adjusts };
    const counted = { cash: 1 + this.random(100) };
    const { data } = await call('settlement.submit', { ...this.ids, store_id, counted, ...more });
    await approver.call('settlement.approve', { org_id, settlement_id: data.settlement_id });
    return data.settlement_id;
  }

  async read() {
    return (await this.market.call('settlement.get', this.ids)).data;
  }
}

describeOnEngine('days that nobody chose', ({ db }) => {
  let test: TestApp;
  beforeAll(async () => {
    test = await testApp(db);
  });
  afterAll(() => test.close());

  const later = () => test.services.setNow(new Date(test.services.now().getTime() + 300_000));

  it(`are settled by tender as the ledger says, ${events} of them, with what comes late`, async () => {
    const market = await openMarket(test);
    await market.count(5_000);
    await market.close();
    const approver = await market.member('admin');
    const random = randomFrom(17);
    for (let n = 0; n < events; n++) {
      const day = new Day(market, random);
      await day.open();
      later();
      for (let acts = random(9); acts >= 0; acts--) await day.act();
      later();
      await day.close();
      later();
      expect([n, (await day.read()).total.expected]).toEqual([n, day.money]);
      const first = await day.settle(approver);
      later();
      const late = random(3);
      for (let sold = 0; sold < late; sold++) await day.sell(true);
      if (late > 0) {
        later();
        await day.settle(approver, first);
        later();
      }
      const { state, stores } = await day.read();
      const settled = nothing();
      for (const { expected } of stores[0]?.settlements ?? [])
        for (const tender of deskTenders) settled[tender] += expected[tender];
      expect([n, state, settled, stores[0]?.waits]).toEqual([n, 'settled', day.money, 'done']);
    }
    // Nobody works off the mails here.
    expect((await findFaults(test.services)).filter((line) => !/^(files|jobs):/.test(line))).toEqual([]);
  });
});
