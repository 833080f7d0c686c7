import type { PublicScreenDeclaration } from '../declaration.js';

/** What the page of a stand asks for before it opens an offer. */
export interface PromoQuestion {
  /** Where somebody is; the button that says it stands there. */
  place: boolean;
  /** A key of somebody of the stand can stand in for it. */
  key: boolean;
}

/** The offers of a code that is displayed somewhere: a form that opens one, or what is open for this browser. */
export type PromoScreenData =
  | {
      screen: 'promo';
      kind: 'ask';
      slug: string;
      orgName: string;
      action: string;
      /** As it was typed. */
      code: string;
      problem: string | null;
      asks: PromoQuestion;
    }
  | {
      screen: 'promo';
      kind: 'open';
      slug: string;
      orgName: string;
      name: string;
      code: string;
      minutes: number;
      /** Names of the discounts that it opens. */
      gives: string[];
      stores: { store_id: string; name: string }[];
    };

export const promo = {
  isListed: false,
  paths: [{ path: '/code/promo/:slug', title: 'Offer', methods: ['GET', 'POST'] }],
} as const satisfies PublicScreenDeclaration;
