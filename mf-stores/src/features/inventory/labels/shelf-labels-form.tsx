import type { Store } from '@swapt/shared/contract';
import { useApiMutation } from '@swapt/shared/query';
import { t } from '@swapt/shared/text';
import { LabelForm } from '@swapt/shared/ui/label-form';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useCatalogs } from '../../../entities/catalogs/catalogs.queries.js';

/** All products of a store, or those of a catalog, on sheets of labels. */
export default function ShelfLabelsForm({ store, close }: { store: Store; close: () => void }) {
  const labels = useApiMutation('stores.shelfLabels', { shownByForm: true });
  const [search, setSearch] = useState('');
  const catalogs = useCatalogs({ pageSize: 20, search: search || undefined });
  const options = [
    { value: '', label: t('All products of the store') },
    ...(catalogs.data?.data ?? []).map(({ catalog_id, name }) => ({ value: catalog_id, label: name })),
  ];
  return (
    <LabelForm
      words={t('Print the price of today below the name')}
      make={async ({ sheet, skip, words: prices, catalogId }) => {
        const input = { store_id: store.store_id, catalog_id: catalogId, sheet, skip, prices };
        return (await labels.mutateAsync(input)).data;
      }}
      close={close}
    >
      <Form.Item
        name="catalog_id"
        label={t('Products')}
        extra={t(
          'Each label has the name of a product and a code that opens it. A printed code stays right when the price changes.',
        )}
      >
        <Select showSearch filterOption={false} onSearch={setSearch} loading={catalogs.isFetching} options={options} />
      </Form.Item>
    </LabelForm>
  );
}
