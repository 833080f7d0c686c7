import 'fake-indexeddb/auto';
import { ApiError, bindOrg, type Call } from '@swapt/shared/client';
import type { DeskSale } from '@swapt/shared/contract';
import { emptyCart } from '../sale/cart.js';
import { receiptOfSale } from '../receipt/receipt.js';
import { reckonSale } from '../sale/reckon.js';
import { testShelf } from '../testing/test-shelf.js';
import type { KeptSale } from './desk-database.js';
import { dropSale, keepSale, keptSales } from './kept-sales.js';
import { madeAgo, sendKept } from './send-kept.js';

const orgId = 'org';
const kept = (sale_key: string, changes: Partial<KeptSale> = {}): KeptSale => ({
  ...{ sale_key, org_id: orgId, user_id: 'kim', session_id: 'desk', made_at: Date.now() - 90_000, problem: null },
  input: { tender: 'cash', total: 900 },
  receipt: receiptOfSale(
    reckonSale(emptyCart, testShelf, new Date()),
    { currency: 'EUR', tender: 'cash', rounding: 0, total: 900, given: null },
    new Date(),
  ),
  ...changes,
});

/** A server that takes each key once, as ours does. */
function server(answer: (key: string) => ApiError | undefined = () => undefined) {
  const [asked, taken]: [Record<string, unknown>[], Set<string>] = [[], new Set()];
  const call = (async (_: unknown, input: KeptSale['input'] & { sale_key: string }) => {
    asked.push(input);
    await new Promise((resolve) => setTimeout(resolve, 5));
    const refusal = answer(input.sale_key);
    if (refusal) throw refusal;
    taken.add(input.sale_key);
    return { data: { order_id: input.sale_key } as DeskSale };
  }) as unknown as Call;
  return { call: bindOrg(call, orgId), asked, taken };
}

/** As browsers have them: who does not get one at once goes on without. */
function useLocks() {
  const locked = new Set<string>();
  const request = async (name: string, _: unknown, work: (lock: object | null) => Promise<void>) => {
    if (locked.has(name)) return work(null);
    locked.add(name);
    return work({}).finally(() => locked.delete(name));
  };
  Object.defineProperty(globalThis, 'navigator', { configurable: true, value: { locks: { request } } });
}

beforeEach(async () => {
  useLocks();
  for (const { sale_key } of await keptSales(orgId)) await dropSale(sale_key);
});
const keys = async () => (await keptSales(orgId)).map(({ sale_key }) => sale_key);
const nobody = () => ApiError.offline(new TypeError('Failed to fetch'));

describe('sales that were made without the network', () => {
  it('are sent once, with how long ago they were made, and are gone from the device then', async () => {
    const { call, asked, taken } = server();
    for (const key of ['a', 'b', 'c']) await keepSale(kept(key));
    const sent: string[] = [];
    await sendKept(call, 'kim', (key) => sent.push(key));
    expect([...taken].sort()).toEqual(['a', 'b', 'c']);
    expect([sent.length, await keys()]).toEqual([3, []]);
    expect(asked[0]).toMatchObject({ sale_key: expect.any(String), session_id: 'desk', tender: 'cash', total: 900 });
    for (const one of asked) expect(one['made_ago']).toBeCloseTo(90, 0);
  });

  it('are sent by one tab where two are open', async () => {
    const { call, asked } = server();
    await keepSale(kept('a'));
    await Promise.all([sendKept(call, 'kim', () => undefined), sendKept(call, 'kim', () => undefined)]);
    expect(asked).toHaveLength(1);
  });

  it('wait on while nobody answers, and while nobody is signed in', async () => {
    await keepSale(kept('a'));
    const ended = new ApiError(401, 'auth.invalid_token', 'Please sign in again.');
    for (const failure of [nobody(), ended, new ApiError(429, 'rate.limited', 'Too many.')]) {
      await sendKept(server(() => failure).call, 'kim', () => undefined);
      expect(await keptSales(orgId)).toMatchObject([{ sale_key: 'a', problem: null }]);
    }
  });

  it('stay with their reason where the server refuses them, and are not sent again by themselves', async () => {
    for (const key of ['a', 'b']) await keepSale(kept(key));
    const short = new ApiError(409, 'order.unavailable', 'Not there any more.', undefined, { 'items.0': 'Sold out.' });
    const first = server((key) => (key === 'a' ? short : undefined));
    await sendKept(first.call, 'kim', () => undefined);
    const problem = { code: 'order.unavailable', message: 'Not there any more.', fields: ['Sold out.'] };
    expect(await keptSales(orgId)).toMatchObject([{ sale_key: 'a', problem }]);
    const second = server();
    await sendKept(second.call, 'kim', () => undefined);
    expect(second.asked).toEqual([]);
  });

  it('are those of the organization in use alone', async () => {
    await keepSale(kept('a', { org_id: 'another' }));
    const { call, asked } = server();
    await sendKept(call, 'kim', () => undefined);
    expect([asked, await keys(), (await keptSales('another')).length]).toEqual([[], [], 1]);
    await dropSale('a');
  });

  it('are those of who is signed in: somebody else’s wait for them, or for a word', async () => {
    await keepSale(kept('a', { user_id: 'lee' }));
    const { call, asked } = server();
    await sendKept(call, 'kim', () => undefined);
    expect([asked, await keys()]).toEqual([[], ['a']]);
    await sendKept(call, 'lee', () => undefined);
    expect([asked.length, await keys()]).toEqual([1, []]);
  });

  it('name no time that no sale can have, whatever the clock of the device says', () => {
    const now = 1_000_000_000_000;
    expect(madeAgo(now + 86_400_000, now)).toBe(0);
    // A desk may be closed in the same second.
    expect(madeAgo(now - 61_400, now)).toBe(61.4);
    expect(madeAgo(0, now)).toBe(7 * 24 * 3_600);
  });
});
