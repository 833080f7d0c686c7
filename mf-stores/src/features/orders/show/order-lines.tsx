import type { Order, OrderLine } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Panel } from '@swapt/shared/ui';
import { mayEditLines } from '@swapt/shared/values';
import { Button, Flex, theme } from 'antd';
import { storePaths } from '../../../entities/stores/paths.js';
import { LinesForm } from './lines-form.js';

/** What was bought, and what it came to. */
export function OrderLines({ order }: { order: Order }) {
  const money = (amount: number) => formatMoney({ amount, currency: order.currency });
  const {
    subtotal,
    discount,
    shipping,
    tax,
    tax_mode: mode,
    tip,
    rounding,
    total,
    paid,
    refunded,
    method_kind: kind,
  } = order;
  const { session, modal } = useShell();
  const mayEdit = session.can('orders:write') && mayEditLines(order);
  const edit = () =>
    modal.open({ title: t('Change lines'), content: (close) => <LinesForm order={order} close={close} /> });
  return (
    <Panel title={t('What was ordered')} extra={mayEdit && <Button onClick={edit}>{t('Change lines')}</Button>}>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {order.lines.map((line) => (
          <Line key={line.line_no} line={line} order={order} money={money} />
        ))}
      </ul>
      <dl style={{ display: 'grid', gap: space.xs, margin: `${space.md}px 0 0` }}>
        <Sum name={t('Subtotal')} value={money(subtotal)} />
        {discount > 0 && <Sum name={t('Discount')} value={`−${money(discount)}`} />}
        {kind === 'delivery' && <Sum name={t('Delivery')} value={money(shipping)} />}
        {tax !== null && <Sum name={mode === 'added' ? t('Tax') : t('Tax in it')} value={money(tax)} />}
        {tip > 0 && <Sum name={t('Tip')} value={money(tip)} />}
        {rounding !== 0 && <Sum name={t('Rounding')} value={money(rounding)} />}
        <Sum name={t('Total')} value={money(total)} isStrong />
        {paid > 0 && <Sum name={t('Paid')} value={money(paid)} />}
        {refunded > 0 && <Sum name={t('Refunded')} value={money(refunded)} />}
      </dl>
    </Panel>
  );
}

interface LineProps {
  line: OrderLine;
  order: Order;
  money: (amount: number) => string;
}

function Line({ line, order, money }: LineProps) {
  const { token } = theme.useToken();
  const { name, option_values: values, sku, quantity, add_ons, sum, item_id, fulfilled, returned } = line;
  const facts = [values.join(', '), sku && t('SKU {sku}', { sku })].filter(Boolean).join(' · ');
  const stock = item_id ? `${storePaths.stock(order.store_id)}?item=${item_id}` : undefined;
  return (
    <li style={{ padding: `${space.sm}px 0`, borderTop: `1px solid ${token.colorBorderSecondary}` }}>
      <Flex justify="space-between" gap={space.md}>
        <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
          <strong>{quantity} ×</strong> {stock ? <Link to={stock}>{name}</Link> : name}
        </span>
        <span style={{ whiteSpace: 'nowrap' }}>{money(sum)}</span>
      </Flex>
      <div style={{ color: token.colorTextSecondary }}>
        {facts && <div>{facts}</div>}
        {add_ons.map((addOn) => (
          <div key={addOn.add_on_id}>
            + {addOn.quantity > 1 && `${addOn.quantity} × `}
            {addOn.name} ({money(addOn.amount)})
          </div>
        ))}
        {fulfilled > 0 && fulfilled < quantity && (
          <div>{t('{fulfilled} of {quantity} handed over', { fulfilled, quantity })}</div>
        )}
        {returned > 0 && <div>{t('{returned} came back', { returned })}</div>}
      </div>
    </li>
  );
}

const Sum = ({ name, value, isStrong }: { name: string; value: string; isStrong?: boolean }) => (
  <Flex justify="space-between" gap={space.md} style={{ fontWeight: isStrong ? 700 : undefined }}>
    <dt>{name}</dt>
    <dd style={{ margin: 0 }}>{value}</dd>
  </Flex>
);
