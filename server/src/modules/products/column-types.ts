import type { ListedProduct, PagePicture, ProductOption } from '@swapt/shared/contract';

declare module '../../platform/db/statements.js' {
  interface ColumnTypes {
    'products.pictures': PagePicture[];
    'products.options': ProductOption[];
  }

  interface AnswerTypes {
    /** Made by jsonb_build_object in the shape of the contract. */
    'product-list.selectListed.prices': ListedProduct['prices'];
  }
}
