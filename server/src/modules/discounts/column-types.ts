import type { Discount } from '@swapt/shared/contract';

declare module '../../platform/db/statements.js' {
  interface AnswerTypes {
    'discounts.selectDiscounts.products': Discount['products'];
    'discounts.selectDiscounts.catalogs': Discount['catalogs'];
    'discounts.selectDiscount.products': Discount['products'];
    'applicable.selectApplicable.product_ids': string[];
    'discounts.selectDiscounts.lock': NonNullable<Discount['lock']>;
    'discounts.selectDiscount.lock': NonNullable<Discount['lock']>;
    'discounts.selectDiscount.catalogs': Discount['catalogs'];
  }
}
