import type { About } from '@swapt/shared/public';
import type { ReactNode } from 'react';
import { Mark } from './mark.js';
import { useText } from './use-text.js';

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
  const text = useText('frame');
  return (
    <>
      <a className="skip" href="#main">
        {text('skip')}
      </a>
      <header className="bar">
        <a className="brand" href="/">
          <Mark />
          <bdi>{brand}</bdi>
        </a>
        <nav aria-label={text('account')}>
          <a className="button quiet" href="/auth/login">
            {text('signIn')}
          </a>
        </nav>
      </header>
      <main id="main">{children}</main>
      <footer className="foot">
        <p>{text('madeWith')}</p>
        <nav aria-label={text('about')}>
          <a href="/">{text('startPage')}</a>
          <a href="/privacy">{text('privacy')}</a>
          {about && <AboutLinks {...about} />}
        </nav>
        {last}
      </footer>
    </>
  );
}

/** Ways to share and to report what a page is about, and to the terms of its organization. */
export function AboutLinks({ kind, id, isPrivate }: About) {
  const text = useText('frame');
  const query = `?${kind}=${encodeURIComponent(id)}`;
  return (
    <>
      {!isPrivate && <a href={`/share${query}`}>{text('share')}</a>}
      <a href={`/${encodeURIComponent(id)}/terms`}>{text('terms')}</a>
      <a href={`/report${query}`}>{text(kind === 'code' ? 'reportCode' : 'reportPage')}</a>
    </>
  );
}
