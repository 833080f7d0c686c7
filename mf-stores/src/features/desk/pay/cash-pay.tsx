import { formatMoney, minorDigits } from '@swapt/shared/money';
import { t } from '@swapt/shared/text';
import { MoneyField, type TypedMoney } from '@swapt/shared/ui/money-field';
import { Button } from 'antd';
import { useId, useState } from 'react';
import { quickAmounts } from '../sale/reckon.js';

interface Props {
  total: number;
  currency: string;
  onPaid: (given: number) => void;
}

/** What somebody gives: the right amount, a note, or what is typed. */
export function CashPay({ total, currency, onPaid }: Props) {
  const id = useId();
  const [typed, setTyped] = useState<TypedMoney>(null);
  const given = typed && typeof typed === 'object' ? typed.amount : undefined;
  const money = (amount: number) => formatMoney({ amount, currency });
  const isEnough = given !== undefined && given >= total;
  return (
    <div className="desk-cash">
      <div className="desk-quick">
        {quickAmounts(total, minorDigits(currency)).map((amount) => (
          <button
            key={amount}
            type="button"
            className="desk-quick-amount"
            data-exact={amount === total || undefined}
            onClick={() => onPaid(amount)}
          >
            {amount === total ? t('Exactly {money}', { money: money(amount) }) : money(amount)}
          </button>
        ))}
      </div>
      <label htmlFor={id}>{t('Another amount')}</label>
      <div className="desk-given">
        <MoneyField
          id={id}
          currency={currency}
          value={typed}
          onChange={setTyped}
          onPressEnter={() => {
            if (isEnough) onPaid(given);
          }}
        />
        <Button type="primary" disabled={!isEnough} onClick={() => given !== undefined && onPaid(given)}>
          {isEnough ? t('Change {money}', { money: money(given - total) }) : t('Take')}
        </Button>
      </div>
      {given !== undefined && given < total && (
        <p role="status" className="desk-bad">
          {t('{money} are missing.', { money: money(total - given) })}
        </p>
      )}
    </div>
  );
}
