import { screen } from '@testing-library/react';
import { idOf, itemScreen, openInStore, sampleProduct, sampleStore } from '../../testing/sample-store.js';

const kept = () => JSON.parse(localStorage.getItem('carts') ?? '{}') as Record<string, unknown>;

describe('a product of a store', () => {
  beforeEach(() => localStorage.clear());

  it('shows price and stock of what is chosen, and puts it into the cart [R.store.item, F.cart]', async () => {
    const { user } = await openInStore(itemScreen());
    expect(screen.getByText('Only 3 left')).toBeVisible();
    await user.clear(screen.getByLabelText('Quantity'));
    await user.type(screen.getByLabelText('Quantity'), '2');
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(screen.getByText('Mug is in your cart.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Cart, 2 pieces' })).toHaveAttribute(
      'href',
      `/cart/${sampleStore.store_id}/`,
    );
    expect(kept()).toEqual({
      [sampleStore.store_id]: [
        {
          id: idOf(1),
          quantity: 2,
          item_id: sampleProduct.item_id,
          name: 'Mug',
          option_values: ['Sand'],
          price: expect.objectContaining({ amount: 1400 }),
        },
      ],
    });
    expect(localStorage.getItem('storeId')).toBe(sampleStore.store_id);
  });

  it('does not sell what is sold out, or while the store is paused', async () => {
    const { user } = await openInStore(itemScreen());
    await user.click(screen.getByRole('radio', { name: 'Blue' }));
    expect(screen.getByText('Sold out')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
    await openInStore(itemScreen({ store: { ...sampleStore, paused: { note: 'Back on Monday' } } }));
    expect(screen.getByText('Back on Monday')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add to cart' })).toBeDisabled();
  });

  it('takes no more into the cart than there are', async () => {
    const { user } = await openInStore(itemScreen());
    await user.clear(screen.getByLabelText('Quantity'));
    await user.type(screen.getByLabelText('Quantity'), '1e9');
    await user.tab();
    expect(screen.getByLabelText('Quantity')).toHaveValue(3);
  });

  it('says so where the browser keeps nothing', async () => {
    const { user } = await openInStore(itemScreen());
    const full = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(screen.getByText(/could not keep the cart/)).toBeVisible();
    full.mockRestore();
  });
});
