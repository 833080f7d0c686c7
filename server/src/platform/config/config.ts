import { resolve } from 'node:path';
import { apiBaseSettings } from './api-bases.js';
import { unchosenExposure } from './config-exposure.js';
import { readSettings, type Setting, type Values } from '../settings/read-settings.js';
import * as value from '../settings/setting-values.js';
import { secretKey } from '../vault/vault-keys.js';
import { vendorRefusals, vendorSettings } from '../vendors/vendors.js';
import { openCities } from '../visit/city.js';

/** The address of the owner of the demo organization; `.test` is reserved and never receives mail. */
export const demoOwner = 'owner@demo.swapt.test';

/** Every setting: its name in the environment, its default, what it does, and how its text is read. */
const settings = {
  port: { env: 'PORT', initial: '4000', about: 'Port of the server.', parse: value.port },
  host: { env: 'HOST', initial: '127.0.0.1', about: 'Address the server listens on.', parse: value.text },
  publicUrl: {
    env: 'SWAPT_PUBLIC_URL',
    initial: '',
    shown: '`http://localhost:PORT`',
    about: 'The public address of the server. Codes and links contain it, so phones must be able to reach it.',
    parse: value.optional(value.webAddress),
  },
  publicListen: {
    env: 'SWAPT_PUBLIC_LISTEN',
    initial: '',
    about:
      'A second host:port that serves the public pages alone, for phones in the local network; the console stays where it is.',
    parse: value.optional(value.hostAndPort),
  },
  dataDir: {
    env: 'SWAPT_DATA_DIR',
    initial: '.data',
    about: 'Folder of the built-in database, the pictures and the scan log.',
    parse: (text: string) => resolve(text),
  },
  orgStorageMb: {
    env: 'SWAPT_ORG_STORAGE_MB',
    initial: '2000',
    about: 'Megabytes that the pictures and files of one organization can use.',
    parse: value.count,
  },
  orgFiles: {
    env: 'SWAPT_ORG_FILES',
    initial: '10000',
    about: 'How many pictures and files one organization can have.',
    parse: value.count,
  },
  diskReserveMb: {
    env: 'SWAPT_DISK_RESERVE_MB',
    initial: '500',
    about:
      'Megabytes of disk space that stay free for scans and sign-in. With less free space, the server refuses uploads.',
    parse: value.count,
  },
  databaseUrl: {
    env: 'DATABASE_URL',
    initial: '',
    shown: 'built-in database',
    about: 'The address of a PostgreSQL 15 or newer to use instead of the built-in database.',
    parse: value.optional(value.addressWith('postgres', 'postgresql')),
  },
  secretKeys: {
    env: 'SWAPT_SECRET_KEY',
    initial: '',
    shown: '`secret.key` in the data folder, made at a first start',
    about:
      'The key that seals secrets of organizations, from `openssl rand -base64 32`. Older keys follow it after commas.',
    parse: value.list(secretKey),
  },
  forgetKey: {
    env: 'SWAPT_FORGET_KEY',
    initial: '',
    about: 'The id of a lost key, as the refused start names it. The secrets that it sealed are removed.',
    parse: value.text,
  },
  authIssuer: {
    env: 'AUTH_ISSUER',
    initial: '',
    shown: 'built-in sign-in',
    about:
      'An OpenID provider to use instead of the built-in sign-in, for example an Auth0 tenant. For payments its access tokens must say `auth_time`.',
    parse: value.optional(value.addressWith('https', 'http')),
  },
  authClientId: {
    env: 'AUTH_CLIENT_ID',
    initial: '',
    about: 'The client id of the console at the OpenID provider.',
    parse: value.text,
  },
  authAudience: {
    env: 'AUTH_AUDIENCE',
    initial: '',
    about: 'The audience of access tokens for the API.',
    parse: value.text,
  },
  smtpUrl: {
    env: 'SMTP_URL',
    initial: '',
    shown: '`/dev/mailbox` collects all e-mails',
    about: 'The mail server, for example smtps://user:password@mail.example.com.',
    parse: value.optional(value.addressWith('smtp', 'smtps')),
  },
  mode: {
    env: 'SWAPT_MODE',
    initial: 'development',
    shown: '`development`, on this machine alone',
    about:
      '`production` closes the mailbox page and asks for https. Set it before other machines can reach the server.',
    parse: value.oneOf(['development', 'production']),
  },
  demo: {
    env: 'SWAPT_DEMO',
    initial: '',
    shown: '`on`, in production `off`',
    about: 'Whether the first start creates the demo organization.',
    parse: value.optional(value.isOn),
  },
  demoPassword: {
    env: 'SWAPT_DEMO_PASSWORD',
    initial: '',
    shown: 'random, printed once',
    about: 'The password of the demo account.',
    parse: value.optional(value.atLeast(10)),
  },
  remoteOverlay: {
    env: 'SWAPT_REMOTE_OVERLAY',
    initial: '',
    shown: '`on`, in production `off`',
    about: 'Whether developers can load a remote from their own computer into the console, in their own browser only.',
    parse: value.optional(value.isOn),
  },
  remoteOrigins: {
    env: 'SWAPT_REMOTE_ORIGINS',
    initial: '',
    about:
      'Addresses of consoles elsewhere that may load the remotes of this server, separated by commas, such as `https://console.example.com`.',
    parse: value.list(value.origin),
  },
  operators: {
    env: 'SWAPT_OPERATORS',
    initial: '',
    shown: 'the demo owner',
    about: 'E-mail addresses of the operators of the installation, separated by commas.',
    parse: value.list(value.email),
  },
  contact: {
    env: 'SWAPT_CONTACT',
    initial: '',
    shown: 'none',
    about:
      'The e-mail address of the operator. Organizations see it if the operator suspends one of their codes or pages.',
    parse: value.optional(value.email),
  },
  prices: {
    env: 'SWAPT_PRICES',
    initial: '',
    shown: 'none are shown',
    about:
      'Up to four offers on the start page, with semicolons between them: `Shop: 9 € a month: 100 codes, five people`.',
    parse: value.optional(value.prices),
  },
  securityContact: {
    env: 'SWAPT_SECURITY_CONTACT',
    initial: '',
    shown: 'none, and no such file',
    about: 'The e-mail address or web page for reports of security problems, given in `/.well-known/security.txt`.',
    parse: value.optional(value.contactAddress),
  },
  specialHost: {
    env: 'SWAPT_SPECIAL_HOST',
    initial: '',
    about: 'The host name that shows the other landing screen.',
    parse: (text: string) => text.toLowerCase(),
  },
  trustedProxies: {
    env: 'SWAPT_TRUSTED_PROXIES',
    initial: '',
    about: 'Addresses or networks of the proxies whose X-Forwarded-For header the server trusts, separated by commas.',
    parse: value.list(value.network),
  },
  rateLimit: {
    env: 'SWAPT_RATE_LIMIT',
    initial: '600',
    about:
      'Requests to the API per minute and caller. Without a sign-in, an IP address can send ten times as many requests and open as many pages.',
    parse: value.count,
  },
  metrics: {
    env: 'SWAPT_METRICS',
    initial: 'local',
    about: '`local` shows /metrics to this machine only, `open` to everyone who can reach the server.',
    parse: value.oneOf(['local', 'open']),
  },
  allowPrivateTargets: {
    env: 'SWAPT_ALLOW_PRIVATE_TARGETS',
    initial: 'off',
    about: 'Whether codes can lead to addresses in private networks.',
    parse: value.isOn,
  },
  ...apiBaseSettings,
  paymentPublicKey: {
    env: 'SWAPT_PAYMENT_PUBLIC_KEY',
    initial: '',
    about: 'The public key of card payments.',
    parse: value.text,
  },
  cityFile: {
    env: 'SWAPT_CITY_FILE',
    initial: '',
    shown: 'no cities',
    about: 'A table of cities by IP address (MMDB, for example GeoLite2 City). Without it, scans have no city.',
    parse: value.optional(value.file(openCities)),
  },
  mapsToken: {
    env: 'SWAPT_MAPS_TOKEN',
    initial: '',
    about: 'A public token of Mapbox: addresses of places are looked up with it.',
    parse: value.text,
  },
  mapStyle: {
    env: 'SWAPT_MAP_STYLE',
    initial: '',
    shown: 'no map',
    about:
      'The style of the maps on landing pages, as an address that needs no token, for example https://tiles.openfreemap.org/styles/liberty.',
    parse: value.optional(value.webAddress),
  },
  gridLicence: { env: 'SWAPT_GRID_LICENCE', initial: '', about: 'The licence of the data grid.', parse: value.text },
  ...vendorSettings,
  deployToken: {
    env: 'SWAPT_DEPLOY_TOKEN',
    initial: '',
    about: 'The token with which the installation itself releases its remotes.',
    parse: value.optional(value.atLeast(20)),
  },
  role: {
    env: '--role',
    initial: 'all',
    about: 'An argument: `web` answers requests, `worker` runs jobs, `all` does both.',
    parse: value.oneOf(['web', 'worker', 'all']),
  },
} satisfies Record<string, Setting>;

