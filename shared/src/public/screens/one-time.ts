import type { PublicScreenDeclaration } from '../declaration.js';

/** A code that works once, at the short name `slug`. */
export type OneTimeScreenData =
  | {
      screen: 'oneTime';
      kind: 'ready';
      slug: string;
      orgName: string;
      offer: string;
      /** Missing where a try of the form was counted already. */
      viewToken?: string;
      /** Somebody of the shop types a PIN first. */
      asksPin: boolean;
      problem?: 'missing' | 'wrong' | 'tooMany';
    }
  /** The proof that it was just used, which counts from `at`; `now` is the server's time. `target` is where it leads those who used it. */
  | { screen: 'oneTime'; kind: 'redeemed'; orgName: string; offer: string; at: string; now: string; target: string }
  /** `ago` is how long ago in words. */
  | { screen: 'oneTime'; kind: 'used'; orgName: string; offer: string; at: string; ago: string; target?: string }
  /** Too many tries from one network. */
  | { screen: 'oneTime'; kind: 'busy' };

export const oneTime = {
  isListed: false,
  paths: [{ path: '/:id', title: 'Code', methods: ['POST'] }],
} as const satisfies PublicScreenDeclaration;
