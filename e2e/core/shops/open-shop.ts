import type { Call } from '@swapt/shared/client';
import type { Api, PagePicture } from '@swapt/shared/contract';
import sharp from 'sharp';

type NewProduct = Omit<Api['product.create']['in'], 'org_id'>;

/** A square of one colour with a disc on it, base64. */
async function square(colour: string): Promise<string> {
  const disc = Buffer.from(
    '<svg width="800" height="800"><circle cx="400" cy="420" r="210" fill="#fff" opacity=".7"/></svg>',
  );
  const ground = sharp({ create: { width: 800, height: 800, channels: 3, background: colour } });
  return (
    await ground
      .composite([{ input: disc }])
      .png()
      .toBuffer()
  ).toString('base64');
}

const price = (amount: number, compare_at: number | null = null) => ({
  currency: 'EUR',
  amount,
  compare_at,
  cost: null,
});
const simple = (name: string, amount: number): NewProduct => ({
  name,
  variants: [{ option_values: [], prices: [price(amount)] }],
});
const mug: NewProduct = {
  name: 'Stoneware mug',
  text: 'Thrown by hand, glazed twice.\nHolds 300 ml and goes into the dishwasher.',
  options: [
    { name: 'Colour', values: ['Sand', 'Sea blue'] },
    { name: 'Size', values: ['Small', 'Large'] },
  ],
  variants: [
    { option_values: ['Sand', 'Small'], prices: [price(1400, 1800)] },
    { option_values: ['Sand', 'Large'], prices: [price(1900)] },
    { option_values: ['Sea blue', 'Small'], prices: [price(1400)] },
  ],
};

/** A store that is open, with a product of options, one that is nearly gone and one that is sold out. */
export async function openShop(call: Call, orgId: string, settings: Api['stores.update']['in']['data'] = {}) {
  const place = { country: 'DE', currency: 'EUR', zone: 'Europe/Berlin' };
  const { data: store } = await call('stores.create', { org_id: orgId, name: 'Harbour pottery', ...place });
  const { store_id } = store;
  const products = [
    await sold(call, orgId, store_id, mug, ['#d8c3a5', '#8fb8de']),
    await sold(call, orgId, store_id, simple('Candle of beeswax', 650), ['#e8c547']),
    await sold(call, orgId, store_id, simple('Plate for bread', 2200)),
    await sold(call, orgId, store_id, simple('Bowl', 1750), ['#7d8471']),
  ];
  const variantOf = (at: number, nth = 0) => products[at]?.variants[nth]?.variant_id ?? '';
  const put = (variant_id: string, inventory_change: number) =>
    call('stores.modifyInventory', { org_id: orgId, store_id, variant_id, inventory_change });
  await put(variantOf(1), 3);
  await put(variantOf(2), 1);
  await put(variantOf(2), -1);
  const pickUp = { kind: 'pickup', name: 'At the workshop', is_on: true, place: '' } as const;
  await call('stores.update', {
    org_id: orgId,
    store_id,
    revision: store.revision,
    data: {
      about: 'Pots and plates from the workshop at the harbour.',
      email: 'shop@example.com',
      phone: '+49 30 123',
      address: 'Quay 3\nHamburg',
      fulfilment: [{ ...pickUp, lead_minutes: 0, slot_minutes: 0, days_ahead: 0 }],
      tax_rates: [{ country: 'DE', region: '', standard: 1900, reduced: 700 }],
      theme: { headerColor: '#1d3557', iconColor: '#ffffff', buttonColor: '#c1440e' },
      hours: Array.from({ length: 7 }, () => [{ from: '09:00', to: '18:00' }]),
      ...settings,
    },
  });
  await call('stores.status', { org_id: orgId, store_id, status: 'open' });
  const { data: items } = await call('stores.allInventory', { org_id: orgId, store_id });
  const itemOf = (at: number) => items.find(({ product_id }) => product_id === products[at]?.product_id)?.item_id ?? '';
  return { storeId: store_id, itemOf, variantOf, put, productOf: (at: number) => products[at]?.product_id ?? '' };
}

export async function uploadSquare(call: Call, orgId: string, colour: string) {
  const { data } = await call('images.upload', { org_id: orgId, name: 'picture.png', body: await square(colour) });
  return { url: data.url, width: data.width, height: data.height };
}

async function sold(call: Call, orgId: string, storeId: string, product: NewProduct, colours: readonly string[] = []) {
  const pictures: PagePicture[] = [];
  for (const colour of colours) {
    pictures.push({ ...(await uploadSquare(call, orgId, colour)), alt: product.name });
  }
  const { data: made } = await call('product.create', { org_id: orgId, ...product, pictures });
  await call('product.update', { org_id: orgId, product_id: made.product_id, data: { status: 'active' } });
  await call('stores.addItems', { org_id: orgId, store_id: storeId, product_ids: [made.product_id] });
  return made;
}
