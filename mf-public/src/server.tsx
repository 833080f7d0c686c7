import { createClient } from '@swapt/shared/client';
import type { Namespace, Words } from '@swapt/shared/messages';
import { wordsOf } from '@swapt/shared/messages/words';
import { PageProvider, type PublicScreen, type PublicScreenData, type Shop } from '@swapt/shared/public';
import { tokenSheet } from '@swapt/shared/tokens';
import { renderToString } from 'react-dom/server';
import { screens } from './server-screens.gen.js';

/** The colours of both modes, before the release's own styles. */
export const tokens = tokenSheet();

/** What parts of a screen say that have words of their own. */
const beside: Partial<Record<PublicScreen, readonly Namespace[]>> = {
  page: ['blocks', 'answers'],
  code: ['codeAlert', 'alert'],
  codeAlert: ['alert'],
  itemAlert: ['alert'],
  storeItem: ['store', 'itemAlert', 'alert'],
  cart: ['store', 'storeItem'],
  checkout: ['store', 'cart', 'pay', 'promo'],
  order: ['store', 'cart', 'checkout', 'pay'],
  myOrders: ['store', 'order', 'checkout'],
};

/** Everything that a screen can say in a language. */
export const words = (screen: PublicScreen, language: string): Words =>
  wordsOf(language, ['frame', screen, ...(beside[screen] ?? [])]);

/** The markup of a page, the same that the browser makes from the same data and words. */
export function render(data: PublicScreenData, given: Words, shop?: Shop): string {
  const Screen = screens[data.screen];
  return renderToString(
    <PageProvider value={{ data, words: given, shop, call: createClient({}) }}>
      <Screen />
    </PageProvider>,
  );
}
