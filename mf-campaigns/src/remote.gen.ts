// Made from `*-screen.tsx` by `npm run console-screens`; a check compares the two.
import type { RemoteModule } from '@swapt/shared/remote';

export const screens: RemoteModule['screens'] = {
  campaignNew: () => import(/* webpackChunkName: "campaignNew" */ './features/campaigns/campaign-new-screen.js'),
  campaignUpdate: () => import(/* webpackChunkName: "campaignUpdate" */ './features/campaigns/campaign-update-screen.js'),
  campaigns: () => import(/* webpackChunkName: "campaigns" */ './features/campaigns/campaigns-screen.js'),
};
