// Made from `*-screen.tsx` by `npm run console-screens`; a check compares the two.
import type { RemoteModule } from '@swapt/shared/remote';

export const screens: RemoteModule['screens'] = {
  integrations: () => import(/* webpackChunkName: "integrations" */ './features/integrations/integrations-screen.js'),
  payments: () => import(/* webpackChunkName: "payments" */ './features/payments/payments-screen.js'),
  square: () => import(/* webpackChunkName: "square" */ './features/square/square-screen.js'),
};
