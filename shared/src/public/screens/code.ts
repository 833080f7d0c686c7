import type { PublicScreenDeclaration } from '../declaration.js';

/** A short name that does not redirect. `viewToken` counts this view once; with `hasAlert` shoppers can ask to be told when it works. */
export type CodeScreenData =
  | {
      screen: 'code';
      kind: 'paused' | 'archived' | 'expired' | 'usedUp';
      orgName: string;
      slug?: string;
      viewToken?: string;
      hasAlert?: boolean;
    }
  /** `wait` is how long it takes until then, in words. */
  | {
      screen: 'code';
      kind: 'notYet';
      orgName: string;
      slug?: string;
      startsAt: string;
      wait: string;
      viewToken?: string;
      hasAlert?: boolean;
    }
  | { screen: 'code'; kind: 'deleted' | 'unknown' };

export const code = {
  isListed: false,
  paths: [{ path: '/:id', title: 'Code', methods: ['GET'] }],
} as const satisfies PublicScreenDeclaration;
