import { createClient } from '@swapt/shared/client';
import { PageProvider, type PublicScreenData, type PublicScreen } from '@swapt/shared/public';
import { tokenSheet } from '@swapt/shared/tokens';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import AiQr from './features/ai-qr/ai-qr-screen.js';
import Card from './features/card/card-screen.js';
import Code from './features/code/code-screen.js';
import DeleteAlert from './features/delete-alert/delete-alert-screen.js';
import Gate from './features/gate/gate-screen.js';
import Content from './features/content/content-screen.js';
import Home from './features/home/home-screen.js';
import HostHome from './features/home/host-home-screen.js';
import NotFound from './features/not-found/not-found-screen.js';
import Note from './features/note/note-screen.js';
import OneTime from './features/one-time/one-time-screen.js';
import Page from './features/page/page-screen.js';
import Privacy from './features/privacy/privacy-screen.js';
import Report from './features/report/report-screen.js';
import Share from './features/share/share-screen.js';
import Terms from './features/terms/terms-screen.js';

const screens: Record<PublicScreen, ComponentType> = {
  home: Home,
  hostHome: HostHome,
  code: Code,
  note: Note,
  gate: Gate,
  card: Card,
  content: Content,
  oneTime: OneTime,
  page: Page,
  privacy: Privacy,
  aiqr: AiQr,
  share: Share,
  terms: Terms,
  report: Report,
  deleteAlert: DeleteAlert,
  notFound: NotFound,
};

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
