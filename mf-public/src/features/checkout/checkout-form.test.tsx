import { screen } from '@testing-library/react';
import { soldOutQuote } from '../../testing/sample-order.js';
import { openInStore, sampleStore } from '../../testing/sample-store.js';

const values = {
  ...{ name: '', email: '', phone: '', note: '', code: '', method: '', time: '', tender: '' },
  ...{ line1: '', line2: '', postcode: '', city: '', region: '', country: '' },
};

it('says that nothing of the cart can be bought, and asks for nothing', async () => {
  const { repairs } = await openInStore({
    ...{ screen: 'checkout', kind: 'shown', store: sampleStore, quote: soldOutQuote, values, problems: {}, card: null },
    ...{ action: '/checkout/1', attempt: 'one', back: '/cart', countries: [] },
  });
  expect(screen.getByText('None of this can be bought at the moment. Change the cart to go on.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Place order' })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
  expect(repairs).toEqual([]);
});
