import type { DeskSale } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import { Alert, Button, Spin } from 'antd';
import { useEffect } from 'react';
import { useSales } from '../desk.queries.js';
import { LinkCode } from '../receipt/link-code.js';
import { TerminalPanel } from './terminal-panel.js';

interface Props {
  sale: DeskSale;
  sessionId: string;
  currency: string;
  onPaid: (sale: DeskSale) => void;
  /** The shopper pays another way, or not at all. */
  onLeave: () => void;
}

/** Waits until a sale is paid by a phone or at a terminal. */
export function WaitingView({ sale, sessionId, currency, onPaid, onLeave }: Props) {
  const now = useSales(sessionId, true).data?.find(({ order_id }) => order_id === sale.order_id) ?? sale;
  const isPaid = now.state === 'paid';
  useEffect(() => {
    if (isPaid) onPaid(now);
    // Once: what is read again later changes nothing of it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [isPaid]);
  const money = formatMoney({ amount: sale.total, currency });
  return (
    <section className="desk-done" aria-label={t('Waiting for the money')}>
      <p className="desk-change">
        <small>{t('To pay')}</small>
        <strong>{money}</strong>
      </p>
      {sale.tender === 'online' && (
        <LinkCode link={sale.link} alt={t('Code to pay with, for the shopper’s phone')} size={240} />
      )}
      {now.state === 'expired' ? (
        <Alert type="error" showIcon role="alert" message={t('It was not paid in time. Nothing was sold.')} />
      ) : sale.tender === 'square' ? (
        <TerminalPanel sale={sale} sessionId={sessionId} />
      ) : (
        <p role="status">
          <Spin size="small" /> {t('The shopper scans this and pays on their own phone.')}
        </p>
      )}
      <div className="desk-done-actions">
        <Button onClick={onLeave}>{t('Back to the sale')}</Button>
      </div>
      {now.state === 'waiting' && (
        <small className="desk-quiet">
          {t('If it is paid after all, it is in the list of sales, and can be undone there.')}
        </small>
      )}
    </section>
  );
}
