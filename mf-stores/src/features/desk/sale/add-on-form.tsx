import { formatMoney } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import { SmallForm } from '@swapt/shared/ui';
import { Form, InputNumber } from 'antd';
import type { ChangeCart } from '../use-cart.js';
import type { Goods, Shelf } from './cart.js';

interface Props {
  line: Goods;
  at: number;
  offered: readonly string[];
  shelf: Shelf;
  change: ChangeCart;
  close: () => void;
}

/** What comes with each one of a line. */
export function AddOnForm({ line, at, offered, shelf, change, close }: Props) {
  const addOns = shelf.add_ons.filter(({ add_on_id }) => offered.includes(add_on_id));
  return (
    <SmallForm<{ units: Record<string, number | null> }>
      initialValues={{ units: Object.fromEntries(line.add_ons.map((one) => [one.add_on_id, one.quantity])) }}
      fields={['units']}
      save={async ({ units = {} }) => {
        const add_ons = addOns.flatMap(({ add_on_id }) => {
          const quantity = units[add_on_id] ?? 0;
          return quantity > 0 ? [{ add_on_id, quantity }] : [];
        });
        change((cart) => ({ ...cart, goods: cart.goods.map((one, n) => (n === at ? { ...one, add_ons } : one)) }));
        close();
      }}
      submitLabel={t('Take over')}
      onCancel={close}
    >
      {addOns.map(({ add_on_id, name, amount, most }) => (
        <Form.Item
          key={add_on_id}
          name={['units', add_on_id]}
          label={name}
          extra={t('{money} each, at most {most}', {
            money: formatMoney({ amount, currency: shelf.currency }),
            most: String(most),
          })}
        >
          <InputNumber min={0} max={most} precision={0} inputMode="numeric" placeholder="0" />
        </Form.Item>
      ))}
    </SmallForm>
  );
}
