import type { SquareDevice, SquarePlaces } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import type { Tx } from '../../platform/db/database.js';
import { AppError } from '../../platform/errors/app-error.js';
import type { Services } from '../../platform/services.js';
import type { SquareDevice as Device } from '../../platform/vendors/square/square-payments.js';
import { homeOf } from '../connected-accounts/connected-accounts.service.js';
import * as sql from './places.sql.js';
import { orSquareFailure } from './square-home.js';
import { askSquare } from './tokens.js';

/** Where the business sells now, as Square says it, and which store sells where. */
export async function readPlaces(services: Services, orgId: string): Promise<SquarePlaces> {
  const locations = await orSquareFailure(() =>
    askSquare(services, orgId, (port, { token }) => port.listLocations(token)),
  );
  return {
    locations: locations
      .filter(({ isActive }) => isActive)
      .map(({ id: location_id, name, currency }) => ({ location_id, name, currency })),
    stores: await services.db.org(orgId, (tx) => sql.selectStorePlaces(tx, orgId)),
  };
}

/** A location is one of the business, and sells in the store’s currency. */
export async function choosePlace(
  services: Services,
  orgId: string,
  { store_id: storeId, location_id: id }: { store_id: string; location_id: string | null },
): Promise<SquarePlaces> {
  if (id === null) {
    await services.db.org(orgId, async (tx) => {
      await currencyOf(tx, orgId, storeId);
      await sql.deletePlace(tx, orgId, storeId);
    });
    return readPlaces(services, orgId);
  }
  const { found, connectionId } = await orSquareFailure(() =>
    askSquare(services, orgId, async (port, { token, connection }) => ({
      found: (await port.listLocations(token)).find((location) => location.id === id && location.isActive),
      connectionId: connection.connection_id,
    })),
  );
  await services.db.org(orgId, async (tx) => {
    const currency = await currencyOf(tx, orgId, storeId);
    if (!found) throw new AppError('square.refused', 'There is no such location any more.');
    if (found.currency !== currency) throw new AppError('square.currency');
    const place = { storeId, locationId: id, name: found.name, currency };
    const [written] = await sql.writePlace(tx, orgId, connectionId, place);
    if (!written) throw new AppError('square.not_connected');
  });
  return readPlaces(services, orgId);
}

async function currencyOf(tx: Tx, orgId: string, storeId: string): Promise<string> {
  const [store] = await sql.selectStoreCurrency(tx, orgId, storeId);
  if (!store) throw new AppError('store.not_found');
  return store.currency;
}

/** Where a store sells at Square; nothing where that is not chosen, or Square is not connected. */
export async function placeOf(
  tx: Tx,
  { vendors: { squarePayments: port } }: Pick<Services, 'vendors'>,
  orgId: string,
  storeId: string,
) {
  return port && (await sql.selectPlace(tx, orgId, storeId, homeOf(port)))[0];
}

async function chosenPlace(services: Services, orgId: string, storeId: string) {
  return services.db.org(orgId, async (tx) => {
    await currencyOf(tx, orgId, storeId);
    const place = await placeOf(tx, services, orgId, storeId);
    if (!place) throw new AppError('square.no_location');
    return { merchantId: place.merchant_id, locationId: place.location_id };
  });
}

const toDevice = ({ codeId, name, deviceId, code, pairBy }: Device): SquareDevice => ({
  ...{ code_id: codeId, name, device_id: deviceId, code },
  pair_by: deviceId === null ? (pairBy?.toISOString() ?? null) : null,
});

/** The terminals of a store’s location, and codes that can still be typed into one. */
export async function listDevices(services: Services, orgId: string, storeId: string): Promise<SquareDevice[]> {
  const { merchantId, locationId } = await chosenPlace(services, orgId, storeId);
  const devices = await orSquareFailure(() =>
    askSquare(services, orgId, (port, { token }) => port.listDevices({ token, locationId }), merchantId),
  );
  const now = services.now();
  return devices.filter(({ deviceId, pairBy }) => deviceId !== null || pairBy === null || pairBy > now).map(toDevice);
}

export async function pairDevice(
  services: Services,
  orgId: string,
  { store_id: storeId, name }: { store_id: string; name: string },
): Promise<SquareDevice> {
  const { merchantId, locationId } = await chosenPlace(services, orgId, storeId);
  const asked = { key: uuidv7(services.now()), locationId, name: name.trim() };
  const made = await orSquareFailure(() =>
    askSquare(services, orgId, (port, { token }) => port.createDeviceCode({ ...asked, token }), merchantId),
  );
  return toDevice(made);
}
