import type { PageDocument } from '../../contract/index.js';
import type { PostedForm } from '../../form/index.js';
import type { PublicScreenDeclaration } from '../declaration.js';
import type { CookieQuestion } from './privacy.js';

export type PageScreenData =
  | ({ screen: 'page'; kind: 'shown'; orgName: string } & ShownPage)
  /** What somebody sees who sent a form of a page, or comes back from an exchange. */
  | ({ screen: 'page'; kind: 'return'; orgName: string } & ReturnedPage)
  /** A page that is not public, or not any more. `slug`: of the code that led here; shoppers can ask to be told when it works. */
  | { screen: 'page'; kind: 'draft' | 'paused' | 'deleted'; orgName: string; slug?: string }
  | { screen: 'page'; kind: 'unknown' }
  /** A name that no page has any more. */
  | { screen: 'page'; kind: 'freed' };

/** A landing page, and what its forms and its map need. */
export interface ShownPage {
  pageId: string;
  document: PageDocument;
  /** When its countdowns end, in words, by the block. */
  dates?: Record<string, string>;
  system: 'ios' | 'android' | 'other';
  /** Where its forms are posted to, and the token that goes with them. */
  action: string;
  token: string;
  posted?: PostedForm;
  /** The database is away: what its forms send cannot be taken at the moment. */
  isReadOnly?: boolean;
  question?: CookieQuestion;
  /** What the forms are filled in with, by the name of the input. */
  prefill: Record<string, string>;
  /** The address of a map style; empty where the installation has none: then no map is offered. */
  mapStyle: string;
}

export interface ReturnedPage {
  title: string;
  text: string;
  button: { label: string; link: string } | null;
  /** The first name they gave. */
  name: string | null;
  answers: { label: string; value: string }[];
  /** The page they come from, and where they opened it. */
  pageId: string;
  back: string;
  language: string;
}

export const page = {
  isListed: true,
  paths: [
    { path: '/page/:id', title: 'Page', methods: ['GET', 'POST'] },
    { path: '/pitviper/:name', title: 'Page', methods: ['GET', 'POST'] },
  ],
} as const satisfies PublicScreenDeclaration;
