import type { ErrorCode } from '@swapt/shared/values';
import { formatMoney } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { useDangerConfirm } from '@swapt/shared/ui';
import { Alert, Button } from 'antd';
import { useApproval } from '../people/use-approval.js';
import { asAmounts } from './as-amounts.js';
import type { KeptSale } from './desk-database.js';
import { dropSale, keepSale } from './kept-sales.js';

/** The goods are gone and the money is there: the server takes it as it was. */
const canBeAccepted: readonly ErrorCode[] = ['order.unavailable', 'order.price_changed'];
const isOfCodes = (code: ErrorCode) => code.startsWith('discount.') || code === 'desk.invalid';

interface Props {
  sale: KeptSale;
  /** An open desk that could take it over. */
  openDesk?: string;
}

/** A sale that the server did not take, with its reason. What becomes of it is for people to say. */
export function RefusedSale({ sale, openDesk }: Props) {
  const { report } = useShell();
  const confirm = useDangerConfirm();
  const { ask } = useApproval(sale.session_id);
  const { problem, input, receipt } = sale;
  if (!problem) return null;
  const again = (changes: Partial<KeptSale>) => keepSale({ ...sale, problem: null, ...changes }).catch(report);
  const { cashier: _, ...withoutCashier } = input;
  const { codes, visitor: __, ...withoutCodes } = input;
  const total = formatMoney({ amount: receipt.total, currency: receipt.currency });
  const discard = async () => {
    const text = t('It is nowhere else. Do this only if the goods are back and {total} went back, too.', { total });
    if (await confirm(t('Discard this sale?'), text, t('Discard'))) await dropSale(sale.sale_key).catch(report);
  };
  const approve = async () => {
    const approval = await ask('discount');
    if (approval) await again({ input: { ...input, approval } });
  };
  /** What helps against each reason, beside trying again. */
  const remedies: [boolean, string, () => unknown][] = [
    [
      canBeAccepted.includes(problem.code) && !input.accept,
      t('Keep it as it was sold'),
      () => again({ input: { ...input, accept: true } }),
    ],
    [
      problem.code === 'order.unavailable' && input.accept === true,
      t('Keep it without the products'),
      () => again({ input: asAmounts(sale) }),
    ],
    [
      isOfCodes(problem.code) && codes !== undefined,
      t('Keep it without the code, for {total}', { total }),
      () => again({ input: { ...withoutCodes, accept: true } }),
    ],
    [problem.code === 'desk.approval', t('Ask a manager'), approve],
    [problem.code === 'desk.cashier', t('Send as my sale'), () => again({ input: withoutCashier })],
    [
      problem.code === 'desk.closed' && openDesk !== undefined && openDesk !== sale.session_id,
      t('Record it at this desk'),
      () => again({ session_id: openDesk ?? sale.session_id }),
    ],
  ];
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
          {problem.code === 'event.closed' && <p>{t('Open the event again under Events, then press Try again.')}</p>}
          <div className="desk-choices">
            {remedies
              .filter(([helps]) => helps)
              .map(([, label, run]) => (
                <Button key={label} type="primary" onClick={() => void run()}>
                  {label}
                </Button>
              ))}
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
