import type { Api, Order } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { atMost, SmallForm, TextArea } from '@swapt/shared/ui';
import { MoneyField, moneyRule, type TypedMoney } from '@swapt/shared/ui/money-field';
import { paymentLimits } from '@swapt/shared/values';
import { Checkbox, Form, InputNumber, Radio } from 'antd';
import { useRefund } from '../orders.queries.js';

type Money = Api['payments.get']['out']['data'];

interface Props {
  order: Order;
  money: Money;
  close: () => void;
}

/** The fields of what was not chosen are not there. */
interface Values {
  what: 'all' | 'lines' | 'amount';
  lines?: Record<string, number | null>;
  amount?: TypedMoney;
  restock?: boolean;
  note: string;
}

/** Gives money of an order back: all that is left, some of its lines, or an amount. */
export function RefundForm({ order, money, close }: Props) {
  const { notify } = useShell();
  const refund = useRefund();
  const { order_id: id, currency } = order;
  const lines = money.refundable_lines.filter(({ quantity }) => quantity > 0);
  const all = formatMoney({ amount: money.refundable, currency });
  const isByCard = money.payments.some(({ state }) => state === 'captured');

  const save = async ({ what, lines: wanted = {}, amount, restock = false, note }: Values) => {
    const chosen = lines.flatMap(({ line_no }) => {
      const quantity = wanted[line_no] ?? 0;
      return quantity > 0 ? [{ line_no, quantity }] : [];
    });
    if (what === 'lines' && chosen.length === 0) {
      notify.error(t('Choose at least one.'));
      return false;
    }
    await refund.mutateAsync({
      ...{ id, ...(note.trim() && { note }) },
      ...(what === 'lines' && { lines: chosen, restock }),
      ...(what === 'amount' && amount && typeof amount === 'object' && { amount: amount.amount }),
    });
    notify.success(t('The refund is on its way. The shopper gets a mail.'));
    return close();
  };

  return (
    <SmallForm<Values>
      initialValues={{ what: 'all', lines: {}, amount: null, restock: false, note: '' }}
      fields={['lines', 'amount', 'note']}
      save={save}
      submitLabel={t('Refund')}
      danger
      onCancel={close}
    >
      {!isByCard && (
        <p style={{ marginTop: 0 }}>
          {t('This was not paid by card. Give the money back yourself; it is written down here.')}
        </p>
      )}
      <Form.Item name="what" label={t('What is refunded?')}>
        <Radio.Group
          style={{ display: 'grid', gap: space.sm }}
          options={[
            { value: 'all', label: t('All that is left, {all}', { all }) },
            ...(lines.length > 0 ? [{ value: 'lines', label: t('Some of what was ordered') }] : []),
            { value: 'amount', label: t('An amount') },
          ]}
        />
      </Form.Item>
      <Form.Item noStyle dependencies={['what']}>
        {({ getFieldValue }) => {
          const what: unknown = getFieldValue('what');
          if (what === 'lines') return <RefundedLines order={order} lines={lines} />;
          if (what !== 'amount') return null;
          return (
            <Form.Item
              name="amount"
              label={t('Amount')}
              extra={t('At most {all}', { all })}
              rules={[moneyRule({ currency, noun: t('The amount'), isRequired: true, min: 1 })]}
            >
              <MoneyField currency={currency} />
            </Form.Item>
          );
        }}
      </Form.Item>
      <Form.Item name="note" label={t('Note for your team (optional)')} rules={[atMost(paymentLimits.note)]}>
        <TextArea max={paymentLimits.note} autoSize={{ minRows: 1, maxRows: 4 }} />
      </Form.Item>
    </SmallForm>
  );
}

/** How many of each line are refunded, each with its tax. What was handed over may have come back. */
function RefundedLines({ order, lines }: { order: Order; lines: Money['refundable_lines'] }) {
  const nameOf = (at: number) => {
    const line = order.lines.find(({ line_no }) => line_no === at);
    return [line?.name, line?.option_values.join(', ')].filter(Boolean).join(', ');
  };
  const canComeBack = order.lines.some(({ fulfilled, returned }) => fulfilled > returned);
  return (
    <>
      {lines.map(({ line_no, quantity, amount }) => (
        <Form.Item
          key={line_no}
          name={['lines', String(line_no)]}
          label={nameOf(line_no)}
          extra={t('At most {most}, together {money}', {
            most: quantity,
            money: formatMoney({ amount, currency: order.currency }),
          })}
        >
          <InputNumber min={0} max={quantity} precision={0} inputMode="numeric" placeholder="0" />
        </Form.Item>
      ))}
      {canComeBack && (
        <Form.Item name="restock" valuePropName="checked">
          <Checkbox>{t('They came back, and go on the shelf to be sold again')}</Checkbox>
        </Form.Item>
      )}
    </>
  );
}
