import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { formatNumber, RequiredSelect } from '@swapt/shared/ui';
import { Form } from 'antd';
import { useState } from 'react';
import { useStores } from '../../../entities/stores/stores.queries.js';
import { useTransferStock } from '../inventory.queries.js';
import type { StockFormProps } from './stock-form-props.js';
import { ChangeForm, type ChangeValues } from './change-form.js';
import { leftText } from './left-text.js';
import { NoteField } from './note-field.js';
import { StockNow } from './stock-now.js';
import { UnitsField } from './units-field.js';

interface Values extends ChangeValues {
  to_store_id?: { value: string; label: string };
}

/** As many stores as an organization may have. */
const pageSize = 100;
/** Of the two stores it is the other one that does not sell it: this one has a row of it. */
const refusals = { 'stock.not_found': 'to_store_id', 'store.not_found': 'to_store_id' } as const;

/** Moves units to another store that sells the product, in one step. */
export function TransferForm(props: StockFormProps) {
  const { store, row } = props;
  const { call } = useShell();
  const transfer = useTransferStock();
  const [search, setSearch] = useState('');
  const stores = useStores({ page_size: pageSize, search: search || undefined });
  const { variant_id } = row.variant;
  const options = (stores.data?.data ?? [])
    .filter(({ store_id }) => store_id !== store.store_id)
    .map(({ store_id, name }) => ({ value: store_id, label: name }));

  const send = async (quantity: number, { to_store_id: to, note }: Values) => {
    const there = to?.value ?? '';
    const { data } = await transfer.mutateAsync({
      ...{ store_id: store.store_id, to_store_id: there, variant_id, quantity, note },
    });
    const moved = t('{count} moved to “{name}”.', { count: formatNumber(quantity), name: to?.label ?? '' });
    return {
      text: `${moved} ${leftText(data)}`,
      undo: () =>
        call('stores.transferStock', {
          ...{ store_id: there, to_store_id: store.store_id, variant_id, quantity, note: t('Taken back') },
        }),
    };
  };

  return (
    <ChangeForm<Values>
      {...props}
      initialValues={{ units: '', note: '' }}
      fields={['to_store_id', 'units', 'note']}
      send={send}
      sentAs="quantity"
      refusals={refusals}
      submitLabel={t('Move')}
    >
      <StockNow variant={row.variant} />
      <Form.Item
        name="to_store_id"
        label={t('To which store?')}
        extra={t('It has to sell this product, too.')}
        validateTrigger="onSubmit"
        rules={[{ required: true, message: t('Choose a store.') }]}
      >
        <RequiredSelect
          showSearch
          labelInValue
          filterOption={false}
          onSearch={setSearch}
          loading={stores.isFetching}
          options={options}
          placeholder={t('Choose a store')}
          notFoundContent={stores.isError ? t('The stores could not be loaded.') : t('There is no other store.')}
        />
      </Form.Item>
      <UnitsField name="units" label={t('How many?')} />
      <NoteField example={t('For the summer fair')} />
    </ChangeForm>
  );
}
