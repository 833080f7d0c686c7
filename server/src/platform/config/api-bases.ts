import type { Config } from './config.js';

type Bases = Pick<Config, 'apiBase' | 'v1Base' | 'walletBase'>;

/** Where browsers find each API; empty for this server. */
export const apiBases = ({ apiBase, v1Base, walletBase }: Bases) => ({
  core: apiBase ?? '',
  v1: v1Base ?? '',
  wallet: walletBase ?? '',
});
