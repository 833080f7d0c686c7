import * as value from '../settings/setting-values.js';
import type { Config } from './config.js';

export const apiBaseSettings = {
  apiBase: {
    env: 'SWAPT_API_BASE',
    initial: '',
    shown: 'this server',
    about: 'Where browsers find the main API.',
    parse: value.optional(value.webAddress),
  },
  v1Base: {
    env: 'SWAPT_V1_BASE',
    initial: '',
    shown: 'this server',
    about: 'Where browsers find the API under /v1.',
    parse: value.optional(value.webAddress),
  },
  walletBase: {
    env: 'SWAPT_WALLET_BASE',
    initial: '',
    shown: 'this server',
    about: 'Where browsers find the API of wallet passes.',
    parse: value.optional(value.webAddress),
  },
};

type Bases = Pick<Config, 'apiBase' | 'v1Base' | 'walletBase'>;

/** Where browsers find each API; empty for this server. */
export const apiBases = ({ apiBase, v1Base, walletBase }: Bases) => ({
  core: apiBase ?? '',
  v1: v1Base ?? '',
  wallet: walletBase ?? '',
});
