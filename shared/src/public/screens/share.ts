import type { About } from '../about.js';
import type { PublicScreenDeclaration } from '../declaration.js';

export type ShareScreenData =
  /** `address` is copied and shared; `picture` is its QR code. */
  | { screen: 'share'; kind: 'shown'; title: string; orgName: string; address: string; picture: string; about: About }
  | { screen: 'share'; kind: 'unknown' };

export const share = {
  isListed: false,
  paths: [{ path: '/share', title: 'Share', methods: ['GET'] }],
} as const satisfies PublicScreenDeclaration;
