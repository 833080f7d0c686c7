import ArrowLeftOutlined from '@ant-design/icons/ArrowLeftOutlined';
import { formatMoney } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import { useIsOnline } from '@swapt/shared/ui';
import type { DeskTender } from '@swapt/shared/values';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { tenderWords } from '../../../entities/desks/tender-words.js';
import type { Shelf } from '../sale/cart.js';
import { totalBy, type ReckonedSale } from '../sale/reckon.js';
import { CashPay } from './cash-pay.js';
import { LaterPay } from './later-pay.js';

export interface Paid {
  tender: DeskTender;
  rounding: number;
  total: number;
  /** What somebody gave in cash. */
  given: number | null;
}

interface Props {
  shelf: Shelf;
  sale: ReckonedSale;
  /** Why the total may be another one; nothing is taken then. */
  hindrance: string | undefined;
  onPaid: (paid: Paid) => void;
  /** Waits for the shopper’s phone or a terminal. */
  onLater: (paid: Paid) => void;
  onBack: () => void;
}

/** They need a service of others. */
const isByNetwork = (tender: DeskTender) => tender === 'online' || tender === 'square';

/** How a sale is paid. Cash comes first: with the right amount it is one press. */
export function PayView({ shelf, sale, hindrance, onPaid, onLater, onBack }: Props) {
  const isOnline = useIsOnline();
  const [tender, setTender] = useState<DeskTender>('cash');
  const { currency, cash_step: step } = shelf;
  const sums = totalBy(sale.price, tender, step);
  const money = formatMoney({ amount: sums.total, currency });
  const paid = (given: number | null = null): Paid => ({ tender, ...sums, given });
  return (
    <section className="desk-pay" aria-label={t('Payment')}>
      <div className="desk-pay-head">
        <Button icon={<ArrowLeftOutlined aria-hidden />} onClick={onBack}>
          {t('Back')}
        </Button>
        <div className="desk-due">
          <small>{t('To pay')}</small>
          <strong>{money}</strong>
          {sums.rounding !== 0 && (
            <small>{t('rounded by {by}', { by: formatMoney({ amount: sums.rounding, currency }) })}</small>
          )}
        </div>
      </div>
      {shelf.tenders.length > 1 && (
        <div className="desk-tenders" role="radiogroup" aria-label={t('Paid with')}>
          {shelf.tenders.map((one) => (
            <button
              key={one}
              type="button"
              role="radio"
              aria-checked={one === tender}
              className="desk-chip"
              disabled={isByNetwork(one) && (!isOnline || sale.price === 0)}
              onClick={() => setTender(one)}
            >
              {tenderWords[one]}
            </button>
          ))}
        </div>
      )}
      {hindrance ? (
        <Alert type="warning" showIcon role="status" message={hindrance} />
      ) : tender === 'cash' ? (
        <CashPay key={sums.total} total={sums.total} currency={currency} onPaid={(given) => onPaid(paid(given))} />
      ) : isByNetwork(tender) ? (
        <LaterPay tender={tender} money={money} isOnline={isOnline} onStart={() => onLater(paid())} />
      ) : (
        <div className="desk-by-hand">
          <p>
            {tender === 'card'
              ? t('Type {money} into the card terminal. Press here once it says that it is paid.', { money })
              : t('Press here once you have {money}, such as by voucher or bank transfer.', { money })}
          </p>
          <Button type="primary" size="large" block onClick={() => onPaid(paid())}>
            {t('{money} is paid', { money })}
          </Button>
        </div>
      )}
    </section>
  );
}
