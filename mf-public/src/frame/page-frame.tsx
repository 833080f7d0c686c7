import type { ReactNode } from 'react';
import { Mark } from './mark.js';

/** Header, main part and footer of every public page. Links are real ones: they work before the page is live and when it never gets so. */
export function PageFrame({ children, brand = 'Swapt' }: { children: ReactNode; brand?: string }) {
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
        </nav>
      </footer>
    </>
  );
}
