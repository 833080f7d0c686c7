import type { Order } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { SmallForm } from '@swapt/shared/ui';
import { Checkbox, Form, InputNumber } from 'antd';
import { useUpdateOrder } from '../orders.queries.js';

interface Props {
  order: Order;
  type: 'pick_up' | 'fulfil' | 'return';
  close: () => void;
}

interface Values {
  lines: Record<string, number | null>;
  restock: boolean;
}

/** How many of each line go out or come back. */
export function UnitsForm({ order, type, close }: Props) {
  const { notify } = useShell();
  const update = useUpdateOrder();
  const isReturn = type === 'return';
  const lines = order.lines
    .map((line) => ({ line, most: isReturn ? line.fulfilled - line.returned : line.quantity - line.fulfilled }))
    .filter(({ most }) => most > 0);

  const save = async (values: Values) => {
    const chosen = lines.flatMap(({ line: { line_no } }) => {
      const quantity = values.lines[line_no] ?? 0;
      return quantity > 0 ? [{ line_no, quantity }] : [];
    });
    if (chosen.length === 0) {
      notify.error(t('Choose at least one.'));
      return false;
    }
    const { order_id: id, revision } = order;
    const fields = { lines: chosen, ...(isReturn && { restock: values.restock }) };
    await update.mutateAsync({ id, type, revision, update_fields: fields });
    notify.success(isReturn ? t('It was taken back.') : t('It was handed over.'));
    return close();
  };

  return (
    <SmallForm<Values>
      initialValues={{
        lines: Object.fromEntries(lines.map(({ line: { line_no }, most }) => [line_no, isReturn ? 0 : most])),
        restock: true,
      }}
      fields={['lines', 'restock']}
      save={save}
      submitLabel={isReturn ? t('Take back') : t('Hand over')}
      onCancel={close}
    >
      {lines.map(({ line: { line_no, name, option_values: values }, most }) => (
        <Form.Item
          key={line_no}
          name={['lines', String(line_no)]}
          label={[name, values.join(', ')].filter(Boolean).join(', ')}
          extra={t('At most {most}', { most })}
        >
          <InputNumber min={0} max={most} precision={0} inputMode="numeric" />
        </Form.Item>
      ))}
      {isReturn && (
        <Form.Item name="restock" valuePropName="checked">
          <Checkbox>{t('Put it back on the shelf, to be sold again')}</Checkbox>
        </Form.Item>
      )}
    </SmallForm>
  );
}
