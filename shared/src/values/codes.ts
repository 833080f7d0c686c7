import type { QrStyle } from '../contract/qr-style.js';

export const codeTypes = ['link'] as const;
export const codeStatuses = ['active', 'paused', 'deleted'] as const;

/** A short name: letters and digits first, so that it never looks like a file or an option. */
export const slugRule = { minLength: 3, maxLength: 64, pattern: '^[A-Za-z0-9][A-Za-z0-9_-]*$' } as const;
export const nameMaxLength = 120;
export const targetMaxLength = 2048;
/** How many codes one list makes at most. */
export const cloneLimit = 1000;
export const tagLimits = { perCode: 20, maxLength: 40 } as const;
export type CodeStatus = (typeof codeStatuses)[number];

/** Which status a code may move to; a deleted code can be brought back. */
export const codeTransitions = {
  active: ['paused', 'deleted'],
  paused: ['active', 'deleted'],
  deleted: ['active'],
} as const satisfies Record<CodeStatus, readonly CodeStatus[]>;

/** First path segments that are routes of the product and never a short name. */
export const reservedSlugs = [
  'admin',
  'ai-qr',
  'api',
  'assets',
  'auth',
  'authorize',
  'c',
  'card',
  'cart',
  'checkout',
  'code',
  'config.json',
  'deletealert',
  'dev',
  'docs',
  'favicon.ico',
  'favicon.svg',
  'healthz',
  'id',
  'images',
  'metrics',
  'my-orders',
  'oauth',
  'openapi.json',
  'page',
  'pitviper',
  'privacy',
  'r',
  'readyz',
  'registry',
  'robots.txt',
  'share',
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
] as const;

export const defaultQrStyle: QrStyle = {
  dots: 'square',
  eyes: 'square',
  foreground: '#000000',
  background: '#ffffff',
  level: 'Q',
  margin: 4,
};
