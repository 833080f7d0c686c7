import CloseOutlined from '@ant-design/icons/CloseOutlined';
import MinusOutlined from '@ant-design/icons/MinusOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { formatMoney } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { Button } from 'antd';
import type { ChangeCart } from '../use-cart.js';
import { AddOnForm } from './add-on-form.js';
import { removeFree, setQuantity, type Cart, type Shelf } from './cart.js';
import type { ReckonedLine, ReckonedSale } from './reckon.js';

interface Props {
  cart: Cart;
  sale: ReckonedSale;
  shelf: Shelf;
  change: ChangeCart;
}

/** The lines of a sale, and what can be done with each. */
export function CartView({ cart, sale, shelf, change }: Props) {
  const { modal } = useShell();
  const { currency } = shelf;
  const money = (amount: number) => formatMoney({ amount, currency });
  const addOns = (at: number) => {
    const line = cart.goods[at];
    const offered = shelf.items.find(({ variant_id }) => variant_id === line?.variant_id)?.add_on_ids ?? [];
    if (!line || offered.length === 0) return undefined;
    return () =>
      modal.open({
        title: t('Add-ons for {name}', { name: line.name }),
        content: (close) => <AddOnForm {...{ line, at, offered, shelf, change, close }} />,
      });
  };
  return (
    <>
      <ul className="desk-lines">
        {sale.lines.map((line, at) => {
          const isGoods = at < cart.goods.length;
          const free = at - cart.goods.length;
          return (
            <li key={isGoods ? `${cart.goods[at]?.variant_id ?? ''} ${line.addOns.join()}` : `free ${free}`}>
              <LineName line={line} onAddOns={isGoods ? addOns(at) : undefined} />
              {isGoods ? (
                <Units line={line} onChange={(quantity) => change((now) => setQuantity(now, at, quantity))} />
              ) : (
                <Button
                  icon={<CloseOutlined aria-hidden />}
                  aria-label={t('Take {name} off', { name: line.name })}
                  onClick={() => change((now) => removeFree(now, free))}
                />
              )}
              <span className="desk-sum">{money(line.sum)}</span>
            </li>
          );
        })}
      </ul>
      <Sums sale={sale} money={money} />
    </>
  );
}

function LineName({ line: { name, addOns, problem }, onAddOns }: { line: ReckonedLine; onAddOns?: () => void }) {
  return (
    <div className="desk-line-name">
      <strong>{name}</strong>
      {addOns.length > 0 && <small>{addOns.join(', ')}</small>}
      {problem === 'gone' && <small className="desk-bad">{t('Not on the shelf any more: take it off.')}</small>}
      {problem === 'few' && <small className="desk-bad">{t('There are not that many left.')}</small>}
      {onAddOns && (
        <Button type="link" size="small" onClick={onAddOns} aria-label={t('Add-ons for {name}', { name })}>
          {t('Add-ons')}
        </Button>
      )}
    </div>
  );
}

function Units({ line: { name, quantity }, onChange }: { line: ReckonedLine; onChange: (quantity: number) => void }) {
  return (
    <div className="desk-units" role="group" aria-label={t('How many of {name}', { name })}>
      <Button
        icon={<MinusOutlined aria-hidden />}
        aria-label={quantity === 1 ? t('Take {name} off', { name }) : t('One less')}
        onClick={() => onChange(quantity - 1)}
      />
      <output>{quantity}</output>
      <Button icon={<PlusOutlined aria-hidden />} aria-label={t('One more')} onClick={() => onChange(quantity + 1)} />
    </div>
  );
}

function Sums({
  sale: { discount, tax, tip, price, subtotal },
  money,
}: {
  sale: ReckonedSale;
  money: (n: number) => string;
}) {
  const added = price - (subtotal - discount) - tip;
  return (
    <dl className="desk-sums">
      {discount > 0 && (
        <div>
          <dt>{t('Discount')}</dt>
          <dd>−{money(discount)}</dd>
        </div>
      )}
      {tax !== null && tax > 0 && (
        <div>
          <dt>{added > 0 ? t('Tax') : t('Tax in it')}</dt>
          <dd>{money(tax)}</dd>
        </div>
      )}
      {tip > 0 && (
        <div>
          <dt>{t('Tip')}</dt>
          <dd>{money(tip)}</dd>
        </div>
      )}
      <div className="desk-total">
        <dt>{t('Total')}</dt>
        <dd>{money(price)}</dd>
      </div>
    </dl>
  );
}
