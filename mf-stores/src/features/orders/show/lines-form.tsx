import type { Order, OrderLine } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { SmallForm } from '@swapt/shared/ui';
import { storeLimits } from '@swapt/shared/values';
import { Form, InputNumber } from 'antd';
import { itemsOf, VariantBasket, type BasketLine } from '../../../entities/stores/variant-basket.js';
import { useEditLines } from '../orders.queries.js';

interface Values {
  lines: Record<string, number | null>;
  more: BasketLine[];
}

/** Takes things off an order and puts others on it, as long as nothing of it was handed over. */
export function LinesForm({ order, close }: { order: Order; close: () => void }) {
  const { notify } = useShell();
  const edit = useEditLines();
  const { order_id: id, revision, store_id: storeId, lines } = order;

  const save = async ({ lines: quantities, more }: Values) => {
    const off = lines.flatMap(({ line_no, quantity }) => {
      const taken = quantity - (quantities[line_no] ?? 0);
      return taken > 0 ? [{ line_no, quantity: taken }] : [];
    });
    if (off.length + more.length === 0) {
      notify.error(t('Nothing is changed yet.'));
      return false;
    }
    const take_off = off.length > 0 ? { take_off: off } : {};
    await edit.mutateAsync({ id, revision, ...take_off, ...(more.length > 0 && { add: itemsOf(more) }) });
    notify.success(t('The order was changed. Whoever ordered gets a mail.'));
    return close();
  };

  return (
    <SmallForm<Values>
      initialValues={{
        lines: Object.fromEntries(lines.map(({ line_no, quantity }) => [line_no, quantity])),
        more: [],
      }}
      fields={['lines', 'more']}
      save={save}
      submitLabel={t('Save')}
      onCancel={close}
    >
      {lines.map((line) => (
        <Form.Item key={line.line_no} name={['lines', String(line.line_no)]} label={nameOf(line)}>
          <InputNumber min={0} max={line.quantity} precision={0} inputMode="numeric" />
        </Form.Item>
      ))}
      <Form.Item
        name="more"
        label={t('Put more on it (optional)')}
        extra={t(
          'At the price of today. What was paid too much goes back to the card, what is missing is paid by the link of the order.',
        )}
      >
        <VariantBasket
          storeId={storeId}
          label={t('Put more on it (optional)')}
          placeholder={t('Find products')}
          most={storeLimits.cartLines - lines.length}
        />
      </Form.Item>
    </SmallForm>
  );
}

const nameOf = ({ name, option_values: values }: OrderLine) => [name, values.join(', ')].filter(Boolean).join(', ');
