import { currencyCodes, currencyName } from '@swapt/shared/money';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { useDangerConfirm } from '@swapt/shared/ui';
import { productLimits } from '@swapt/shared/values';
import { Button, Flex, Radio, Select } from 'antd';
import type { ReactNode } from 'react';

interface Props {
  currencies: readonly string[];
  current: string;
  /** How many variants have a price in the current one. */
  priced: number;
  onChoose: (currency: string) => void;
  onRemove: (currency: string) => void;
  /** What else is done with all variants. */
  children: ReactNode;
}

/** The currency whose prices are shown, and the way to prices in another one. */
export function CurrencyBar({ currencies, current, priced, onChoose, onRemove, children }: Props) {
  const confirm = useDangerConfirm();
  const remove = async () => {
    const title = t('Remove all prices in {currency}?', { currency: current });
    const text = t(
      '{priced, plural, one {One variant loses its price in {currency}} other {# variants lose their prices in {currency}}}, once you save.',
      { priced, currency: current },
    );
    if (priced === 0 || (await confirm(title, text, t('Remove prices')))) onRemove(current);
  };
  const others = currencyCodes.filter((code) => !currencies.includes(code));
  return (
    <Flex wrap gap={space.sm} align="center">
      <Radio.Group
        aria-label={t('Currency of the prices')}
        value={current}
        onChange={({ target }) => onChoose(String(target.value))}
      >
        {currencies.map((code) => (
          <Radio.Button key={code} value={code} title={currencyName(code)}>
            {code}
          </Radio.Button>
        ))}
      </Radio.Group>
      {currencies.length < productLimits.pricesPerVariant && (
        <Select
          aria-label={t('Prices in another currency')}
          placeholder={t('Another currency')}
          showSearch
          value={null}
          optionFilterProp="label"
          popupMatchSelectWidth={260}
          style={{ flex: '1 1 180px', maxWidth: 190 }}
          options={others.map((code) => ({ value: code, label: `${code} · ${currencyName(code)}` }))}
          onChange={(code: string | null) => code && onChoose(code)}
        />
      )}
      {currencies.length > 1 && (
        <Button onClick={() => void remove()}>{t('Remove prices in {currency}', { currency: current })}</Button>
      )}
      <div style={{ marginInlineStart: 'auto' }}>{children}</div>
    </Flex>
  );
}
