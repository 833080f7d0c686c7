import type { AddOn } from '@swapt/shared/contract';

declare module '../../platform/db/statements.js' {
  interface AnswerTypes {
    /** Null where it is for all. */
    'addons.selectAddOns.items': NonNullable<AddOn['items']>;
    'addons.selectAddOn.items': NonNullable<AddOn['items']>;
  }
}
