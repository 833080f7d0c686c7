import type { ErrorCode } from '@swapt/shared/values';
import { formatMoney } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useDangerConfirm } from '@swapt/shared/ui';
import { Alert, Button } from 'antd';
import { useApproval } from '../people/use-approval.js';
import type { KeptSale } from './desk-database.js';
import { dropSale, keepSale } from './kept-sales.js';

/** The goods are gone and the money is there: the server takes it as it was. */
const canBeAccepted: readonly ErrorCode[] = ['order.unavailable', 'order.price_changed'];

/** A sale that the server did not take, with its reason. What becomes of it is for people to say. */
export function RefusedSale({ sale, sessionId }: { sale: KeptSale; sessionId: string }) {
  const { report } = useShell();
  const confirm = useDangerConfirm();
  const { ask } = useApproval(sessionId);
  const { problem, input, receipt } = sale;
  if (!problem) return null;
  const again = (changes: Partial<KeptSale['input']>) =>
    keepSale({ ...sale, problem: null, input: { ...input, ...changes } }).catch(report);
  const total = formatMoney({ amount: receipt.total, currency: receipt.currency });
  const discard = async () => {
    const text = t('It is nowhere else. Do this only if the goods are back and {total} went back, too.', { total });
    if (await confirm(t('Discard this sale?'), text, t('Discard'))) await dropSale(sale.sale_key).catch(report);
  };
  const approve = async () => {
    const approval = await ask('discount');
    if (approval) await again({ approval });
  };
  return (
    <Alert
      type="error"
      showIcon
      role="alert"
      message={problem.message}
      description={
        <>
          {problem.fields.map((text) => (
            <div key={text}>{text}</div>
          ))}
          <p>{t('The sale is still on this device.')}</p>
          <div className="desk-choices">
            {canBeAccepted.includes(problem.code) && (
              <Button type="primary" onClick={() => void again({ accept: true })}>
                {t('Keep it as it was sold')}
              </Button>
            )}
            {problem.code === 'desk.approval' && (
              <Button type="primary" onClick={() => void approve()}>
                {t('Ask a manager')}
              </Button>
            )}
            <Button onClick={() => void again({})}>{t('Try again')}</Button>
            <Button danger onClick={() => void discard()}>
              {t('Discard')}
            </Button>
          </div>
        </>
      }
    />
  );
}
