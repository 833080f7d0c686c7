import * as cart from './cart-lines.js';
import { readCarts } from './read-carts.js';

const idOf = (nth: number) => `0190aaaa-0000-7000-8000-00000000000${nth}`;
const line = (nth: number, quantity = 1): cart.CartLine => ({
  id: idOf(nth),
  variant_id: idOf(nth),
  quantity,
  item_id: idOf(9),
  name: 'Mug',
  option_values: [],
  price: { amount: 900, text: '€9.00' },
  add_ons: [],
});
const quantities = (lines: readonly cart.CartLine[]) => lines.map(({ quantity }) => quantity);

describe('a cart', () => {
  it('raises a line that is there by what is added [S.cart.add]', () => {
    expect(quantities(cart.addLine([line(1, 2), line(2)], line(1, 3)))).toEqual([5, 1]);
  });

  it('appends a new line [S.cart.append]', () => {
    expect(cart.addLine([line(1, 2)], line(2)).map(({ id }) => id)).toEqual([idOf(1), idOf(2)]);
  });

  it('raises by one [S.cart.inc]', () => {
    expect(quantities(cart.increment([line(1, 2), line(2, 2)], idOf(1)))).toEqual([3, 2]);
    expect(quantities(cart.increment([line(1, 999)], idOf(1)))).toEqual([999]);
  });

  it('never gets below one [S.cart.dec, V.cart]', () => {
    expect(quantities(cart.decrement([line(1, 2)], idOf(1)))).toEqual([1]);
    expect(quantities(cart.decrement([line(1, 1)], idOf(1)))).toEqual([1]);
    expect(quantities(cart.takeOnly([line(1, 5)], idOf(1), 0))).toEqual([1]);
  });

  it('keeps the same thing with and without an add-on apart, until that is left out', () => {
    const wrap = { add_on_id: idOf(7), quantity: 1, name: 'Gift wrap', price: { amount: 250, text: '€2.50' } };
    const wrapped = { ...line(1), add_ons: [wrap], id: cart.lineId(idOf(1), [wrap]) };
    const both = cart.addLine([line(1, 2)], wrapped);
    expect(quantities(both)).toEqual([2, 1]);
    expect(readCarts(JSON.stringify({ a: both })).a).toEqual(both);
    expect(cart.leaveOut(both, wrapped.id, [wrap.add_on_id])).toEqual([line(1, 3)]);
    expect(cart.leaveOut([wrapped], wrapped.id, [wrap.add_on_id])).toEqual([line(1)]);
  });

  it('loses a line that is removed, and keeps the others [S.cart.remove]', () => {
    expect(cart.removeLine([line(1), line(2)], idOf(1))).toEqual([line(2)]);
  });

  it.each(['{', 'null', '7', '"text"', '[]', '{"a":7}', '{"a":[null,7,"x",{}]}'])(
    'is empty where the browser kept nonsense: %s',
    (text) => {
      expect(cart.unitsOf(readCarts(text).a ?? [])).toBe(0);
    },
  );

  it.each([0, -1, 1.5, '2', null, 1e400])('leaves a line out whose quantity is %p', (quantity) => {
    const text = JSON.stringify({ a: [{ ...line(1), quantity }, line(2)] });
    expect(readCarts(text).a).toEqual([line(2)]);
  });

  it('takes at most as many as a line may have, and each variant once', () => {
    const text = JSON.stringify({ a: [line(1, 1e9), line(1, 5)] });
    expect(readCarts(text).a).toEqual([line(1, 999)]);
  });

  it('reads what it wrote, the cart of each store by itself [S.cart.persist]', () => {
    const carts = { a: [line(1, 4)], b: [line(2)] };
    expect(readCarts(JSON.stringify(carts))).toEqual(carts);
  });
});
