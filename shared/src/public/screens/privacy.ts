import type { VisitorMode } from '../../values/customers/visitors.js';
import type { PublicScreenDeclaration } from '../declaration.js';

export interface PrivacyScreenData {
  screen: 'privacy';
  /** Whose notice it is; nothing for what holds for every organization. */
  org?: PrivateOrg;
  /** Nobody may recognize this browser: it was chosen here, or the browser asks for it of every site. */
  refusal?: 'choice' | 'browser';
  /** The address of the page, which its forms lead back to. */
  back: string;
}

export interface PrivateOrg {
  id: string;
  name: string;
  /** Whom to ask, as it was written; empty where nobody is named. */
  contact: string;
  visitorMode: VisitorMode;
  /** This browser has the cookie, because somebody agreed to it. */
  hasAgreed: boolean;
}

/** Whether a browser may be recognized for a year: asked on a page, by a form that is posted to `/privacy`. */
export interface CookieQuestion {
  orgId: string;
  /** The page that asks. */
  back: string;
}

export const privacy = {
  isListed: true,
  paths: [
    { path: '/privacy', title: 'Privacy', methods: ['GET', 'POST'] },
    { path: '/:id/privacy', title: 'Privacy', methods: ['GET'] },
  ],
} as const satisfies PublicScreenDeclaration;
