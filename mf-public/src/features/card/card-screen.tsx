import { LinkedText } from '@swapt/shared/links';
import { useScreenData, type CardScreenData } from '@swapt/shared/public';
import { asksOf } from '../../frame/cookie-ask.js';
import { PageFrame } from '../../frame/page-frame.js';
import { useText } from '../../frame/use-text.js';

/** Somebody's contact, to be called, written to, or saved. */
export default function CardScreen() {
  const page = useScreenData('card');
  const text = useText('card');
  const { card, photo, vcf, orgName, slug } = page;
  const about = [card.job, card.company ?? orgName].filter(Boolean).join(' · ');
  return (
    <PageFrame about={{ kind: 'code', id: slug }} asks={asksOf(page)}>
      <article className="code-content contact">
        {photo ? <img src={photo} alt="" width="128" height="128" /> : <Initials name={card.name ?? ''} />}
        <h1>{card.name}</h1>
        {about && <p className="lead">{about}</p>}
        <p className="actions">
          <a className="button" href={vcf}>
            {text('save')}
          </a>
          {card.phone && (
            <a className="button quiet" href={`tel:${phoneNumber(card.phone)}`}>
              {text('call')}
            </a>
          )}
          {card.email && (
            <a className="button quiet" href={`mailto:${card.email}`}>
              {text('write')}
            </a>
          )}
        </p>
        {card.description && (
          <p className="as-written" dir="auto">
            <LinkedText text={card.description} />
          </p>
        )}
        <dl className="facts">
          {card.phone && (
            <Fact name={text('phone')}>
              <a href={`tel:${phoneNumber(card.phone)}`} dir="ltr">
                {card.phone}
              </a>
            </Fact>
          )}
          {card.email && (
            <Fact name={text('email')}>
              <a href={`mailto:${card.email}`} dir="ltr">
                {card.email}
              </a>
            </Fact>
          )}
          {card.website && (
            <Fact name={text('website')}>
              <a href={card.website} rel="noopener" dir="ltr">
                {card.website.replace(/^https?:\/\/|\/$/g, '')}
              </a>
            </Fact>
          )}
          <Address {...card} />
        </dl>
      </article>
    </PageFrame>
  );
}

function Fact({ name, children }: { name: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Address({ street, zip, city, region, country }: CardScreenData['card']) {
  const text = useText('card');
  const lines = [street, [zip, city].filter(Boolean).join(' '), region, country].filter(Boolean);
  if (lines.length === 0) return null;
  return (
    <Fact name={text('address')}>
      <address className="as-written">
        <bdi>{lines.join('\n')}</bdi>
      </address>
    </Fact>
  );
}

function Initials({ name }: { name: string }) {
  const words = name.split(/\s+/).filter(Boolean);
  const letters = [words[0], words.length > 1 ? words.at(-1) : ''].map((word) => [...(word ?? '')][0] ?? '').join('');
  return (
    <p className="initials" aria-hidden="true">
      {letters.toUpperCase()}
    </p>
  );
}

/** What a phone dials. */
const phoneNumber = (text: string) => text.replace(/[^\d+*#]/g, '');
