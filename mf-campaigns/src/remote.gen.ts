// Made from `*-screen.tsx` by `npm run console-screens`; a check compares the two.
import type { RemoteModule } from '@swapt/shared/remote';

export const screens: RemoteModule['screens'] = {
  campaignNew: () => import(/* webpackChunkName: "campaignNew" */ './features/campaigns/campaign-new-screen.js'),
  campaignUpdate: () => import(/* webpackChunkName: "campaignUpdate" */ './features/campaigns/campaign-update-screen.js'),
  campaigns: () => import(/* webpackChunkName: "campaigns" */ './features/campaigns/campaigns-screen.js'),
  promoLockNew: () => import(/* webpackChunkName: "promoLockNew" */ './features/promo-locks/edit/promo-lock-new-screen.js'),
  promoLock: () => import(/* webpackChunkName: "promoLock" */ './features/promo-locks/edit/promo-lock-screen.js'),
  masterKeys: () => import(/* webpackChunkName: "masterKeys" */ './features/promo-locks/keys/master-keys-screen.js'),
  promoLocks: () => import(/* webpackChunkName: "promoLocks" */ './features/promo-locks/promo-locks-screen.js'),
  promoLockUsage: () => import(/* webpackChunkName: "promoLockUsage" */ './features/promo-locks/usage/promo-lock-usage-screen.js'),
};
