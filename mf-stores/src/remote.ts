import type { RemoteModule } from '@swapt/shared/remote';

export const screens: RemoteModule['screens'] = {
  catalogs: () => import(/* webpackChunkName: "catalogs" */ './features/catalogs/catalogs-screen.js'),
  catalogCreate: () => import(/* webpackChunkName: "catalogCreate" */ './features/catalogs/catalog-create-screen.js'),
};
