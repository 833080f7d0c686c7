import { Type } from 'typebox';
import { promoLimits } from '../../values/campaigns/promo-locks.js';
import { Data, Input, Iso, Name, operation, OrgId, OrNull, Uuid } from '../operation.js';
import { MasterKey } from './promo-lock-record.js';

const owner = { table: 'master_keys', field: 'key_id' };

/** What can be said of a master key, and changed later; never its secret. */
const fields = {
  name: Name,
  opens_all: Type.Boolean({ description: 'every promo lock; otherwise those of lock_ids' }),
  lock_ids: Type.Array(Uuid, { maxItems: promoLimits.codes, uniqueItems: true }),
  starts_at: OrNull(Iso),
  ends_at: OrNull(Iso),
  limit_total: OrNull(
    Type.Integer({ minimum: 1, maximum: promoLimits.uses, description: 'how often it opens something' }),
  ),
};
const { name, ...others } = fields;

export const masterKey = {
  'masterKey.get': operation({
    method: 'POST',
    path: '/api/promo-lock/master-key/get',
    host: 'core',
    who: 'campaigns:write',
    readsOnly: true,
    summary: 'The master keys of the organization, newest first, also those that were revoked; never their secrets',
    input: Input({ org_id: OrgId }),
    reply: Data(Type.Array(MasterKey)),
    errors: [],
  }),
  'masterKey.create': operation({
    method: 'POST',
    path: '/api/promo-lock/master-key/create',
    host: 'core',
    who: 'campaigns:write',
    secretReply: true,
    summary: 'Makes a master key, which opens promo locks without place and limit; shows its secret once',
    input: Input({ org_id: OrgId, name, ...Type.Partial(Type.Object(others)).properties }),
    reply: Data(Type.Object({ ...MasterKey.properties, secret: Type.String() })),
    errors: ['master_key.invalid', 'master_key.too_many'],
  }),
  'masterKey.edit': operation({
    method: 'POST',
    path: '/api/promo-lock/master-key/edit',
    host: 'core',
    who: 'campaigns:write',
    owner,
    summary: 'Changes the name, dates, locks or limit of a master key; what is left out stays',
    input: Input({ org_id: OrgId, key_id: Uuid, data: Input(Type.Partial(Type.Object(fields)).properties) }),
    reply: Data(MasterKey),
    errors: ['master_key.not_found', 'master_key.revoked', 'master_key.invalid'],
  }),
  'masterKey.delete': operation({
    method: 'POST',
    path: '/api/promo-lock/master-key/delete',
    host: 'core',
    who: 'campaigns:write',
    owner,
    summary: 'Revokes a master key at once and for good; it stays in the list, as what it opened names it',
    input: Input({ org_id: OrgId, key_id: Uuid }),
    reply: Data(MasterKey),
    errors: ['master_key.not_found'],
  }),
};
