import { usePage, type About, type Shop } from '@swapt/shared/public';
import { Fragment, type ReactNode } from 'react';
import { type Asks, CookieAsk } from './cookie-ask.js';
import { Mark } from './mark.js';
import { OfflineNotice } from './offline-notice.js';
import { useText } from './use-text.js';

interface Props {
  children: ReactNode;
  brand?: string;
  /** What the page is about; then it can be shared and reported, and its organization's terms be read. */
  about?: About | undefined;
  /** What it asks about the cookie of its organization. */
  asks?: Asks | undefined;
  /** Stands beside the name of the organization. */
  beside?: ReactNode;
  /** Stands at the end of the footer. */
  last?: ReactNode;
}

/** Header, main part and footer of every public page. Links are real ones: they work before the page is live and when it never gets so. */
export function PageFrame({ children, brand = 'Swapt', about, asks, beside, last }: Props) {
  const { shop } = usePage();
  const text = useText('frame');
  return (
    <>
      <a className="skip" href="#main">
        {text('skip')}
      </a>
      {shop ? <ShopBar shop={shop} beside={beside} /> : <OwnBar brand={brand} />}
      <main id="main">{children}</main>
      {asks && <CookieAsk {...asks} />}
      <OfflineNotice />
      <footer className="foot">
        <MadeWith />
        <nav aria-label={text('about')}>
          {!shop && <a href="/">{text('startPage')}</a>}
          {about ? <AboutLinks {...about} /> : <PrivacyLink />}
        </nav>
        {last}
      </footer>
    </>
  );
}

/** A host that does not fit on one line is parted at its dots. */
function OwnBar({ brand }: { brand: string }) {
  const text = useText('frame');
  return (
    <header className="bar">
      <a className="brand" href="/">
        <Mark />
        <bdi>
          {brand.split('.').map((part, at) => (
            <Fragment key={at}>
              {at > 0 && '.'}
              {at > 0 && <wbr />}
              {part}
            </Fragment>
          ))}
        </bdi>
      </a>
      <nav aria-label={text('account')}>
        <a className="button quiet" href="/auth/login">
          {text('signIn')}
        </a>
      </nav>
    </header>
  );
}

/** The organization whose page it is; its name leads to its own site, where it has one. */
function ShopBar({ shop: { website, ...shop }, beside }: { shop: Shop; beside: ReactNode }) {
  return (
    <header className="bar shop-bar">
      {website === '' ? (
        <p className="brand">
          <ShopMark {...shop} />
        </p>
      ) : (
        <a className="brand" href={website} rel="noopener">
          <ShopMark {...shop} />
        </a>
      )}
      {beside}
    </header>
  );
}

export function ShopMark({ name, logo }: Pick<Shop, 'name' | 'logo'>) {
  return (
    <>
      {logo !== '' && <img className="shop-logo" src={logo} alt="" width="44" height="44" />}
      <bdi>{name}</bdi>
    </>
  );
}

/** The one line that is ours on a shop's page. */
export function MadeWith() {
  const text = useText('frame');
  return (
    <p>
      <a href="/">{text('madeWith')}</a>
    </p>
  );
}

/** The notice of whose page it is. What the operator suspended is shown as nobody's, so it leads to that of the platform, and to no terms. */
function PrivacyLink() {
  const { shop } = usePage();
  const text = useText('frame');
  return <a href={shop?.privacy ?? '/privacy'}>{text('privacy')}</a>;
}

const reportWords = { code: 'reportCode', page: 'reportPage', store: 'reportStore' } as const;

/** Ways to share and to report what a page is about, and to the terms and the privacy notice of its organization. */
export function AboutLinks({ kind, id, isPrivate }: About) {
  const { shop } = usePage();
  const text = useText('frame');
  const query = `?${kind}=${encodeURIComponent(id)}`;
  return (
    <>
      {!isPrivate && <a href={`/share${query}`}>{text('share')}</a>}
      {shop && <a href={`/${encodeURIComponent(id)}/terms`}>{text('terms')}</a>}
      <PrivacyLink />
      <a href={`/report${query}`}>{text(reportWords[kind])}</a>
    </>
  );
}
