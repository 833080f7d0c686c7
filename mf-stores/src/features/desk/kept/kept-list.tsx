import { formatMoney } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { Panel, RelativeTime } from '@swapt/shared/ui';
import { Button } from 'antd';
import { keepSale } from './kept-sales.js';
import { RefusedSale } from './refused-sale.js';
import { isWaitingFor } from './send-kept.js';
import type { KeptSales } from './use-kept-sales.js';

interface Props {
  kept: KeptSales;
  /** The desk that is open here; none where it was closed. */
  openDesk?: string;
}

/** Sales of this device that the server has not confirmed. */
export function KeptList({ kept: { sales, send }, openDesk }: Props) {
  const { session, report } = useShell();
  const { id: userId } = session.user;
  if (sales.length === 0) return null;
  return (
    <Panel
      title={t('Not sent yet')}
      lead={t('They are on this device alone. Do not clear its browser before they are sent.')}
      extra={sales.some(isWaitingFor(userId)) && <Button onClick={send}>{t('Send now')}</Button>}
    >
      <ul className="desk-kept">
        {sales.map((sale) => (
          <li key={sale.sale_key}>
            <div className="desk-kept-line">
              <span>{sale.receipt.lines.map(({ quantity, name }) => `${quantity} × ${name}`).join(', ')}</span>
              <strong>{formatMoney({ amount: sale.receipt.total, currency: sale.receipt.currency })}</strong>
              <small>
                <RelativeTime at={new Date(sale.made_at).toISOString()} />
              </small>
            </div>
            {sale.problem ? (
              <RefusedSale sale={sale} {...(openDesk && { openDesk })} />
            ) : sale.user_id === userId ? (
              <small>{t('Waits for the network')}</small>
            ) : (
              <>
                <p>{t('Somebody else was signed in here. They sign in again, or you send it as your sale.')}</p>
                <Button onClick={() => void keepSale({ ...sale, user_id: userId }).catch(report)}>
                  {t('Send as my sale')}
                </Button>
              </>
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
