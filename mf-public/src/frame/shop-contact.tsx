import { usePage, type ShopContact } from '@swapt/shared/public';
import { useText } from './use-text.js';

/** How to reach the organization from a dead end: by phone, or on its own site. */
export function ContactButtons() {
  const { shop } = usePage();
  const text = useText('frame');
  if (!shop) return null;
  const phone = shop.contact?.phone ?? '';
  return (
    <>
      {phone !== '' && (
        <a className="button" href={`tel:${phone.replace(/[^\d+]/g, '')}`}>
          {text('call', { orgName: shop.name })}
        </a>
      )}
      {shop.website !== '' && (
        <a className="button quiet" href={shop.website} rel="noopener">
          {text('visitSite')}
        </a>
      )}
    </>
  );
}

/** When the organization is open. */
export function ContactHours() {
  const hours = usePage().shop?.contact?.hours;
  return hours ? <OpeningHours {...hours} /> : null;
}

/** Whether it is open now; the week for who opens it. */
export function OpeningHours({ now, isOpen, week }: NonNullable<ShopContact['hours']>) {
  const text = useText('frame');
  return (
    <details className={isOpen ? 'contact-hours open' : 'contact-hours'}>
      <summary>{now}</summary>
      <dl aria-label={text('hours')}>
        {week.map(({ day, times, isToday }) => (
          <div key={day} className={isToday ? 'today' : undefined}>
            <dt>{day}</dt>
            <dd>{times}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
