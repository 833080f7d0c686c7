import type { About } from '@swapt/shared/public';
import type { ReactNode } from 'react';
import { Mark } from './mark.js';

interface Props {
  children: ReactNode;
  brand?: string;
  /** What the page is about; then it can be shared and reported, and its organization's terms be read. */
  about?: About | undefined;
  /** Stands at the end of the footer. */
  last?: ReactNode;
}

/** Header, main part and footer of every public page. Links are real ones: they work before the page is live and when it never gets so. */
export function PageFrame({ children, brand = 'Swapt', about, last }: Props) {
  return (
    <>
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="bar">
        <a className="brand" href="/">
          <Mark />
          {brand}
        </a>
        <nav aria-label="Account">
          <a className="button quiet" href="/auth/login">
            Sign in
          </a>
        </nav>
      </header>
      <main id="main">{children}</main>
      <footer className="foot">
        <p>Made with Swapt</p>
        <nav aria-label="About">
          <a href="/">Start page</a>
          <a href="/privacy">Privacy</a>
          {about && <AboutLinks {...about} />}
        </nav>
        {last}
      </footer>
    </>
  );
}

/** Ways to share and to report what a page is about, and to the terms of its organization. */
export function AboutLinks({ kind, id, isPrivate }: About) {
  const query = `?${kind}=${encodeURIComponent(id)}`;
  return (
    <>
      {!isPrivate && <a href={`/share${query}`}>Share</a>}
      <a href={`/${encodeURIComponent(id)}/terms`}>Terms</a>
      <a href={`/report${query}`}>Report this {kind}</a>
    </>
  );
}
