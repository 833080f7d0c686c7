import type { DeskSale, DeskSession } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { RelativeTime, StatusLabel, type StatusHue } from '@swapt/shared/ui';
import type { DeskTender } from '@swapt/shared/values';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { deskPaths } from '../../../entities/desks/paths.js';
import { tenderWords } from '../../../entities/desks/tender-words.js';
import { CallOffButton } from './call-off-button.js';
import { SaleReceipt } from './sale-receipt.js';
import { VoidForm } from './void-form.js';

const states: Record<DeskSale['state'], { label: string; hue: StatusHue }> = {
  waiting: { label: t('Waits for its money'), hue: 'warning' },
  paid: { label: t('Paid'), hue: 'success' },
  voided: { label: t('Came back'), hue: 'neutral' },
  expired: { label: t('Not paid'), hue: 'neutral' },
};

/** Its money did not come over the counter, and does not go back over it. */
const isPaidElsewhere = (tender: DeskTender) => tender === 'online' || tender === 'square';

interface Props {
  sale: DeskSale;
  session: DeskSession;
  onPrint: (content: ReactNode) => void;
  bringBack: (orderId: string) => void;
}

/** A sale of this desk, and what can be done with it. */
export function SoldSale({ sale, session, onPrint, bringBack }: Props) {
  const { modal, session: signedIn } = useShell();
  const { session_id: sessionId, currency } = session;
  const number = String(sale.number ?? '–');
  const isAtCounter = sale.state === 'paid' && !isPaidElsewhere(sale.tender);
  const showReceipt = () =>
    modal.open({
      title: t('Receipt of sale {number}', { number }),
      content: () => <SaleReceipt {...{ sale, session, onPrint }} />,
    });
  const askUndo = () =>
    modal.open({
      title: t('Undo sale {number}?', { number }),
      content: (close) => <VoidForm {...{ sale, sessionId, currency, close }} />,
    });
  return (
    <li>
      <div className="desk-kept-line">
        <span>
          <strong>{sale.number === null ? t('Sale') : t('Sale {number}', { number })}</strong>{' '}
          <StatusLabel {...states[sale.state]} />
        </span>
        <strong>{formatMoney({ amount: sale.total, currency })}</strong>
      </div>
      <div className="desk-sold-items">{sale.items}</div>
      <small>
        {tenderWords[sale.tender]} · <RelativeTime at={sale.sold_at} />
        {sale.sold_by && ` · ${sale.sold_by}`}
        {sale.refunded > 0 &&
          ` · ${t('{money} given back', { money: formatMoney({ amount: sale.refunded, currency }) })}`}
      </small>
      <div className="desk-choices">
        <Button size="small" aria-label={t('Receipt of sale {number}', { number })} onClick={showReceipt}>
          {t('Receipt')}
        </Button>
        {sale.state === 'waiting' && <CallOffButton {...{ sale, sessionId }} size="small" />}
        {sale.state === 'paid' && isPaidElsewhere(sale.tender) && signedIn.can('orders:refund') && (
          <Button size="small" href={deskPaths.order(sale.order_id)}>
            {t('Give money back in its order')}
          </Button>
        )}
        {isAtCounter && (
          <Button
            size="small"
            aria-label={t('Take something of sale {number} back', { number })}
            onClick={() => bringBack(sale.order_id)}
          >
            {t('Take back')}
          </Button>
        )}
        {isAtCounter && sale.refunded === 0 && (
          <Button size="small" danger aria-label={t('Undo sale {number}', { number })} onClick={askUndo}>
            {t('Undo')}
          </Button>
        )}
      </div>
    </li>
  );
}
