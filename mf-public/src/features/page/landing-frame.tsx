import { usePage } from '@swapt/shared/public';
import type { ReactNode } from 'react';
import { CookieAsk, type Asks } from '../../frame/cookie-ask.js';
import { AboutLinks, MadeWith, ShopMark } from '../../frame/page-frame.js';
import { OfflineNotice } from '../../frame/offline-notice.js';
import { useText } from '../../frame/use-text.js';

interface Props {
  pageId: string;
  asks?: Asks | undefined;
  children: ReactNode;
}

/** Around a landing page stands as little as can be: it is the organization's own. */
export function LandingFrame({ pageId, asks, children }: Props) {
  const { shop } = usePage();
  const text = useText('frame');
  return (
    <>
      <a className="skip" href="#main">
        {text('skip')}
      </a>
      <main id="main" className="landing-main">
        {children}
      </main>
      {asks && <CookieAsk {...asks} />}
      <OfflineNotice />
      <footer className="foot landing-foot">
        {shop && (
          <p className="brand">
            <ShopMark {...shop} />
          </p>
        )}
        <MadeWith />
        <nav aria-label={text('about')}>
          <AboutLinks kind="page" id={pageId} />
        </nav>
      </footer>
    </>
  );
}
