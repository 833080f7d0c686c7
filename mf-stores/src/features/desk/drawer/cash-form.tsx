import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { SmallForm } from '@swapt/shared/ui';
import { MoneyField, moneyRule, type TypedMoney } from '@swapt/shared/ui/money-field';
import { Form } from 'antd';
import { useMoveCash } from '../desk.queries.js';
import { useApproval } from '../people/use-approval.js';
import { ReasonItem } from '../reason-item.js';

interface Props {
  kind: 'in' | 'out';
  sessionId: string;
  currency: string;
  close: () => void;
}

/** Puts money into the drawer or takes some out, without a sale. */
export function CashForm({ kind, sessionId, currency, close }: Props) {
  const { notify } = useShell();
  const move = useMoveCash();
  const { approved } = useApproval(sessionId);
  return (
    <SmallForm<{ amount: TypedMoney; reason: string }>
      initialValues={{ amount: null, reason: '' }}
      fields={['amount', 'reason']}
      save={async ({ amount, reason }) => {
        if (!amount || typeof amount !== 'object') return false;
        const asked = { session_id: sessionId, kind, amount: amount.amount, reason: reason.trim() };
        await approved('cash_out', (approval) => move.mutateAsync({ ...asked, ...(approval && { approval }) }));
        notify.success(kind === 'in' ? t('It is in the drawer now.') : t('It is out of the drawer now.'));
        return close();
      }}
      submitLabel={kind === 'in' ? t('Put in') : t('Take out')}
      onCancel={close}
    >
      <Form.Item
        name="amount"
        label={t('Amount')}
        rules={[moneyRule({ currency, noun: t('The amount'), isRequired: true, min: 1 })]}
      >
        <MoneyField currency={currency} />
      </Form.Item>
      <ReasonItem />
    </SmallForm>
  );
}
