import type { Discount } from '@swapt/shared/contract';
import { useApiQuery } from '@swapt/shared/query';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Panel } from '@swapt/shared/ui';
import { discountLimits } from '@swapt/shared/values';
import { keepPreviousData } from '@tanstack/react-query';
import { Flex, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { useStores } from '../../../entities/stores/stores.queries.js';
import { PreviewResult } from './preview-result.js';

interface Line {
  value: string;
  label: string;
  quantity: number;
}

/** A cart to try a discount with, before anybody gets it. */
export function PreviewPanel({ discount }: { discount: Discount }) {
  const stores = useStores({ pageSize: 100 }).data?.data ?? [];
  const usable = stores.filter(
    ({ store_id, status }) => status !== 'deleted' && [null, store_id].includes(discount.store_id),
  );
  const [chosen, setChosen] = useState<string>();
  const [lines, setLines] = useState<Line[]>([]);
  const storeId = chosen ?? usable[0]?.store_id;
  if (storeId === undefined) return null;
  return (
    <Panel title={t('What a cart would pay')} lead={t('Without tax, as if the discount were active now.')}>
      <Flex vertical gap={space.sm}>
        {usable.length > 1 && (
          <Select
            aria-label={t('Store')}
            value={storeId}
            onChange={(id) => {
              setChosen(id);
              setLines([]);
            }}
            options={usable.map(({ store_id, name }) => ({ value: store_id, label: name }))}
          />
        )}
        <VariantsChoice key={storeId} storeId={storeId} lines={lines} onChange={setLines} />
        {lines.map((line) => (
          <Flex key={line.value} justify="space-between" align="center" gap={space.sm}>
            <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{line.label}</span>
            <InputNumber
              aria-label={t('How many of {name}', { name: line.label })}
              min={1}
              max={99}
              precision={0}
              value={line.quantity}
              onChange={(quantity) =>
                setLines(lines.map((one) => (one.value === line.value ? { ...one, quantity: quantity ?? 1 } : one)))
              }
              style={{ width: 80 }}
            />
          </Flex>
        ))}
        <PreviewResult discount={discount} storeId={storeId} lines={lines} />
      </Flex>
    </Panel>
  );
}

interface ChoiceProps {
  storeId: string;
  lines: readonly Line[];
  onChange: (lines: Line[]) => void;
}

/** Finds what the store sells by what is typed. */
function VariantsChoice({ storeId, lines, onChange }: ChoiceProps) {
  const [search, setSearch] = useState('');
  const input = { store_id: storeId, pageSize: 20, search: search || undefined };
  const found = useApiQuery('stores.adminInventory', input, { placeholderData: keepPreviousData });
  const options = (found.data?.data ?? []).flatMap(({ name, variants }) =>
    variants.map(({ variant_id, option_values }) => ({
      value: variant_id,
      label: [name, option_values.join(', ')].filter(Boolean).join(', '),
    })),
  );
  return (
    <Select<Omit<Line, 'quantity'>[]>
      mode="multiple"
      labelInValue
      aria-label={t('Products in the cart')}
      placeholder={t('Put products into the cart')}
      maxCount={discountLimits.previewLines}
      filterOption={false}
      onSearch={setSearch}
      loading={found.isFetching}
      options={options}
      value={lines.map(({ value, label }) => ({ value, label }))}
      onChange={(chosen) =>
        onChange(
          chosen.map(({ value, label }) => ({
            ...{ value, label },
            quantity: lines.find((line) => line.value === value)?.quantity ?? 1,
          })),
        )
      }
      notFoundContent={t('The store sells nothing with this name, SKU or barcode.')}
    />
  );
}
