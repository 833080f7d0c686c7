import { mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { writeFilm } from '../../core/film.js';
import { openShop } from '../../core/shops/open-shop.js';
import { placeOrder } from '../../core/shops/place-order.js';
import { expect, test } from '../../core/test.js';

/** What the browser's pretended camera films: it opens the file when the camera is started. */
const film = join(import.meta.dirname, '..', '..', '..', '.data', 'camera.y4m');
const camera = [
  '--use-fake-ui-for-media-stream',
  '--use-fake-device-for-media-stream',
  `--use-file-for-fake-video-capture=${film}`,
];

test.use({
  launchOptions: [
    ({ launchOptions }, use) => use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] }),
    { scope: 'worker' },
  ],
});

test('the camera reads the code of an order, which is handed over; no other screen is allowed the camera [A.store.orders]', async ({
  page,
  console: team,
  team: { call, org },
}) => {
  test.slow();
  const shop = await openShop(call, org.org_id);
  const order = await placeOrder(call, shop.storeId, shop.variantOf(1));
  await page.goto(`/my-orders/${shop.storeId}/${order.link}`);
  await mkdir(dirname(film), { recursive: true });
  await writeFilm(film, await page.getByRole('img', { name: 'Show this at the counter' }).screenshot());
  const isAllowed = () =>
    team.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ video: true }).then(
        (stream) => stream.getTracks().map((track) => track.stop()).length > 0,
        ({ name }: Error) => name,
      ),
    );

  await team.goto(`/admin/store/${shop.storeId}/orders`);
  await expect(team.getByRole('link', { name: /Order 1/ })).toBeVisible();
  expect(await isAllowed()).toBe('NotAllowedError');

  await team.getByRole('button', { name: 'Scan an order' }).click();
  await team.getByRole('button', { name: 'Start the camera' }).click();
  await expect(team).toHaveURL(/\/orders\/hand-over\/[0-9a-f-]{36}$/);
  await team.getByRole('button', { name: 'Hand over' }).click();
  await expect(team.getByText('It was handed over.')).toBeVisible();
  await expect(team.getByText('Picked up')).toBeVisible();

  await team.getByRole('button', { name: 'Scan the next order' }).click();
  await team.getByRole('button', { name: 'Start the camera' }).click();
  await expect(team.getByText('Picked up')).toBeVisible();
  expect(await isAllowed()).toBe(true);
  await team.getByRole('link', { name: 'Orders' }).first().click();
  await expect(team.getByRole('link', { name: /Order 1/ })).toBeVisible();
  expect(await isAllowed()).toBe('NotAllowedError');
});
