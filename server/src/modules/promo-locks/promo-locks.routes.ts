import type { Handlers } from '../../platform/http/handler.js';
import { createKey, editKey, listKeys, revoke } from './master-keys/master-keys.service.js';
import { exportUsage } from './promo-locks.csv.js';
import { changeLock, createLock, listLocks, moveLock, openLock, readLock, removeLock } from './promo-locks.service.js';
import { whose } from './scanned-code.js';
import { readUsage } from './usage.js';

type Ids =
  | `promoLock.${'create' | 'list' | 'get' | 'update' | 'activate' | 'delete' | 'usage' | 'exportCsv' | 'validate'}`
  | `masterKey.${'get' | 'create' | 'edit' | 'delete'}`;

export const promoLocksHandlers: Handlers<Ids> = {
  'promoLock.create': async (ctx, { org_id: _, ...input }) => ({ data: await createLock(ctx, input) }),
  'promoLock.list': async (ctx, input) => listLocks(ctx, input),
  'promoLock.get': async (ctx, { lock_id }) => ({ data: await readLock(ctx, lock_id) }),
  'promoLock.update': async (ctx, input) => ({ data: await changeLock(ctx, input) }),
  'promoLock.activate': async (ctx, { lock_id, state = 'active' }) => ({ data: await moveLock(ctx, lock_id, state) }),
  'promoLock.delete': async (ctx, { lock_id }) => {
    await removeLock(ctx, lock_id);
    return { data: { lock_id } };
  },
  'promoLock.usage': async (ctx, input) => readUsage(ctx, input),
  'promoLock.exportCsv': async (ctx, input) => exportUsage(ctx, input),

  'promoLock.validate': async (
    { services, request, onceAcross },
    { promo_code, qr_id, store_id, latitude, longitude, ...asked },
  ) => {
    const hasPlace = latitude !== undefined && longitude !== undefined;
    return onceAcross(async () => ({
      data: await openLock(services, {
        ...(await whose(services, { qrId: qr_id, storeId: store_id })),
        promoCode: promo_code,
        place: hasPlace ? { latitude, longitude } : undefined,
        masterKey: asked.master_key,
        visitor: asked.visitor,
        ip: request.ip,
      }),
    }));
  },

  'masterKey.get': async (ctx) => ({ data: await listKeys(ctx) }),
  'masterKey.create': async (ctx, { org_id: _, ...input }) => ({ data: await createKey(ctx, input) }),
  'masterKey.edit': async (ctx, input) => ({ data: await editKey(ctx, input) }),
  'masterKey.delete': async (ctx, { key_id }) => ({ data: await revoke(ctx, key_id) }),
};
