import type { OrderQuote } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { RequiredSelect } from '@swapt/shared/ui';
import { AddressFields } from '@swapt/shared/ui/address-fields';
import { RequiredRadios } from '@swapt/shared/ui/required-radios';
import { Form, Radio } from 'antd';
import { itemsOf, type BasketLine } from '../../../entities/stores/variant-basket.js';
import { useOrderQuote } from '../orders.queries.js';
import { addressOf, type OrderValues } from './order-values.js';

/** How the order is got and paid, and what it comes to; asked as soon as something is in it. */
export function HowFields({ storeId }: { storeId: string }) {
  const items = itemsOf(Form.useWatch<BasketLine[] | undefined>('items') ?? []);
  const method = Form.useWatch<string | undefined>('method_id');
  const { country, postcode, region } = addressOf(Form.useWatch<OrderValues['address'] | undefined>('address') ?? {});
  const asked = {
    ...{ store_id: storeId, items, ...(method && { method_id: method }) },
    ...(country && { address: { country, postcode, region } }),
  };
  const { data: quote } = useOrderQuote(asked, items.length > 0);
  if (!quote || items.length === 0) return null;
  const chosen = quote.methods.find(({ method_id: id }) => id === method);
  return (
    <>
      <Form.Item
        name="method_id"
        label={t('How they get it')}
        rules={[{ required: true, message: t('Choose how they get it.') }]}
      >
        <RequiredRadios>
          {quote.methods.map((one) => (
            <Radio key={one.method_id} value={one.method_id} disabled={one.problem === 'no_times'}>
              {[one.name, one.price && (one.price.amount === 0 ? t('free') : one.price.text)]
                .filter(Boolean)
                .join(', ')}
            </Radio>
          ))}
        </RequiredRadios>
      </Form.Item>
      {chosen?.problem === 'not_there' && <p role="alert">{t('The store does not deliver to this address.')}</p>}
      {chosen && chosen.times.length > 0 && (
        <Form.Item name="pickup_from" label={t('When')} rules={[{ required: true, message: t('Choose a time.') }]}>
          <RequiredSelect options={chosen.times.map(({ from, text }) => ({ value: from, label: text }))} />
        </Form.Item>
      )}
      {chosen?.kind === 'delivery' && <AddressFields name="address" label={t('Delivery address')} />}
      {chosen && <TenderField quote={quote} />}
      <p role="status">
        <strong>{t('Total: {total}', { total: quote.total.text })}</strong>
      </p>
    </>
  );
}

function TenderField({ quote: { tenders } }: { quote: OrderQuote }) {
  if (tenders.includes('free')) return null;
  return (
    <Form.Item name="tender" label={t('How they pay')} rules={[{ required: true, message: t('Choose how they pay.') }]}>
      <RequiredRadios>
        {tenders.includes('card') && <Radio value="card">{t('By card: they get a link by mail')}</Radio>}
        {tenders.includes('pickup') && <Radio value="pickup">{t('When they pick it up')}</Radio>}
      </RequiredRadios>
    </Form.Item>
  );
}
