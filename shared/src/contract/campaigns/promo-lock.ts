import { Type } from 'typebox';
import { promoLimits, promoLockStates, promoOutcomes, promoMethods } from '../../values/campaigns/promo-locks.js';
import { csvExport } from '../csv.js';
import { Data, Input, Iso, List, Name, OneOf, operation, OrgId, OrNull, Paging, Uuid } from '../operation.js';
import { Latitude, Longitude, PromoLock, PromoPlace, PromoPoint, PromoTry } from './promo-lock-record.js';

const owner = { table: 'promo_locks', field: 'lock_id' };
const { code, codes, places, points, uses } = promoLimits;
const Uses = OrNull(Type.Integer({ minimum: 1, maximum: uses }));

const PromoCode = Type.String({
  minLength: 3,
  maxLength: code,
  pattern: '^[A-Za-z0-9_-]+$',
  description: 'what shoppers type, in any letters',
});
/** What a promo lock is made of; every field may be left out of a change. */
const fields = {
  name: Name,
  promo_code: PromoCode,
  code_ids: Type.Array(Uuid, { maxItems: codes, uniqueItems: true }),
  places: Type.Array(PromoPlace, { maxItems: places }),
  starts_at: OrNull(Iso),
  ends_at: OrNull(Iso),
  limit_total: { ...Uses, description: 'how often it can be opened' },
  limit_each: { ...Uses, description: 'how often one person can open it' },
};
const { name, promo_code, ...others } = fields;

