import type { Api, StandEvent } from '@swapt/shared/contract';
import { uuidv7 } from '../../platform/db/uuid.js';
import { AppError } from '../../platform/errors/app-error.js';
import { lockEvent } from './event-states.js';
import { readEvent, type Ctx } from './read-event.js';
import * as sql from './events.sql.js';

type Fields = Omit<Api['events.create']['in'], 'org_id'>;

export async function createEvent(ctx: Ctx, fields: Fields): Promise<StandEvent> {
  const { tx, orgId, services } = ctx;
  const now = services.now();
  const eventId = uuidv7(now);
  await sql.insertEventRow(tx, orgId, eventId, factsOf(fields, await currencyOf(ctx, fields.store_ids, ''), ''), now);
  await sql.insertStores(tx, orgId, eventId, fields.store_ids);
  return readEvent(ctx, eventId);
}

/** Of two who changed the same revision, the second is told and keeps what they typed. */
export async function changeEvent(
  ctx: Ctx,
  { event_id: eventId, revision, data }: Omit<Api['events.update']['in'], 'org_id'>,
): Promise<StandEvent> {
  const { tx, orgId, services } = ctx;
  const before = await lockEvent(ctx, eventId);
  if (before.revision !== revision) throw new AppError('event.conflict');
  if (before.state === 'settled' || before.state === 'canceled') throw new AppError('event.bad_state');
  const stores = (await sql.selectStoreIds(tx, orgId, eventId)).map(({ store_id }) => store_id);
  const storeIds = data.store_ids ?? stores;
  const isMoved = storeIds.length !== stores.length || storeIds.some((id) => !stores.includes(id));
  if (isMoved && before.state !== 'scheduled')
    throw wrong('data.store_ids', 'Its stores stay as they are once it is open.');
  const fields = {
    ...{ name: before.name, place: before.place, starts_at: before.starts_at.toISOString() },
    ends_at: before.ends_at?.toISOString() ?? null,
    ...data,
  };
  const currency = isMoved ? await currencyOf(ctx, storeIds, 'data.') : before.currency;
  await sql.updateEventRow(tx, orgId, eventId, factsOf(fields, currency, 'data.'), services.now());
  if (isMoved) {
    await sql.deleteStores(tx, orgId, eventId, storeIds);
    await sql.insertStores(tx, orgId, eventId, storeIds);
  }
  return readEvent(ctx, eventId);
}

function factsOf(fields: Omit<Fields, 'store_ids'>, currency: string, path: string): sql.EventFacts {
  const startsAt = new Date(fields.starts_at);
  const endsAt = fields.ends_at === null ? null : new Date(fields.ends_at);
  if (endsAt !== null && endsAt <= startsAt) throw wrong(`${path}ends_at`, 'The end is before the beginning.');
  return { name: fields.name.trim(), place: fields.place.trim(), currency, startsAt, endsAt };
}

async function currencyOf({ tx, orgId }: Ctx, storeIds: readonly string[], path: string): Promise<string> {
  const stores = await sql.selectStoresToSell(tx, orgId, storeIds);
  if (stores.length < storeIds.length)
    throw wrong(`${path}store_ids`, 'One of these stores does not exist or was deleted. Choose again.');
  const [currency = '', ...others] = new Set(stores.map((store) => store.currency));
  if (others.length > 0)
    throw wrong(`${path}store_ids`, 'These stores have different currencies. Plan an event for each currency.');
  return currency;
}

const wrong = (field: string, sentence: string) => new AppError('event.invalid', sentence, { [field]: sentence });
