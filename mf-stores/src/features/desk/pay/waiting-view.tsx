import type { DeskSale } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import { Alert, Button, Spin } from 'antd';
import { useEffect, useRef } from 'react';
import { useSales } from '../desk.queries.js';
import { LinkCode } from '../receipt/link-code.js';
import { CallOffButton } from '../sales/call-off-button.js';
import { TerminalPanel } from './terminal-panel.js';

interface Props {
  sale: DeskSale;
  sessionId: string;
  currency: string;
  onPaid: (sale: DeskSale) => void;
  /** It is over: the shopper pays another way, or not at all. */
  onOver: () => void;
  /** It waits on while somebody else buys. */
  onNext: () => void;
}

/** Waits until a sale is paid by a phone or at a terminal. */
export function WaitingView({ sale, sessionId, currency, onPaid, onOver, onNext }: Props) {
  const now = useSales(sessionId, true).data?.find(({ order_id }) => order_id === sale.order_id) ?? sale;
  const paid = now.state === 'paid' ? now : undefined;
  const isSaid = useRef(false);
  useEffect(() => {
    if (!paid || isSaid.current) return;
    isSaid.current = true;
    onPaid(paid);
  }, [paid, onPaid]);
  const money = formatMoney({ amount: sale.total, currency });
  const isOver = now.state === 'expired' || now.state === 'voided';
  return (
    <section className="desk-done" aria-label={t('Waiting for the money')}>
      <p className="desk-change">
        <small>{t('To pay')}</small>
        <strong>{money}</strong>
      </p>
      {sale.tender === 'online' && !isOver && (
        <LinkCode link={sale.link} alt={t('Code to pay with, for the shopper’s phone')} size={240} />
      )}
      {isOver ? (
        <Alert type="error" showIcon role="alert" message={t('It was not paid in time. Nothing was sold.')} />
      ) : sale.tender === 'square' ? (
        <TerminalPanel sale={sale} sessionId={sessionId} />
      ) : (
        <p role="status">
          <Spin size="small" /> {t('The shopper scans this and pays on their own phone.')}
        </p>
      )}
      <div className="desk-done-actions">
        {isOver ? (
          <Button onClick={onOver}>{t('Back to the sale')}</Button>
        ) : (
          <>
            <CallOffButton sale={sale} sessionId={sessionId} onDone={onOver} />
            <Button onClick={onNext}>{t('Next sale')}</Button>
          </>
        )}
      </div>
      {!isOver && (
        <small className="desk-quiet">{t('It waits in the list of sales while you serve somebody else.')}</small>
      )}
    </section>
  );
}
