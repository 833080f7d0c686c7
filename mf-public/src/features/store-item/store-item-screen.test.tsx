import { screen } from '@testing-library/react';
import { euros, idOf, itemScreen, openInStore, sampleProduct, sampleStore } from '../../testing/sample-store.js';

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
          variant_id: idOf(1),
          quantity: 2,
          add_ons: [],
          item_id: sampleProduct.item_id,
          name: 'Mug',
          option_values: ['Sand'],
          price: expect.objectContaining({ amount: 1400 }),
        },
      ],
    });
    expect(localStorage.getItem('storeId')).toBe(sampleStore.store_id);
  });

  it('puts what is added to it into the same line [A.addons]', async () => {
    const addOn = (nth: number, name: string, most: number) => ({
      ...{ add_on_id: idOf(nth), name, most, is_for_all: true },
      price: euros(250),
    });
    const add_ons = [addOn(7, 'Gift wrap', 1), addOn(8, 'Card', 3)];
    const { user } = await openInStore(itemScreen({ product: { ...sampleProduct, add_ons } }));
    await user.click(screen.getByRole('checkbox', { name: 'Gift wrap, €2.50 more' }));
    await user.selectOptions(screen.getByRole('combobox', { name: /^Card/ }), '2');
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(kept()[sampleStore.store_id]).toEqual([
      expect.objectContaining({
        variant_id: idOf(1),
        add_ons: [
          { add_on_id: idOf(7), quantity: 1, name: 'Gift wrap', price: { amount: 250, text: '€2.50' } },
          { add_on_id: idOf(8), quantity: 2, name: 'Card', price: { amount: 250, text: '€2.50' } },
        ],
      }),
    ]);
  });

  it('keeps many add-ons folded, so that the button is in sight', async () => {
    const add_ons = Array.from({ length: 9 }, (_, n) => ({
      ...{ add_on_id: idOf(20 + n), name: `Topping ${n}`, most: 1, is_for_all: true },
      price: euros(50),
    }));
    const { user } = await openInStore(itemScreen({ product: { ...sampleProduct, add_ons } }));
    const last = () => screen.getByLabelText('Topping 8, €0.50 more');
    expect(last()).not.toBeVisible();
    await user.click(screen.getByText('Extras (9)'));
    await user.click(last());
    await user.click(screen.getByRole('button', { name: 'Add to cart' }));
    expect(kept()[sampleStore.store_id]).toEqual([
      expect.objectContaining({ add_ons: [expect.objectContaining({ add_on_id: idOf(28) })] }),
    ]);
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
