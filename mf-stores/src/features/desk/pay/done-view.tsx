import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import PrinterOutlined from '@ant-design/icons/PrinterOutlined';
import type { DeskSale } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import { Button } from 'antd';
import { useEffect, useRef } from 'react';
import type { KeptSale } from '../kept/desk-database.js';
import { RefusedSale } from '../kept/refused-sale.js';
import { LinkCode } from '../receipt/link-code.js';
import type { Receipt } from '../receipt/receipt.js';

interface Props {
  receipt: Receipt;
  /** While the server has not confirmed it. */
  kept: KeptSale | undefined;
  /** What the server made of it. */
  sale: DeskSale | undefined;
  onPrint: () => void;
  onNext: () => void;
}

/** What was sold just now: the change first, it is what the hands do next. */
export function DoneView({ receipt, kept, sale, onPrint, onNext }: Props) {
  const { total, given, currency } = receipt;
  const money = (amount: number) => formatMoney({ amount, currency });
  const next = useRef<HTMLButtonElement>(null);
  useEffect(() => next.current?.focus(), []);
  const problem = kept?.problem;
  return (
    <section className="desk-done" aria-label={t('Sold')}>
      <CheckCircleFilled aria-hidden className="desk-done-mark" />
      <p role="status" className="desk-change">
        {given !== null && given > total ? (
          <>
            <small>{t('Change')}</small>
            <strong>{money(given - total)}</strong>
          </>
        ) : (
          <>
            <small>{t('Paid')}</small>
            <strong>{money(total)}</strong>
          </>
        )}
      </p>
      {kept && problem && <RefusedSale sale={kept} />}
      {kept && !problem && (
        <p className="desk-quiet">{t('Kept on this device, and sent as soon as the network is there.')}</p>
      )}
      {sale && (
        <div className="desk-done-receipt">
          <LinkCode link={sale.link} alt={t('Code of the receipt, for the shopper’s phone')} size={160} />
          <p>
            {t('Sale {number}', { number: String(sale.number ?? '–') })}
            {sale.email && <small>{t('Receipt mailed to {email}', { email: sale.email })}</small>}
          </p>
        </div>
      )}
      <div className="desk-done-actions">
        <Button icon={<PrinterOutlined aria-hidden />} onClick={onPrint}>
          {t('Print the receipt')}
        </Button>
        <Button ref={next} type="primary" size="large" onClick={onNext}>
          {t('Next sale')}
        </Button>
      </div>
    </section>
  );
}
