import { formatPostalAddress, type Address } from '@swapt/shared/address';
import { formatMoney, type Money } from '@swapt/shared/money';
import { countryName } from '@swapt/shared/names';
import { Panel } from '@swapt/shared/ui';
import { AddressFields } from '@swapt/shared/ui/address-fields';
import { MoneyField, moneyRule } from '@swapt/shared/ui/money-field';
import { ZonedMomentField, type ZonedMoment } from '@swapt/shared/ui/zoned-moment';
import { Button, Form } from 'antd';
import { useState } from 'react';

interface Values {
  price: Money;
  yen: Money;
  dinars: Money;
  opens: ZonedMoment;
  address: Address;
}

const initialValues = {
  price: { amount: 123450, currency: 'EUR' },
  yen: '12.50',
  dinars: { amount: 4250, currency: 'KWD' },
  opens: { at: '2026-10-25T00:30:00.000Z', zone: 'Europe/Berlin' },
  address: { country: 'DE', address1: 'Torstraße 1', zip: '1011', city: 'Berlin' },
};

const Amount = ({ name, label, currency }: { name: string; label: string; currency: string }) => (
  <Form.Item name={name} label={label} rules={[moneyRule({ currency, noun: 'The price', isRequired: true })]}>
    <MoneyField currency={currency} />
  </Form.Item>
);

export function FieldsSample() {
  const [saved, setSaved] = useState<Values>();
  const [form] = Form.useForm<Values>();
  return (
    <Panel title="Fields" lead="Money, date with zone and address. Two of them start with something to correct.">
      <Form form={form} layout="vertical" initialValues={initialValues} onFinish={setSaved} requiredMark={false}>
        <Amount name="price" label="Price in euros" currency="EUR" />
        <Amount name="yen" label="Price in yen, which have no cents" currency="JPY" />
        <Amount name="dinars" label="Price in dinars, which have three digits" currency="KWD" />
        <Form.Item name="opens" label="Opens" extra="On this night the clocks go back.">
          <ZonedMomentField />
        </Form.Item>
        <AddressFields name="address" label="Delivery address" />
        <Button htmlType="submit" type="primary">
          Check
        </Button>
      </Form>
      {saved && (
        <p role="status" style={{ marginBottom: 0, overflowWrap: 'anywhere' }}>
          {[saved.price, saved.yen, saved.dinars].map((money) => formatMoney(money)).join(' · ')}
          <br />
          {saved.opens.at} in {saved.opens.zone}
          <br />
          {[...formatPostalAddress({ ...noAddress, ...saved.address }), countryName(saved.address.country)].join(', ')}
        </p>
      )}
    </Panel>
  );
}

/** A form sends the fields that the country has. */
const noAddress = { address1: '', address2: '', city: '', province: '', zip: '' };
