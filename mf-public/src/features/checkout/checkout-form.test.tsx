import type { OrderQuote } from '@swapt/shared/contract';
import { screen, within } from '@testing-library/react';
import { soldOutQuote } from '../../testing/sample-order.js';
import { openInStore, sampleStore } from '../../testing/sample-store.js';

const values = {
  ...{ name: '', email: '', phone: '', note: '', code: '', method: '', time: '', tender: '' },
  ...{ line1: '', line2: '', postcode: '', city: '', region: '', country: '' },
};

const checkoutOf = (quote: OrderQuote) =>
  openInStore({
    ...{ screen: 'checkout', kind: 'shown', store: sampleStore, quote, values, problems: {}, card: null },
    ...{ action: '/checkout/1', attempt: 'one', back: '/cart', countries: [], asks: { place: false, key: false } },
  });

it('says that nothing of the cart can be bought, and asks for nothing', async () => {
  const { repairs } = await checkoutOf(soldOutQuote);
  expect(screen.getByText('None of this can be bought at the moment. Change the cart to go on.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(repairs).toEqual([]);
});

it('says of a product that is gone no more than that', async () => {
  const [line] = soldOutQuote.cart.lines;
  if (!line) throw new Error('The cart has a line');
  const gone = { ...line, name: '', item_id: null, left: null, price: null, sum: null, problem: 'gone' } as const;
  await checkoutOf({ ...soldOutQuote, cart: { ...soldOutQuote.cart, lines: [gone] } });
  expect(within(screen.getByRole('list')).getByRole('listitem')).toHaveTextContent(
    /^The store no longer sells this\.$/,
  );
});
