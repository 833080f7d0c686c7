import { currencyCodes, currencyName } from '@swapt/shared/money';
import { countryChoices } from '@swapt/shared/names';
import { t } from '@swapt/shared/text';
import { RequiredSelect } from '@swapt/shared/ui';
import { ZoneSelect } from '@swapt/shared/ui/zoned-moment';
import { Form } from 'antd';
import type { Store } from '@swapt/shared/contract';

export type PlaceValues = Pick<Store, 'country' | 'currency' | 'zone'>;

const labelOf = (code: string) => `${code} · ${currencyName(code)}`;
const currencyOptions = currencyCodes.map((code) => ({ value: code, label: labelOf(code) }));

/** In place of the choice; its form item gives it value and id. */
const WrittenCurrency = ({ value = '', id }: { value?: string; id?: string }) => <span id={id}>{labelOf(value)}</span>;

/** Where a store is, what it is paid in, and on whose clocks it runs. */
export const PlaceFields = ({ mayChangeCurrency }: { mayChangeCurrency: boolean }) => (
  <>
    <Form.Item
      name="country"
      label={t('Country')}
      rules={[{ required: true, message: t('Choose the country.') }]}
      extra={t('Where the store is. Taxes and delivery begin with it.')}
    >
      <RequiredSelect showSearch optionFilterProp="label" options={[...countryChoices()]} />
    </Form.Item>
    <Form.Item
      name="currency"
      label={t('Currency')}
      rules={[{ required: true, message: t('Choose the currency.') }]}
      extra={
        mayChangeCurrency
          ? t('Shoppers pay in it. You cannot change it once the store was open.')
          : t('The store was open already, so its currency stays. For another one, create a second store.')
      }
    >
      {mayChangeCurrency ? (
        <RequiredSelect showSearch optionFilterProp="label" options={currencyOptions} />
      ) : (
        <WrittenCurrency />
      )}
    </Form.Item>
    <Form.Item
      name="zone"
      label={t('Time zone')}
      rules={[{ required: true, message: t('Choose the time zone.') }]}
      extra={t('Of opening hours and of times for pick-up.')}
    >
      <ZoneSelect />
    </Form.Item>
  </>
);
