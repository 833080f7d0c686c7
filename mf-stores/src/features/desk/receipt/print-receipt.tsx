import { formatMoney } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { formatDateTime, formatNumber } from '@swapt/shared/ui';
import { useEffect, useState, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { tenderWords } from '../../../entities/desks/tender-words.js';
import { LinkCode } from './link-code.js';
import type { Receipt } from './receipt.js';

/** Prints something on a roll of 80 mm, by the print dialog of the browser. `printed` stands beside the screen until then. */
export function usePrint(): { printed: ReactNode; print: (content: ReactNode) => void } {
  const { signal } = useShell();
  const [content, setContent] = useState<ReactNode>();
  useEffect(() => {
    if (content === undefined) return;
    const own = new AbortController();
    window.addEventListener('afterprint', () => setContent(undefined), {
      signal: AbortSignal.any([signal, own.signal]),
    });
    window.print();
    return () => own.abort();
  }, [content, signal]);
  return {
    printed: content === undefined ? null : createPortal(<div className="desk-print">{content}</div>, document.body),
    print: setContent,
  };
}

interface Props {
  receipt: Receipt;
  store: string;
  desk: string;
  /** The page of the shopper, by which it is found again; none before the server knows it. */
  link: string | undefined;
}

/** A receipt as it is printed. */
export function PrintedReceipt({ receipt, store, desk, link }: Props) {
  const { currency, number, at, lines, subtotal, discount, tip, rounding, total, tax, taxes, tender, given } = receipt;
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <article>
      <h1>{store}</h1>
      <p>
        {desk}
        <br />
        {formatDateTime(at)}
        {number !== null && (
          <>
            <br />
            {t('Receipt {number}', { number: String(number) })}
          </>
        )}
      </p>
      <table>
        <tbody>
          {lines.map(({ name, quantity, sum, addOns }, n) => (
            <tr key={n}>
              <td>
                {quantity} × {name}
                {addOns.length > 0 && <small>{addOns.join(', ')}</small>}
              </td>
              <td>{money(sum)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <Sum name={t('Sum')} amount={money(subtotal)} />
          {discount > 0 && <Sum name={t('Discount')} amount={`−${money(discount)}`} />}
          {tip > 0 && <Sum name={t('Tip')} amount={money(tip)} />}
          {rounding !== 0 && <Sum name={t('Rounding')} amount={money(rounding)} />}
          <Sum isStrong name={t('Total')} amount={money(total)} />
          {taxes.length === 0 && tax !== null && tax > 0 && <Sum name={t('Tax')} amount={money(tax)} />}
          {taxes.map(({ rate, amount }) => (
            <Sum key={rate} name={t('Tax {rate} %', { rate: formatNumber(rate / 100) })} amount={money(amount)} />
          ))}
          <Sum name={tenderWords[tender]} amount={money(given ?? total)} />
          {given !== null && given > total && <Sum name={t('Change')} amount={money(given - total)} />}
        </tfoot>
      </table>
      {link && (
        <>
          <LinkCode link={link} alt="" size={140} />
          <p>{t('Scan this for your receipt, and show it to bring something back.')}</p>
        </>
      )}
    </article>
  );
}

const Sum = ({ name, amount, isStrong = false }: { name: string; amount: string; isStrong?: boolean }) => (
  <tr className={isStrong ? 'desk-print-total' : undefined}>
    <td>{name}</td>
    <td>{amount}</td>
  </tr>
);
