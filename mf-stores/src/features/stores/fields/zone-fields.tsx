import { countryChoices } from '@swapt/shared/names';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { atMost, RequiredSelect, TextInput } from '@swapt/shared/ui';
import { MoneyField, moneyRule } from '@swapt/shared/ui/money-field';
import { Button, Flex, Form } from 'antd';

interface Props {
  at: number;
  currency: string;
  onRemove?: (() => void) | undefined;
}

const third = { flex: '1 1 150px', minWidth: 0 };

/** One area of a delivery. */
export const ZoneFields = ({ at, currency, onRemove }: Props) => (
  <div role="group" aria-label={t('Area {number}', { number: at + 1 })}>
    <Flex justify="space-between" align="center" gap={space.sm} style={{ minHeight: 36 }}>
      {t('Area {number}', { number: at + 1 })}
      {onRemove && (
        <Button type="text" onClick={onRemove}>
          {t('Remove area {number}', { number: at + 1 })}
        </Button>
      )}
    </Flex>
    <Form.Item
      name={[at, 'country']}
      label={t('Country')}
      rules={[{ required: true, message: t('Choose the country.') }]}
    >
      <RequiredSelect showSearch optionFilterProp="label" options={[...countryChoices()]} />
    </Form.Item>
    <Form.Item
      name={[at, 'postcodes']}
      label={t('Postcodes')}
      extra={t('Their beginnings with commas between, such as 10, 1218. Leave it empty for the whole country.')}
      rules={[atMost(1_000)]}
    >
      <TextInput max={1_000} />
    </Form.Item>
    <Flex wrap gap={`0 ${space.md}px`}>
      <Form.Item
        name={[at, 'price']}
        label={t('Price of delivery')}
        style={third}
        rules={[moneyRule({ currency, noun: t('The price'), isRequired: true })]}
      >
        <MoneyField currency={currency} />
      </Form.Item>
      <Form.Item
        name={[at, 'free_from']}
        label={t('Free from')}
        style={third}
        rules={[moneyRule({ currency, noun: t('The amount') })]}
      >
        <MoneyField currency={currency} />
      </Form.Item>
      <Form.Item
        name={[at, 'minimum']}
        label={t('Smallest order')}
        style={third}
        rules={[moneyRule({ currency, noun: t('The amount') })]}
      >
        <MoneyField currency={currency} />
      </Form.Item>
    </Flex>
  </div>
);