/** The settings of one process, checked. */
export type Config = Omit<Values<typeof settings>, 'publicUrl' | 'demo' | 'remoteOverlay'> & {
  publicUrl: string;
  demo: boolean;
  remoteOverlay: boolean;
  isProduction: boolean;
};

/** Reads the settings, or throws a ConfigError that names each wrong one with its reason. */
export function readConfig(env: Record<string, string | undefined>, args: readonly string[] = []): Config {
  const read = readSettings(settings, { ...env, '--role': argument(args, '--role') });
  const isProduction = read.values.mode === 'production';
  const demo = read.values.demo ?? !isProduction;
  const config: Config = {
    ...read.values,
    publicUrl: read.values.publicUrl ?? `http://localhost:${read.values.port}`,
    demo,
    remoteOverlay: read.values.remoteOverlay ?? !isProduction,
    operators: read.values.operators.length > 0 || !demo ? read.values.operators : [demoOwner],
    isProduction,
  };
  if (!env.SWAPT_MODE?.trim()) for (const [name, reason] of unchosenExposure(config)) read.refuse(name, reason);
  const isExposed = !value.isLoopback(config.host);
  if (isProduction && !config.authIssuer && isExposed && !config.publicUrl.startsWith('https://')) {
    read.refuse(
      'SWAPT_PUBLIC_URL',
      'must start with https:// when the built-in sign-in is reachable from other machines',
    );
  }
  if (config.authIssuer && (!env.AUTH_CLIENT_ID || !env.AUTH_AUDIENCE)) {
    read.refuse('AUTH_ISSUER', 'needs AUTH_CLIENT_ID and AUTH_AUDIENCE as well');
  }
  for (const [name, reason] of vendorRefusals(read.values, isProduction)) read.refuse(name, reason);
  read.done();
  return config;
}

/** The settings as the rows of a table in Markdown, for the README. */
export function settingsTable(): string {
  const rows = Object.values<Setting>(settings).map(
    ({ env, initial, shown, about }) => `| \`${env}\` | ${shown ?? (initial ? `\`${initial}\`` : '')} | ${about} |`,
  );
  return ['| Setting | Default | What it does |', '|---|---|---|', ...rows].join('\n');
}

function argument(args: readonly string[], name: string): string | undefined {
  const at = args.indexOf(name);
  return at < 0 ? undefined : (args[at + 1] ?? 'nothing');
}
