import { apiError, renderRemote } from '@swapt/shared/testing';
import { screen, waitFor, within } from '@testing-library/react';
import { contribution } from '../../contribution.js';
import { screens } from '../../remote.gen.js';
import { lockApi, sampleKey, sampleLock } from '../../testing/sample-lock.js';
import { localGround } from './map/local-ground.js';

const codes = { 'codes.list': () => ({ data: [], page: 1, pageSize: 20, total: 0 }) };
const open = (route: string, more = {}, settings = {}) =>
  renderRemote(contribution, screens, { route, api: { ...lockApi, ...codes, ...more }, settings });
const path = '/admin/campaigns/promo-locks';

it('puts what the server refuses at its place, and loses nothing that was typed [O.promoLock.create]', async () => {
  const fields = { 'places.0.radius': 'At most 100 km.', promo_code: '“Old” has this code already.' };
  const refuse = () => Promise.reject(apiError('promo_lock.invalid', { fields }));
  const { user } = open(`${path}/new`, { 'promoLock.create': refuse });
  const name = within(await screen.findByRole('region', { name: 'Promo lock' })).getByLabelText(/^Name/);
  await user.type(name, 'Autumn fair');
  await user.type(screen.getByLabelText(/^Promo code/), 'stand10');
  await user.type(screen.getByLabelText(/^Latitude/), '52.52');
  await user.type(screen.getByLabelText(/^Longitude/), '13.405');
  await user.click(screen.getByRole('button', { name: 'Save draft' }));
  expect(await screen.findByText('At most 100 km.')).toBeVisible();
  expect(screen.getByText('“Old” has this code already.')).toBeVisible();
  expect(name).toHaveValue('Autumn fair');
});

it('takes the place where the device is, and says the way on where that is refused', async () => {
  const ask = jest.fn((found: (at: object) => void) => found({ coords: { latitude: 52.123456, longitude: 13.4 } }));
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition: ask } });
  const { user } = open(`${path}/new`);
  await user.click(await screen.findByRole('button', { name: 'Use where I am now' }));
  await waitFor(() => expect(screen.getByLabelText(/^Latitude/)).toHaveValue('52.12346'));
  ask.mockImplementation((_: unknown, refused?: () => void) => refused?.());
  await user.click(screen.getByRole('button', { name: 'Use where I am now' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Allow the location for this page');
});

it('finds a place by its address where there is a maps service, and goes on where it does not answer', async () => {
  const ask = jest.fn();
  Object.defineProperty(globalThis, 'fetch', { configurable: true, value: ask });
  const answer = (status: number, body: object) =>
    ask.mockResolvedValueOnce({ ok: status === 200, status, json: async () => body });
  const coordinates = { latitude: 52.5163, longitude: 13.3777 };
  const { user } = open(`${path}/new`, {}, { mapsToken: 'pk.test' });
  const field = await screen.findByLabelText('Find by address');
  answer(503, {});
  await user.type(field, 'Pariser Platz{Enter}');
  expect(await screen.findByText(/^The map service does not answer/)).toBeVisible();
  answer(200, { features: [{ properties: { name: 'x', full_address: 'Pariser Platz, Berlin', coordinates } }] });
  await user.click(screen.getByRole('button', { name: 'Find' }));
  await user.click(await screen.findByRole('button', { name: 'Pariser Platz, Berlin' }));
  expect(screen.getByLabelText(/^Latitude/)).toHaveValue('52.5163');
  expect(String(ask.mock.lastCall?.[0])).toMatch(/^https:\/\/api\.mapbox\.com\/.*q=Pariser\+Platz.*permanent=true/);
});

it('shows the usage by name of the key, and what became of it [O.promoLock.usage]', async () => {
  open(`${path}/${sampleLock.lock_id}/usage`);
  const row = await screen.findByRole('row', { name: /Master key: Robin/ });
  expect(row).toHaveTextContent('Ordered');
  expect(row).toHaveTextContent('52.520, 13.405');
});

it('shows the secret of a new key once, and revokes one after asking [O.masterKey.create, O.masterKey.delete]', async () => {
  const { user, inputs } = open(`${path}/keys`, {
    'masterKey.create': () => ({ data: { ...sampleKey, secret: 'ABCDE-FGHJK' } }),
    'masterKey.delete': () => ({ data: { ...sampleKey, revoked_at: '2026-11-20T10:00:00.000Z' } }),
  });
  await user.click(await screen.findByRole('button', { name: 'New master key' }));
  const dialog = within(await screen.findByRole('dialog'));
  await user.type(dialog.getByLabelText(/^Name/), 'Ada');
  await user.click(dialog.getByText('Every promo lock, also new ones'));
  await user.click(dialog.getByRole('button', { name: 'Make the key' }));
  expect(await screen.findByRole('textbox', { name: 'Master key' })).toHaveValue('ABCDE-FGHJK');
  expect(inputs('masterKey.create')[0]).toMatchObject({ name: 'Ada', opens_all: true, lock_ids: [], limit_total: 20 });
  await user.click(screen.getByRole('button', { name: 'I have saved it' }));
  await user.click(await screen.findByRole('button', { name: 'Revoke' }));
  await waitFor(() => expect(inputs('masterKey.delete')).toHaveLength(1));
});

it('knows the ground around the places, and knows what is farther away', () => {
  const stand = { latitude: 52.52, longitude: 13.405, radius: 200 };
  const ground = localGround([stand], []);
  expect(ground).toMatchObject({ half: 400, scale: 200 });
  expect(ground.at({ latitude: 52.5218, longitude: 13.405 })[1]).toBeCloseTo(-200, 0);
  expect(ground.at({ latitude: 52.52, longitude: 13.40796 })[0]).toBeCloseTo(200, 0);
  expect([
    ground.isOn({ latitude: 52.5235, longitude: 13.405 }),
    ground.isOn({ latitude: 52.53, longitude: 13.4 }),
  ]).toEqual([true, false]);
});
