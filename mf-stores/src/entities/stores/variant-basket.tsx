import { useApiQuery } from '@swapt/shared/query';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { keepPreviousData } from '@tanstack/react-query';
import { Flex, InputNumber, Select } from 'antd';
import { useState } from 'react';

/** So many of one product variant; `value` is its id. */
export interface BasketLine {
  value: string;
  label: string;
  quantity: number;
}

interface Props {
  storeId: string;
  label: string;
  placeholder: string;
  most: number;
  /** What a form gives it. */
  id?: string;
  value?: BasketLine[];
  onChange?: (lines: BasketLine[]) => void;
}

/** Things of a store with their quantities; they are found by what is typed. */
export function VariantBasket({ storeId, label, placeholder, most, id, value: lines = [], onChange }: Props) {
  const [search, setSearch] = useState('');
  const input = { store_id: storeId, pageSize: 20, search: search || undefined };
  const found = useApiQuery('stores.adminInventory', input, { placeholderData: keepPreviousData });
  const options = (found.data?.data ?? []).flatMap(({ name, variants }) =>
    variants.map(({ variant_id, option_values }) => ({
      value: variant_id,
      label: [name, option_values.join(', ')].filter(Boolean).join(', '),
    })),
  );
  const quantityOf = (variant: string) => lines.find(({ value }) => value === variant)?.quantity ?? 1;
  return (
    <Flex vertical gap={space.sm}>
      <Select<Omit<BasketLine, 'quantity'>[]>
        mode="multiple"
        labelInValue
        id={id}
        aria-label={label}
        placeholder={placeholder}
        maxCount={most}
        filterOption={false}
        onSearch={(text) => setSearch(text.slice(0, 120))}
        loading={found.isFetching}
        options={options}
        value={lines.map(({ value, label: name }) => ({ value, label: name }))}
        onChange={(chosen) =>
          onChange?.(
            chosen.map(({ value, label: name }) => ({ ...{ value, label: name }, quantity: quantityOf(value) })),
          )
        }
        notFoundContent={t('The store sells nothing with this name, SKU or barcode.')}
      />
      {lines.map((line) => (
        <Flex key={line.value} justify="space-between" align="center" gap={space.sm}>
          <span style={{ minWidth: 0, overflowWrap: 'anywhere' }}>{line.label}</span>
          <InputNumber
            aria-label={t('How many of {name}', { name: line.label })}
            min={1}
            max={99}
            precision={0}
            inputMode="numeric"
            value={line.quantity}
            onChange={(quantity) =>
              onChange?.(lines.map((one) => (one.value === line.value ? { ...one, quantity: quantity ?? 1 } : one)))
            }
            style={{ width: 80 }}
          />
        </Flex>
      ))}
    </Flex>
  );
}

export const itemsOf = (lines: readonly BasketLine[]) =>
  lines.map(({ value, quantity }) => ({ variant_id: value, quantity }));
