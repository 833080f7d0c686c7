import type { StoreOfPage } from '@swapt/shared/public';
import { useText } from '../../frame/use-text.js';
import { OpeningHours } from '../../frame/shop-contact.js';

/** How to reach a store, where and when. */
export function StoreContact({ name, email, phone, address, hours, closed }: StoreOfPage) {
  const text = useText('store');
  if (![email, phone, address].some(Boolean) && !hours && closed.length === 0) return null;
  return (
    <section className="store-contact" aria-label={text('aboutStore')}>
      <h2>{name}</h2>
      {address && (
        <address className="as-written">
          <bdi>{address}</bdi>
        </address>
      )}
      <p className="actions">
        {phone && (
          <a className="button quiet" href={`tel:${phone.replace(/[^\d+*#]/g, '')}`}>
            {text('call')}
          </a>
        )}
        {email && (
          <a className="button quiet" href={`mailto:${email}`}>
            {text('write')}
          </a>
        )}
      </p>
      {hours && <OpeningHours {...hours} />}
      {closed.map(({ days, note }) => (
        <p key={days} className="small" dir="auto">
          {text('closedOn', { days })} {note}
        </p>
      ))}
    </section>
  );
}