export const promoLock = {
  'promoLock.create': operation({
    method: 'POST',
    path: '/api/promo-lock/create',
    host: 'core',
    who: 'campaigns:write',
    summary: 'Creates a promo lock as a draft: a promo code that opens at given codes, places and times',
    input: Input({ org_id: OrgId, name, promo_code, ...Type.Partial(Type.Object(others)).properties }),
    reply: Data(PromoLock),
    errors: ['promo_lock.invalid', 'promo_lock.code_taken'],
  }),
  'promoLock.list': operation({
    method: 'POST',
    path: '/api/promo-lock/list',
    host: 'core',
    who: 'campaigns:read',
    readsOnly: true,
    summary: 'Promo locks, newest first',
    input: Input({
      org_id: OrgId,
      ...Paging,
      search: Type.Optional(Type.String({ maxLength: 120, description: 'part of a name or promo code' })),
      state: Type.Optional(OneOf(promoLockStates)),
    }),
    reply: List(PromoLock),
    errors: [],
  }),
  'promoLock.get': operation({
    method: 'POST',
    path: '/api/promo-lock/get',
    host: 'core',
    who: 'campaigns:read',
    owner,
    readsOnly: true,
    summary: 'One promo lock',
    input: Input({ org_id: OrgId, lock_id: Uuid }),
    reply: Data(PromoLock),
    errors: ['promo_lock.not_found'],
  }),
  'promoLock.update': operation({
    method: 'POST',
    path: '/api/promo-lock/update',
    host: 'core',
    who: 'campaigns:write',
    owner,
    summary: 'Changes what is given of a promo lock; of two who change the same revision, the second is told',
    input: Input({
      org_id: OrgId,
      lock_id: Uuid,
      revision: Type.Integer({
        minimum: 1,
        maximum: 2_147_483_647,
        description: 'the one that the change was made from',
      }),
      data: Input(Type.Partial(Type.Object(fields)).properties),
    }),
    reply: Data(PromoLock),
    errors: [
      'promo_lock.not_found',
      'promo_lock.conflict',
      'promo_lock.bad_state',
      'promo_lock.invalid',
      'promo_lock.code_taken',
    ],
  }),
  'promoLock.activate': operation({
    method: 'POST',
    path: '/api/promo-lock/activate',
    host: 'core',
    who: 'campaigns:write',
    owner,
    summary: 'Activates a promo lock, or pauses or ends it; said again, it is the same',
    input: Input({
      org_id: OrgId,
      lock_id: Uuid,
      state: Type.Optional({ ...OneOf(['active', 'paused', 'ended']), description: 'active, where it is left out' }),
    }),
    reply: Data(PromoLock),
    errors: ['promo_lock.not_found', 'promo_lock.bad_state', 'promo_lock.invalid'],
  }),
  'promoLock.delete': operation({
    method: 'POST',
    path: '/api/promo-lock/delete',
    host: 'core',
    who: 'campaigns:write',
    owner,
    summary: 'Deletes a draft. What was active once is ended instead, so that its usage stays',
    input: Input({ org_id: OrgId, lock_id: Uuid }),
    reply: Data(Type.Object({ lock_id: Type.String() })),
    errors: ['promo_lock.not_found', 'promo_lock.bad_state'],
  }),
  'promoLock.usage': operation({
    method: 'POST',
    path: '/api/promo-lock/usage',
    host: 'core',
    who: 'campaigns:read',
    owner,
    readsOnly: true,
    summary: 'Who had the right promo code, newest first: what came of it, from where, and how often in all',
    input: Input({ org_id: OrgId, lock_id: Uuid, ...Paging, outcome: Type.Optional(OneOf(promoOutcomes)) }),
    reply: Type.Object({
      ...List(PromoTry).properties,
      counts: Type.Array(Type.Object({ outcome: OneOf(promoOutcomes), count: Type.Integer() }), {
        description: 'of all, without the filter',
      }),
      grants: Type.Object({
        open: Type.Integer(),
        consumed: Type.Integer(),
        expired: Type.Integer(),
        by_master: Type.Integer({ description: 'of these, opened with a master key and not given back' }),
      }),
      points: Type.Array(PromoPoint, { maxItems: points, description: 'where people were, the most used first' }),
    }),
    errors: ['promo_lock.not_found'],
  }),
  'promoLock.exportCsv': operation({
    ...csvExport,
    path: '/api/promo-lock/export-csv',
    who: 'campaigns:read',
    owner,
    summary:
      'The usage of a promo lock, newest first, as CSV, base64 in the body, up to 50,000; positions to about 100 m',
    input: Input({
      org_id: OrgId,
      lock_id: Uuid,
      outcome: Type.Optional(OneOf(promoOutcomes)),
      zone: Type.Optional(Type.String({ maxLength: 64, default: 'UTC', description: 'IANA time zone of the dates' })),
    }),
    errors: ['promo_lock.not_found', ...csvExport.errors],
  }),
  'promoLock.validate': operation({
    method: 'POST',
    path: '/api/promo-lock/validate',
    host: 'core',
    who: 'public',
    limit: 600,
    summary: 'Opens a promo lock for whoever has its promo code and is where and when it opens; for some minutes',
    input: Input({
      promo_code: Type.String({ minLength: 1, maxLength: code, description: 'as it was typed' }),
      qr_id: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 80,
          description: 'the code that was scanned: its id or its short name',
        }),
      ),
      store_id: Type.Optional({ ...Uuid, description: 'a store of the organization, where no code was scanned' }),
      latitude: Type.Optional(Latitude),
      longitude: Type.Optional(Longitude),
      master_key: Type.Optional(
        Type.String({
          minLength: 1,
          maxLength: 80,
          description: 'opens it wherever somebody is, and beyond its limits',
        }),
      ),
      visitor: Type.Optional(
        Type.String({ maxLength: 80, description: 'the one of an earlier reply, so that it is the same person' }),
      ),
    }),
    reply: Data(
      Type.Object({
        grant_id: Type.String(),
        name: Type.String({ description: 'of the promo lock' }),
        via: OneOf(promoMethods),
        expires_at: Iso,
        is_again: Type.Boolean({ description: 'it was open for this person already' }),
        visitor: Type.String({ description: 'who it is open for: to be sent along with a quote and an order' }),
      }),
    ),
    errors: [
      'promo.wrong_code',
      'promo.too_far',
      'promo.no_place',
      'promo.other_code',
      'promo.not_now',
      'promo.used_up',
      'promo.used_by_you',
      'promo.wrong_key',
      'promo.tries',
    ],
  }),
};
