import { createClient } from '@swapt/shared/client';
import { PageProvider, type PublicScreenData } from '@swapt/shared/public';
import { tokenSheet } from '@swapt/shared/tokens';
import { renderToString } from 'react-dom/server';
import { screens } from './server-screens.gen.js';

/** The colours of both modes, before the release's own styles. */
export const tokens = tokenSheet();

/** The markup of a page, the same that the browser makes from the same data. */
export function render(data: PublicScreenData): string {
  const Screen = screens[data.screen];
  return renderToString(
    <PageProvider value={{ data, call: createClient({}) }}>
      <Screen />
    </PageProvider>,
  );
}
