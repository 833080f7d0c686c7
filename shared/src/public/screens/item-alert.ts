import type { AlertPage } from '../alert.js';
import type { PublicScreenDeclaration } from '../declaration.js';

/** Somebody who wants to be told once when a variant can be bought again; `product` is the address of its page, empty where that is not known. */
export type ItemAlertScreenData = { screen: 'itemAlert'; product: string } & AlertPage<{
  name: string;
  storeName: string;
}>;

export const itemAlert = {
  isListed: false,
  paths: [
    {
      path: '/store/:id/inventory/:inventory_id/alert',
      title: 'Tell me when it is back',
      methods: ['GET', 'POST'],
    },
    {
      path: '/store/:id/inventory/:inventory_id/alert/:token',
      title: 'Tell me when it is back',
      methods: ['GET', 'POST'],
    },
  ],
} as const satisfies PublicScreenDeclaration;
