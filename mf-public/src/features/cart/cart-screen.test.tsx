import type { PricedCart } from '@swapt/shared/contract';
import { act, screen, within } from '@testing-library/react';
import { cartScreen, euros, idOf, openInStore, sampleStore } from '../../testing/sample-store.js';

const { store_id } = sampleStore;
const kept = (...lines: { id: string; quantity: number; amount?: number; add_ons?: object[] }[]) =>
  localStorage.setItem(
    'carts',
    JSON.stringify({
      [store_id]: lines.map(({ id, quantity, amount = 900, add_ons = [] }) => ({
        ...{ variant_id: id, quantity, add_ons, item_id: idOf(50), name: 'Mug', option_values: ['Sand'] },
        price: { amount, text: euros(amount).text },
      })),
    }),
  );
const quantitiesKept = () => {
  const carts = JSON.parse(localStorage.getItem('carts') ?? '{}') as Record<string, { quantity: number }[]>;
  return carts[store_id]?.map(({ quantity }) => quantity);
};

type Line = PricedCart['lines'][number];
/** Answers as the server does: every line at 9 euros, but for what is told. */
const priced =
  (changes: Partial<Line> = {}) =>
  ({ items }: { items: { variant_id: string; quantity: number }[] }) => {
    const lines = items.map(({ variant_id, quantity }): Line => ({
      ...{ variant_id, quantity, item_id: idOf(50), name: 'Mug', option_values: ['Sand'], picture: null, left: null },
      price: euros(900),
      sum: euros(900 * quantity),
      problem: null,
      add_ons: [],
      ...changes,
    }));
    const total = lines.reduce((sum, line) => sum + (line.problem ? 0 : (line.sum?.amount ?? 0)), 0);
    return { data: { store_id, lines, units: 1, subtotal: euros(total), tax: null, total: euros(total) } };
  };
const open = (api: object = { 'stores.itemInfo': priced() }) => openInStore(cartScreen, api);
const total = () => within(screen.getByRole('region', { name: 'Total' }));

describe('the cart', () => {
  beforeEach(() => localStorage.clear());

  it('is there again with prices of the server, and changes with its buttons [R.cart, S.cart.persist]', async () => {
    kept({ id: idOf(1), quantity: 2 });
    const { user, repairs, inputs } = await open();
    expect(await total().findByText('€18.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'One more of Mug' }));
    expect(await total().findByText('€27.00')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'One less of Mug' }));
    await user.click(screen.getByRole('button', { name: 'One less of Mug' }));
    expect(screen.getByRole('button', { name: 'One less of Mug' })).toBeDisabled();
    expect(quantitiesKept()).toEqual([1]);
    expect(inputs('stores.itemInfo').at(-1)).toEqual({ store_id, items: [{ variant_id: idOf(1), quantity: 1 }] });
    expect(repairs).toEqual([]);
  });

  it('lets a line be removed, goes on by keyboard from the top, and can be emptied [S.cart.remove]', async () => {
    kept({ id: idOf(1), quantity: 2 }, { id: idOf(2), quantity: 1 });
    const { user } = await open();
    await user.click((await screen.findAllByRole('button', { name: 'Remove Mug' }))[0] as HTMLElement);
    expect(screen.getByText('Mug was removed.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Your cart' })).toHaveFocus();
    expect(quantitiesKept()).toEqual([1]);
    await user.click(screen.getByRole('button', { name: 'Empty the cart' }));
    expect(screen.getByText('Your cart is empty.')).toBeVisible();
    expect(quantitiesKept()).toEqual([]);
  });

  it('names a price that changed, and takes it with one tap', async () => {
    kept({ id: idOf(1), quantity: 1, amount: 800 });
    const { user } = await open();
    expect(await screen.findByText(/The price changed from €8.00 to €9.00/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'All right' }));
    expect(screen.queryByText(/The price changed/)).not.toBeInTheDocument();
    expect(localStorage.getItem('carts')).toContain('€9.00');
  });

  it('leaves an add-on out that is not offered any more', async () => {
    const wrap = { add_on_id: idOf(7), quantity: 1, name: 'Gift wrap', price: euros(250) };
    kept({ id: idOf(1), quantity: 1, add_ons: [wrap] });
    const gone = { ...wrap, name: '', price: null, is_offered: false };
    const api = priced();
    const { user, inputs } = await open({
      'stores.itemInfo': (input: Parameters<typeof api>[0] & { items: { add_ons?: object[] }[] }) =>
        input.items[0]?.add_ons ? priced({ problem: 'add_on', add_ons: [gone] })(input) : api(input),
    });
    expect(await screen.findByText(/Not offered any more, or not so many: Gift wrap/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Leave it out' }));
    expect(await total().findByText('€9.00')).toBeVisible();
    expect(inputs('stores.itemInfo').at(-1)).toEqual({ store_id, items: [{ variant_id: idOf(1), quantity: 1 }] });
  });

  it('takes what is left where more is wanted', async () => {
    kept({ id: idOf(1), quantity: 5 });
    const { user } = await open({ 'stores.itemInfo': priced({ problem: 'too_few', left: 3 }) });
    expect(await screen.findByText(/there are only 3 left/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Take 3' }));
    expect(quantitiesKept()).toEqual([3]);
  });

  it.each([
    ['gone', 'The store no longer sells this.'],
    ['sold_out', 'Sold out'],
  ] as const)('keeps what is %s with its reason until it is removed', async (problem, words) => {
    kept({ id: idOf(1), quantity: 1 });
    await open({ 'stores.itemInfo': priced({ problem, price: null, sum: null }) });
    expect(await screen.findByText(words)).toBeVisible();
    expect(total().getByText(/What cannot be bought is not counted/)).toBeVisible();
    expect(quantitiesKept()).toEqual([1]);
  });

  it('follows another tab', async () => {
    kept({ id: idOf(1), quantity: 1 });
    await open();
    expect(await total().findByText('€9.00')).toBeVisible();
    kept({ id: idOf(1), quantity: 4 });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'carts' })));
    expect(await total().findByText('€36.00')).toBeVisible();
  });

  it('stays when the prices cannot be asked for, and asks again', async () => {
    kept({ id: idOf(1), quantity: 1 });
    let isAway = true;
    const answer = priced();
    const { user } = await open({
      'stores.itemInfo': (input: Parameters<typeof answer>[0]) => {
        if (isAway) throw new TypeError('offline');
        return answer(input);
      },
    });
    expect(await screen.findByText(/Your cart is kept/)).toBeVisible();
    isAway = false;
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await total().findByText('€9.00')).toBeVisible();
    expect(screen.queryByText(/Your cart is kept/)).not.toBeInTheDocument();
  });

  it('shows the error screen in place of what cannot be shown, with the way back [E.store]', async () => {
    kept({ id: idOf(1), quantity: 1 });
    const silence = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    await open({ 'stores.itemInfo': () => ({ data: { lines: null } }) });
    expect(await screen.findByRole('heading', { name: 'Oops! Something went wrong.' })).toBeVisible();
    expect(
      screen.getByText('We’re sorry, but something went wrong while loading this page. Please try again later.'),
    ).toBeVisible();
    const back = screen.getByRole('link', { name: 'Go Back to Store' });
    expect(back).toHaveAttribute('href', `/store/${store_id}/`);
    silence.mockRestore();
  });
});
