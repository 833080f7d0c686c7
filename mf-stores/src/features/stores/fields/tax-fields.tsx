import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { countryChoices } from '@swapt/shared/names';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { atMost, RequiredSelect, TextInput } from '@swapt/shared/ui';
import { RequiredRadios } from '@swapt/shared/ui/required-radios';
import { storeLimits } from '@swapt/shared/values';
import { Button, Flex, Form } from 'antd';
import { PercentField } from './percent-field.js';

export const taxFields = ['tax_mode', 'tax_rates'] as const;

const wide = { flex: '2 1 180px', minWidth: 0 };

/** Whether prices have the tax in them, and how much it is where. */
export const TaxFields = ({ country }: { country: string }) => (
  <>
    <Form.Item name="tax_mode" label={t('Your prices')} required>
      <RequiredRadios
        style={{ display: 'grid', gap: space.sm }}
        options={[
          { value: 'included', label: t('Have the tax in them, as shoppers pay in Europe') },
          { value: 'added', label: t('Get the tax added at the till, as in the USA and Canada') },
        ]}
      />
    </Form.Item>
    <Form.List name="tax_rates">
      {(rates, { add, remove }) => (
        <>
          <p style={{ marginTop: 0 }}>
            {rates.length === 0
              ? t('No rates: no tax is worked out. Ask your tax adviser what you have to charge.')
              : t('Each product says whether the standard or the reduced rate is meant.')}
          </p>
          {rates.map(({ key, name }) => (
            <div key={key} role="group" aria-label={t('Rate {number}', { number: name + 1 })}>
              <Flex wrap gap={`0 ${space.md}px`}>
                <Form.Item
                  name={[name, 'country']}
                  label={t('Country')}
                  style={wide}
                  rules={[{ required: true, message: t('Choose the country.') }]}
                >
                  <RequiredSelect showSearch optionFilterProp="label" options={[...countryChoices()]} />
                </Form.Item>
                <Form.Item
                  name={[name, 'region']}
                  label={t('Province or state')}
                  style={{ ...wide, flexBasis: 240 }}
                  rules={[atMost(40)]}
                >
                  <TextInput max={40} />
                </Form.Item>
                <PercentField name={[name, 'standard']} label={t('Standard rate')} />
                <PercentField name={[name, 'reduced']} label={t('Reduced rate')} />
              </Flex>
              <Form.Item>
                <Button onClick={() => remove(name)}>{t('Remove rate {number}', { number: name + 1 })}</Button>
              </Form.Item>
            </div>
          ))}
          {rates.length < storeLimits.taxRates && (
            <Button
              icon={<PlusOutlined aria-hidden />}
              onClick={() => add({ country, region: '', standard: null, reduced: 0 })}
            >
              {rates.length === 0 ? t('Add a tax rate') : t('Add another rate')}
            </Button>
          )}
        </>
      )}
    </Form.List>
  </>
);
