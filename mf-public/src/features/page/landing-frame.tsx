import type { ReactNode } from 'react';
import { AboutLinks } from '../../frame/page-frame.js';

/** Around a landing page stands as little as can be: it is the organization's own. */
export function LandingFrame({ pageId, children }: { pageId: string; children: ReactNode }) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <main id="main" className="landing-main">
        {children}
      </main>
      <footer className="foot landing-foot">
        <p>Made with Swapt</p>
        <nav aria-label="About">
          <AboutLinks kind="page" id={pageId} />
          <a href="/privacy">Privacy</a>
        </nav>
      </footer>
    </>
  );
}
