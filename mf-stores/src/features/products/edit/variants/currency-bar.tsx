import { currencyCodes, currencyName } from '@swapt/shared/money';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { productLimits } from '@swapt/shared/values';
import { Button, Flex, Radio, Select } from 'antd';

interface Props {
  currencies: readonly string[];
  current: string;
  onChoose: (currency: string) => void;
  onRemove: (currency: string) => void;
}

/** The currency whose prices are shown, and the way to prices in another one. */
export function CurrencyBar({ currencies, current, onChoose, onRemove }: Props) {
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
          style={{ width: 170 }}
          options={others.map((code) => ({ value: code, label: `${code} · ${currencyName(code)}` }))}
          onChange={(code: string | null) => code && onChoose(code)}
        />
      )}
      {currencies.length > 1 && (
        <Button type="text" onClick={() => onRemove(current)}>
          {t('Remove prices in {currency}', { currency: current })}
        </Button>
      )}
    </Flex>
  );
}
