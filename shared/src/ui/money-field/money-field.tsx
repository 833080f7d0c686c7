import { Input, type FormRule } from 'antd';
import { useState, type ComponentProps } from 'react';
import { currencyName, minorDigits, moneyText, parseMoney, type Money } from '../../money/index.js';

/** What a form has of a money field: an amount, or the text of one that cannot be read yet, so that nothing typed is lost. */
export type TypedMoney = Money | string | null;

interface Props extends Omit<ComponentProps<typeof Input>, 'value' | 'onChange' | 'prefix'> {
  /** ISO 4217: that of the store. */
  currency: string;
  value?: TypedMoney;
  onChange?: (value: TypedMoney) => void;
}

const ownLocale = (): string => navigator.language || 'en';

const textOf = (value: TypedMoney | undefined): string =>
  typeof value === 'string' ? value : value ? moneyText(value, ownLocale()) : '';

/** An amount in one currency, typed as people write it in their own language; put into its usual form when the field is left. */
export function MoneyField({ currency, value = null, onChange, ...input }: Props) {
  const [typed, setTyped] = useState<string>();
  const change = (text: string) => {
    setTyped(text);
    const parsed = parseMoney(text, currency, ownLocale());
    if (text.trim() === '') onChange?.(null);
    else onChange?.('money' in parsed ? parsed.money : text);
  };
  return (
    <Input
      style={{ maxWidth: 240 }}
      {...input}
      inputMode={minorDigits(currency) === 0 ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={typed ?? textOf(value)}
      suffix={
        <abbr title={currencyName(currency)} style={{ textDecoration: 'none' }}>
          {currency}
        </abbr>
      }
      onChange={({ target }) => change(target.value)}
      onBlur={(event) => {
        setTyped(undefined);
        input.onBlur?.(event);
      }}
    />
  );
}

interface Bounds {
  currency: string;
  /** In words, at the start of a sentence: "The price". */
  noun: string;
  isRequired?: boolean;
  /** In minor units; 0 unless told otherwise. */
  min?: number;
}

/** What a form says of the amount in such a field. */
export const moneyRule = ({ currency, noun, isRequired = false, min = 0 }: Bounds): FormRule => ({
  required: isRequired,
  validator: async (_, value: TypedMoney | undefined) => {
    if (value === null || value === undefined) {
      if (isRequired) throw new Error(`${noun} is missing. Type an amount.`);
      return;
    }
    const parsed = typeof value === 'string' ? parseMoney(value, currency, ownLocale()) : { money: value };
    if ('problem' in parsed) throw new Error(parsed.problem);
    if (parsed.money.amount >= min) return;
    const least = moneyText({ amount: min, currency }, ownLocale());
    throw new Error(min === 0 ? `${noun} cannot be below zero.` : `${noun} must be at least ${least}.`);
  },
});
