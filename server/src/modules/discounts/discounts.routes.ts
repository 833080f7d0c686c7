import { localeOf } from '@swapt/shared/messages';
import { shopperLanguage } from '../../platform/http/callers/shopper-language.js';
import type { Handlers } from '../../platform/http/handler.js';
import {
  changeDiscount,
  createDiscount,
  listDiscounts,
  moveDiscount,
  readDiscount,
  removeDiscount,
} from './discounts.service.js';
import { previewDiscount } from './preview-discount.js';

type Ids =
  | 'discounts.create'
  | 'discounts.list'
  | 'discounts.get'
  | 'discounts.update'
  | 'discounts.activate'
  | 'discounts.delete'
  | 'discounts.preview';

export const discountsHandlers: Handlers<Ids> = {
  'discounts.create': async (ctx, { org_id: _, ...input }) => ({ data: await createDiscount(ctx, input) }),
  'discounts.list': async (ctx, input) => listDiscounts(ctx, input),
  'discounts.get': async (ctx, { discount_id }) => ({ data: await readDiscount(ctx, discount_id) }),
  'discounts.update': async (ctx, input) => ({ data: await changeDiscount(ctx, input) }),
  'discounts.activate': async (ctx, { discount_id, state = 'active' }) => ({
    data: await moveDiscount(ctx, discount_id, state),
  }),
  'discounts.delete': async (ctx, { discount_id }) => {
    await removeDiscount(ctx, discount_id);
    return { data: { discount_id } };
  },
  'discounts.preview': async ({ tx, orgId, services, request }, input) => ({
    data: await previewDiscount(tx, input, {
      ...{ orgId, locale: localeOf(shopperLanguage(request)), now: services.now() },
    }),
  }),
};
