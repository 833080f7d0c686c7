import { t } from '@swapt/shared/text';
import { RequiredSelect } from '@swapt/shared/ui';
import { Form } from 'antd';
import { useState } from 'react';
import { useCatalogs } from '../../catalogs/catalogs.queries.js';

/** Finds a catalog by what is typed. */
export function CatalogChoice() {
  const [search, setSearch] = useState('');
  const choices = useCatalogs({ pageSize: 20, search: search || undefined });
  const options = (choices.data?.data ?? []).map(({ catalog_id, name, products }) => ({
    value: catalog_id,
    label: t('{name} ({products, plural, one {# product} other {# products}})', { name, products }),
  }));
  return (
    <Form.Item
      name="catalog_id"
      label={t('Catalog')}
      extra={t(
        'All its products come last in the store, in the order of the catalog. What the store sells already stays where it is.',
      )}
      validateTrigger="onSubmit"
      rules={[{ required: true, message: t('Choose a catalog.') }]}
    >
      <RequiredSelect
        showSearch
        labelInValue
        placeholder={t('Type part of its name')}
        filterOption={false}
        onSearch={setSearch}
        loading={choices.isFetching}
        options={options}
        notFoundContent={choices.isError ? t('The catalogs could not be loaded.') : t('No catalog has this name.')}
      />
    </Form.Item>
  );
}
