import type { PagePicture } from '@swapt/shared/contract';

declare module '../../platform/db/statements.js' {
  interface AnswerTypes {
    /** The first of `products.pictures`, null where there is none. */
    'shown-items.selectShown.picture': PagePicture | null;
    'shown-product.selectOfCart.picture': PagePicture | null;
    /** Each item has a variant with a price. */
    'shown-items.selectShown.least': number;
    'shown-items.selectShown.most': number;
    'shown-items.selectShown.is_gone': boolean;
  }
}
