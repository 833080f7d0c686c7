import type { Order } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { ErrorState, SmallForm } from '@swapt/shared/ui';
import { Checkbox, Form, InputNumber, Skeleton } from 'antd';
import { useOrderOfSale, useRefundable, useRefundSale } from '../desk.queries.js';
import { useApproval } from '../people/use-approval.js';
import { ReasonItem } from '../reason-item.js';

interface Props {
  orderId: string;
  sessionId: string;
  close: () => void;
}

/** Takes something of a receipt back, and gives its money back out of the drawer. */
export function ReturnForm(props: Props) {
  const order = useOrderOfSale(props.orderId);
  const refundable = useRefundable(props.orderId);
  const failed = [order, refundable].find(({ isError }) => isError);
  if (failed) return <ErrorState error={failed.error} onRetry={() => void failed.refetch()} />;
  if (!order.data || !refundable.data) return <Skeleton active />;
  const amounts = new Map(refundable.data.map((one) => [one.line_no, one]));
  const lines = order.data.lines.flatMap((line) => {
    const most = Math.min(line.fulfilled - line.returned, amounts.get(line.line_no)?.quantity ?? 0);
    return most > 0 ? [{ line, most }] : [];
  });
  if (lines.length === 0) return <p>{t('All of this receipt came back already.')}</p>;
  return <Fields {...props} currency={order.data.currency} lines={lines} />;
}

interface Values {
  units: Record<string, number | null>;
  restock: boolean;
  reason: string;
}

type Lines = readonly { line: Order['lines'][number]; most: number }[];

function Fields({ orderId, sessionId, close, currency, lines }: Props & { currency: string; lines: Lines }) {
  const { notify, modal } = useShell();
  const refund = useRefundSale();
  const { approved } = useApproval(sessionId);
  const money = (amount: number) => formatMoney({ amount, currency });
  const save = async ({ units, restock, reason }: Values) => {
    const chosen = lines.flatMap(({ line: { line_no } }) => {
      const quantity = units[line_no] ?? 0;
      return quantity > 0 ? [{ line_no, quantity }] : [];
    });
    if (chosen.length === 0) {
      notify.error(t('Choose at least one.'));
      return false;
    }
    const asked = { session_id: sessionId, order_id: orderId, lines: chosen, restock, reason: reason.trim() };
    const { data } = await approved('refund', (approval) =>
      refund.mutateAsync({ ...asked, ...(approval && { approval }) }),
    );
    close();
    return modal.open({
      title: t('Taken back'),
      content: () => (
        <p className="desk-change" role="status">
          <small>{t('Give back in cash')}</small>
          <strong>{money(data.given_back)}</strong>
        </p>
      ),
    });
  };
  return (
    <SmallForm<Values>
      initialValues={{ units: {}, restock: true, reason: '' }}
      fields={['units', 'reason']}
      save={save}
      submitLabel={t('Take back and give cash')}
      danger
      onCancel={close}
    >
      {lines.map(({ line: { line_no, name, option_values: values, quantity, sum, discount }, most }) => (
        <Form.Item
          key={line_no}
          name={['units', String(line_no)]}
          label={[name, values.join(', ')].filter(Boolean).join(', ')}
          extra={t('At most {most}, {money} for all {quantity}', {
            most: String(most),
            quantity: String(quantity),
            money: money(sum - discount),
          })}
        >
          <InputNumber min={0} max={most} precision={0} inputMode="numeric" placeholder="0" />
        </Form.Item>
      ))}
      <Form.Item name="restock" valuePropName="checked">
        <Checkbox>{t('Put it back on the shelf, to be sold again')}</Checkbox>
      </Form.Item>
      <ReasonItem />
    </SmallForm>
  );
}
