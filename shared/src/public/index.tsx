import { createContext, useContext } from 'react';
import type { PublicCall } from '../client/public.js';
import type { Host } from '../contract/operation.js';
import type { PublicScreenData } from './screen-data.gen.js';
import type { Shop } from './shop.js';

export type { About } from './about.js';
export type { AlertPage } from './alert.js';
export type { CookieQuestion, PrivateOrg } from './screens/privacy.js';
export type * from './screen-data.gen.js';
export type { Shop, ShopContact } from './shop.js';
export type { StoreOfPage } from './store.js';

export type PublicScreen = PublicScreenData['screen'];

/** @given */
export interface PublicPage {
  data: PublicScreenData;
  /** The messages of the screen in the language of the page. They belong to the release of mf-public, which alone reads them. */
  words?: unknown;
  /** Whose page it is; pages of the product itself have none. */
  shop?: Shop | undefined;
  call: PublicCall;
  /** Tells the operator that a part of the page could not be shown; on the server there is nobody to tell. */
  onCrash?: (error: unknown) => void;
}

/** What the server puts into the page as JSON. @given */
export interface HydrationData {
  data: PublicScreenData;
  words?: unknown;
  shop?: Shop | undefined;
  remote: { name: string; version: string; entry: string; integrity: string };
  /** See `Boot` of the console. */
  ticket: string;
  /** Base address of each API; empty for the page's own origin. */
  bases: Record<Host, string>;
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
