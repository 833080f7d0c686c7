import { findings } from '../../core/checks/axe.js';
import { openShop } from '../../core/shops/open-shop.js';
import { setTheme } from '../../core/set-theme.js';
import { expect, test } from '../../core/test.js';

/** All twenty with `npm run prove -- colours`. */
const count = process.env.SWAPT_PROVE === 'colours' ? 20 : 5;

/** The same colours in every run, and no pattern in them: a Lehmer generator. */
function colours(seed: number): () => string {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return `#${(state % 0xffffff).toString(16).padStart(6, '0')}`;
  };
}

test(`text is read on ${count} themes that nobody chose with care, light and dark [F.storetheme, S.storetheme]`, async ({
  page,
  team: { call, org },
  complaints: _,
}) => {
  test.setTimeout(600_000);
  const { org_id } = org;
  const { storeId, itemOf } = await openShop(call, org_id);
  const next = colours(20_261_125);
  for (let nth = 0; nth < count; nth++) {
    const theme = { headerColor: next(), iconColor: next(), buttonColor: next() };
    const { data: store } = await call('stores.get', { org_id, store_id: storeId });
    await call('stores.update', { org_id, store_id: storeId, revision: store.revision, data: { theme } });
    for (const path of [`/store/${storeId}/`, `/store/${storeId}/inventory/${itemOf(0)}`, `/cart/${storeId}/`]) {
      await page.goto(path);
      for (const mode of ['light', 'dark'] as const) {
        await setTheme(page, mode);
        expect
          .soft(await findings(page, ['color-contrast']), `${path} in ${JSON.stringify(theme)}, ${mode}`)
          .toEqual([]);
      }
    }
  }
});
