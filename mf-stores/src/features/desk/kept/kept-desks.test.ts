import 'fake-indexeddb/auto';
import { forgetDrafts } from '@swapt/shared/drafts';
import type { DeskSession } from '@swapt/shared/contract';
import { emptyCart } from '../sale/cart.js';
import { testShelf } from '../testing/test-shelf.js';
import { forgetDesksOfOthers, keepDesk, keptDesk, parkCart, parkedCarts } from './kept-desks.js';
import { keepSale, keptSales } from './kept-sales.js';

Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: { removeItem: () => undefined } });

const desk = (userId: string, sessionId: string) => ({ sessionId, userId });
const keep = async (userId: string, sessionId: string) => {
  const ids = { session_id: sessionId, user_id: userId };
  await keepDesk({
    ...ids,
    org_id: 'org',
    session: { device: 'Desk 1' } as DeskSession,
    shelf: testShelf,
    clock_off: 0,
  });
  await parkCart({ ...ids, parked_id: `cart of ${sessionId}`, cart: emptyCart, at: 1 });
};
const seen = async (userId: string, sessionId: string) => [
  (await keptDesk(desk(userId, sessionId), 'org')) !== undefined,
  (await parkedCarts(desk(userId, sessionId))).length,
];

describe('what a desk keeps on its device', () => {
  it('is for who kept it alone, and goes when somebody else opens a desk', async () => {
    await keep('kim', 'one');
    await keep('lee', 'two');
    expect([await seen('kim', 'one'), await seen('lee', 'one')]).toEqual([
      [true, 1],
      [false, 0],
    ]);
    await forgetDesksOfOthers('lee');
    expect([await seen('kim', 'one'), await seen('lee', 'two')]).toEqual([
      [false, 0],
      [true, 1],
    ]);
  });

  it('goes with the drafts of who signs out, but for sales that the server does not have', async () => {
    await keep('kim', 'one');
    const sale = { sale_key: 'a', org_id: 'org', user_id: 'kim', session_id: 'one' };
    await keepSale(sale as Parameters<typeof keepSale>[0]);
    forgetDrafts();
    // The open desk hears of it, and closes what is in the way.
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect([await seen('kim', 'one'), (await keptSales('org')).length]).toEqual([[false, 0], 1]);
  });
});
