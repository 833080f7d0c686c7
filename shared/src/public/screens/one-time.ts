import type { PublicScreenDeclaration } from '../declaration.js';

/** A code that works once, at the short name `slug`. */
export type OneTimeScreenData =
  | { screen: 'oneTime'; kind: 'ready'; slug: string; orgName: string; offer: string; viewToken: string }
  /** `ago` is how long ago in words, `target` where it leads those who used it. */
  | { screen: 'oneTime'; kind: 'redeemed'; orgName: string; offer: string; at: string; target: string }
  | { screen: 'oneTime'; kind: 'used'; orgName: string; offer: string; at: string; ago: string; target?: string }
  /** Too many tries from one network. */
  | { screen: 'oneTime'; kind: 'busy' };

export const oneTime = {
  isListed: false,
  paths: [{ path: '/:id', title: 'Code', methods: ['POST'] }],
} as const satisfies PublicScreenDeclaration;
