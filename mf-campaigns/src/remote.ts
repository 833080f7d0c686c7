import type { RemoteModule } from '@swapt/shared/remote';

export const screens: RemoteModule['screens'] = {
  campaigns: () => import(/* webpackChunkName: "campaigns" */ './features/campaigns/campaigns-screen.js'),
  campaignNew: () => import(/* webpackChunkName: "campaignNew" */ './features/campaigns/campaign-new-screen.js'),
  campaignUpdate: () =>
    import(/* webpackChunkName: "campaignUpdate" */ './features/campaigns/campaign-update-screen.js'),
};
