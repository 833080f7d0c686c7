import type { Order } from '@swapt/shared/contract';
import { countryName } from '@swapt/shared/names';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { CopyButton, formatDateTime, Panel } from '@swapt/shared/ui';
import { mayDo } from '@swapt/shared/values';
import { Button, theme } from 'antd';
import type { ReactNode } from 'react';
import { ContactForm } from './contact-form.js';

/** Who ordered and how they get it. */
export function OrderBuyer({ order }: { order: Order }) {
  const { session, modal } = useShell();
  const { name, email, phone, method, pickup_from: from, pickup_to: to, address, note, customer_id: customer } = order;
  const mayChange = session.can('orders:write') && mayDo(order, 'contact');
  const change = () =>
    modal.open({ title: t('Who ordered'), content: (close) => <ContactForm order={order} close={close} /> });
  return (
    <Panel title={t('Who and how')} extra={mayChange && <Button onClick={change}>{t('Change contact')}</Button>}>
      <dl style={{ display: 'grid', gap: space.md, margin: 0 }}>
        <Fact label={t('Customer')}>
          {!name && !email && order.channel === 'event' && t('Sold at a desk, without a name')}
          {customer && session.can('customers:read') ? <Link to={`/admin/customers/${customer}`}>{name}</Link> : name}
          {email && (
            <div>
              <a href={`mailto:${email}`}>{email}</a>
            </div>
          )}
          {phone && (
            <div>
              <a href={`tel:${phone}`}>{phone}</a>
            </div>
          )}
        </Fact>
        <Fact
          label={order.channel === 'event' ? t('Desk') : order.method_kind === 'pickup' ? t('Pick-up') : t('Delivery')}
        >
          <div>{[method.name, order.channel === 'event' && method.place].filter(Boolean).join(', ')}</div>
          {from && to && (
            <div>
              {formatDateTime(from)} – {formatDateTime(to)}
            </div>
          )}
          {address && <div style={{ whiteSpace: 'pre-line' }}>{addressOf(address)}</div>}
        </Fact>
        {order.files_until && (
          <Fact label={t('Files')}>
            <FilesUntil time={order.files_until} />
          </Fact>
        )}
        {note && <Fact label={t('Note of the shopper')}>{note}</Fact>}
        <Fact label={t('Page of the shopper')}>
          <CopyButton text={order.link} label={t('Copy its link')} />
        </Fact>
      </dl>
    </Panel>
  );
}

/** Renewed by the mail that is sent again. */
function FilesUntil({ time }: { time: string }) {
  const words = { time: formatDateTime(time) };
  if (Date.parse(time) > Date.now()) return t('Can be downloaded until {time}.', words);
  return t('Could be downloaded until {time}. Send the mail again, and they can be downloaded once more.', words);
}

const addressOf = ({ line1, line2, postcode, city, region, country }: NonNullable<Order['address']>) =>
  [line1, line2, `${postcode} ${city}`, region, countryName(country)].filter(Boolean).join('\n');

function Fact({ label, children }: { label: string; children: ReactNode }) {
  const { token } = theme.useToken();
  return (
    <div style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
      <dt style={{ color: token.colorTextSecondary }}>{label}</dt>
      <dd style={{ margin: 0 }}>{children}</dd>
    </div>
  );
}
