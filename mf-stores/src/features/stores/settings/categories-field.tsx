import { t } from '@swapt/shared/text';
import { storeLimits } from '@swapt/shared/values';
import { Form, Select } from 'antd';
import { useState } from 'react';
import { useCatalog, useCatalogs } from '../../../entities/catalogs/catalogs.queries.js';

/** Which catalogs shoppers see as categories, in the order in which they are chosen. */
export function CategoriesField() {
  const [search, setSearch] = useState('');
  const catalogs = useCatalogs({ pageSize: 20, search: search || undefined });
  const options = (catalogs.data?.data ?? []).map(({ catalog_id, name }) => ({ value: catalog_id, label: name }));
  const max = storeLimits.categories;
  return (
    <Form.Item
      name="catalog_ids"
      label={t('Catalogs')}
      rules={[{ type: 'array', max, message: t('Choose at most {max} catalogs.', { max }) }]}
    >
      <Select
        mode="multiple"
        filterOption={false}
        onSearch={setSearch}
        loading={catalogs.isFetching}
        placeholder={t('No categories: all products are shown together')}
        options={options}
        labelRender={({ value, label }) => label ?? <ChosenCatalog catalogId={String(value)} />}
        notFoundContent={catalogs.isError ? t('The catalogs could not be loaded.') : t('No catalog has this name.')}
      />
    </Form.Item>
  );
}

/** One that is not among the choices. */
function ChosenCatalog({ catalogId }: { catalogId: string }) {
  const { data, isFetched } = useCatalog(catalogId);
  return <>{data?.name ?? (isFetched ? t('A catalog that was deleted') : '…')}</>;
}
