import type { RemoteModule } from '@swapt/shared/remote';

export const screens: RemoteModule['screens'] = {
  catalogs: () => import('./features/catalogs/catalogs-screen.js'),
  catalogCreate: () => import('./features/catalogs/catalog-create-screen.js'),
};
