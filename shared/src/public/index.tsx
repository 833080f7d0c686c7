import { createContext, useContext } from 'react';
import type { Call } from '../client/index.js';
import type { PageDocument } from '../contract/index.js';
import type { PostedForm } from '../form/index.js';
import type { CardPage, GatePage, ContentPage } from './codes.js';
import type { AiQrPage, DeletePage, ReportPage, SharePage, TermsPage } from './pages.js';

export type * from './codes.js';
export type * from './pages.js';

/** What the server found out for a public page; it is rendered from this on the server and again, the same, in the browser. */
export type PublicScreenData =
  | { screen: 'home' }
  | { screen: 'hostHome'; host: string }
  /** A short name that does not redirect. `viewToken` counts this view once. */
  | {
      screen: 'code';
      kind: 'paused' | 'archived' | 'expired' | 'usedUp';
      orgName: string;
      slug?: string;
      viewToken?: string;
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
    }
  | { screen: 'code'; kind: 'deleted' | 'unknown' }
  /** A code that works once, at the short name `slug`. */
  | { screen: 'oneTime'; kind: 'ready'; slug: string; orgName: string; offer: string; viewToken: string }
  /** `ago` is how long ago in words, `target` where it leads those who used it. */
  | { screen: 'oneTime'; kind: 'redeemed'; orgName: string; offer: string; at: string; target: string }
  | { screen: 'oneTime'; kind: 'used'; orgName: string; offer: string; at: string; ago: string; target?: string }
  /** Too many tries from one network. */
  | { screen: 'oneTime'; kind: 'busy' }
  | GatePage
  | CardPage
  | ContentPage
  | { screen: 'note'; kind: 'shown'; orgName: string; text: string; /** When it was written. */ at: string }
  /** A note for the team looks like one that never was. */
  | { screen: 'note'; kind: 'unknown' }
  | ({ screen: 'page'; kind: 'shown'; orgName: string } & ShownPage)
  /** What somebody sees who sent a form of a page, or comes back from an exchange. */
  | ({ screen: 'page'; kind: 'return'; orgName: string } & ReturnedPage)
  /** A page that is not public, or not any more. */
  | { screen: 'page'; kind: 'draft' | 'paused' | 'deleted'; orgName: string }
  | { screen: 'page'; kind: 'unknown' }
  /** A name that no page has any more. */
  | { screen: 'page'; kind: 'freed' }
  | { screen: 'privacy'; isOptedOut: boolean }
  | AiQrPage
  | SharePage
  | TermsPage
  | ReportPage
  | DeletePage
  /** Nothing is there, or it cannot be shown: then it says so in these words. */
  | { screen: 'notFound'; title?: string; text?: string };

/** A landing page, and what its forms and its map need. */
export interface ShownPage {
  pageId: string;
  document: PageDocument;
  system: 'ios' | 'android' | 'other';
  /** Where its forms are posted to, and the token that goes with them. */
  action: string;
  token: string;
  posted?: PostedForm;
  /** The database is away: what its forms send cannot be taken at the moment. */
  isReadOnly?: boolean;
  /** What the forms are filled in with, by the name of the input. */
  prefill: Record<string, string>;
  /** The address of a map style; empty for the map that comes with the product. */
  mapStyle: string;
}

export interface ReturnedPage {
  title: string;
  text: string;
  button: { label: string; link: string } | null;
  /** The first name they gave. */
  name: string | null;
  answers: { label: string; value: string }[];
  /** The page they come from. */
  pageId: string;
  language: string;
}

export type PublicScreen = PublicScreenData['screen'];

/** @given */
export interface PublicPage {
  data: PublicScreenData;
  call: Call;
}

/** What the server puts into the page as JSON. @given */
export interface PageSeed {
  data: PublicScreenData;
  remote: { name: string; version: string; entry: string; integrity: string };
  /** See `Boot` of the console. */
  ticket: string;
  /** Base address of the main API; empty for the page's own origin. */
  apiBase: string;
}

const PageContext = createContext<PublicPage | undefined>(undefined);

export const PageProvider = PageContext.Provider;

export function usePage(): PublicPage {
  const page = useContext(PageContext);
  if (!page) throw new Error('usePage is used outside of a public page');
  return page;
}

/** The data of the screen that asks; the server chose data and screen together. */
export function useScreenData<S extends PublicScreen>(screen: S): Extract<PublicScreenData, { screen: S }> {
  const { data } = usePage();
  if (!isFor(data, screen)) throw new Error(`The data of this page is for ${data.screen}, not for ${screen}`);
  return data;
}

const isFor = <S extends PublicScreen>(
  data: PublicScreenData,
  screen: S,
): data is Extract<PublicScreenData, { screen: S }> => data.screen === screen;
