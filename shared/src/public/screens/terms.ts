import type { PublicScreenDeclaration } from '../declaration.js';

export type TermsScreenData =
  /** `text` is empty when the organization has set none; `platform` are the terms of the installation. */
  | {
      screen: 'terms';
      kind: 'shown';
      orgId: string;
      orgName: string;
      text: string;
      platform: { title: string; body: string };
    }
  | { screen: 'terms'; kind: 'unknown' };

export const terms = {
  isListed: true,
  paths: [{ path: '/:id/terms', title: 'Terms', methods: ['GET'] }],
} as const satisfies PublicScreenDeclaration;
