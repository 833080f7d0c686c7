import type { RemoteModule } from '@swapt/shared/remote';

export const screens: RemoteModule['screens'] = {};
