import type { RemoteModule } from '@swapt/shared/remote';

export const screens: RemoteModule['screens'] = {
  campaigns: () => import('./features/campaigns/campaigns-screen.js'),
  campaignNew: () => import('./features/campaigns/campaign-new-screen.js'),
  campaignUpdate: () => import('./features/campaigns/campaign-update-screen.js'),
};
