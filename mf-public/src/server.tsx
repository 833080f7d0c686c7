import { createClient } from '@swapt/shared/client';
import type { Words } from '@swapt/shared/messages';
import { wordsOf } from '@swapt/shared/messages/words';
import { PageProvider, type PublicScreen, type PublicScreenData } from '@swapt/shared/public';
import { tokenSheet } from '@swapt/shared/tokens';
import { renderToString } from 'react-dom/server';
import { screens } from './server-screens.gen.js';

/** The colours of both modes, before the release's own styles. */
export const tokens = tokenSheet();

/** Everything that a screen can say in a language. */
export const words = (screen: PublicScreen, language: string): Words =>
  wordsOf(language, ['frame', screen, ...(screen === 'page' ? (['blocks', 'answers'] as const) : [])]);

/** The markup of a page, the same that the browser makes from the same data and words. */
export function render(data: PublicScreenData, given: Words): string {
  const Screen = screens[data.screen];
  return renderToString(
    <PageProvider value={{ data, words: given, call: createClient({}) }}>
      <Screen />
    </PageProvider>,
  );
}
