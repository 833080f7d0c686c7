import type { PagePicture } from '@swapt/shared/contract';

declare module '../../platform/db/statements.js' {
  interface AnswerTypes {
    /** The first of `products.pictures`, null where there is none. */
    'desk-sales.selectShelf.picture': PagePicture | null;
  }
}
