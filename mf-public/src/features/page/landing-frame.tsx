import type { ReactNode } from 'react';
import { AboutLinks } from '../../frame/page-frame.js';
import { useText } from '../../frame/use-text.js';

/** Around a landing page stands as little as can be: it is the organization's own. */
export function LandingFrame({ pageId, children }: { pageId: string; children: ReactNode }) {
  const text = useText('frame');
  return (
    <>
      <a className="skip" href="#main">
        {text('skip')}
      </a>
      <main id="main" className="landing-main">
        {children}
      </main>
      <footer className="foot landing-foot">
        <p>{text('madeWith')}</p>
        <nav aria-label={text('about')}>
          <AboutLinks kind="page" id={pageId} />
          <a href="/privacy">{text('privacy')}</a>
        </nav>
      </footer>
    </>
  );
}
