import type { RemoteModule } from '@swapt/shared/remote';

export const screens: RemoteModule['screens'] = {
  integrations: () => import(/* webpackChunkName: "integrations" */ './features/integrations/integrations-screen.js'),
};
