import { publicPaths } from './public-paths.js';
import { siteFiles } from './site-files.js';

/** First segments of all other addresses of the product, those that are planned included. */
const others = [
  ...siteFiles,
  'admin',
  'api',
  'assets',
  'auth',
  'authorize',
  'cart',
  'checkout',
  'config.json',
  'dev',
  'docs',
  'files',
  'healthz',
  'id',
  'images',
  'metrics',
  'my-orders',
  'oauth',
  'openapi.json',
  'r',
  'readyz',
  'registry',
  'sign-up',
  'store',
  'telemetry',
  'terms',
  'userinfo',
  'v1',
  'v2',
  'wall',
  'wallet',
  '.well-known',
];

const firstOf = (path: string) => path.split('/')[1] ?? '';
const ofScreens = publicPaths
  .map(({ path }) => firstOf(path).toLowerCase())
  .filter((first) => first !== '' && !first.startsWith(':'));

/** First path segments, in lower case, that are routes of the product and never a short name. */
export const reservedSlugs: readonly string[] = [...new Set([...ofScreens, ...others])].sort();
