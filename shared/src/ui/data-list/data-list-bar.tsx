import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Alert, Button, Flex, Input, Select } from 'antd';
import { useEffect, useState, type ReactNode } from 'react';
import { space } from '../../tokens/index.js';
import { useIsPhone } from '../use-media.js';
import type { DataListFilter } from './data-list-types.js';
import type { ListAddress } from './use-list-address.js';
import { t } from '../../text/index.js';

const pauseMs = 300;

interface Props {
  address: ListAddress;
  noun: string;
  searchHint: string | undefined;
  filters: readonly DataListFilter[];
  /** What stands at its end. */
  tools: ReactNode;
}

/** Search, filters, saved views and columns above a list. */
export function DataListBar(props: Props) {
  const { address, filters } = props;
  const gone = filters.filter(({ name, gone: reason }) => reason && address.filter(name) !== undefined);
  return (
    <Flex vertical gap={space.sm}>
      <Controls {...props} />
      {gone.map(({ name, label, gone: reason }) => (
        <Alert
          key={name}
          type="warning"
          showIcon
          message={reason}
          action={
            <Button
              size="small"
              aria-label={t('Remove the filter {label}', { label })}
              onClick={() => address.setFilter(name, undefined)}
            >
              {t('Remove this filter')}
            </Button>
          }
        />
      ))}
    </Flex>
  );
}

function Controls({ address, noun, searchHint, filters, tools }: Props) {
  // On a phone they end where the search does.
  const growth = useIsPhone() ? 1 : 0;
  return (
    <Flex wrap gap={space.sm} role="search">
      <SearchBox
        label={t('Search {noun}', { noun })}
        hint={searchHint}
        value={address.search}
        onSearch={address.setSearch}
      />
      {filters
        .filter(({ isInSight }) => isInSight)
        .map((filter) => (
          <FilterButtons key={filter.name} filter={filter} address={address} />
        ))}
      {filters
        .filter(({ isInSight }) => !isInSight)
        .map(({ name, label, options, onSearch }) => (
          <Select
            key={name}
            showSearch={onSearch !== undefined || options.length > 10}
            {...(onSearch
              ? {
                  filterOption: false,
                  onSearch: (text) => onSearch(text.slice(0, 120)),
                  onOpenChange: (isOpen) => isOpen && onSearch(''),
                }
              : { optionFilterProp: 'label' })}
            aria-label={label}
            allowClear
            notFoundContent={t('Nothing to choose')}
            placeholder={label}
            value={address.filter(name) ?? null}
            onChange={(value: string | null | undefined) => address.setFilter(name, value ?? undefined)}
            options={options.map((option) => ({ ...option }))}
            style={{ flex: `${growth} 1 168px`, minWidth: 136 }}
          />
        ))}
      {tools}
    </Flex>
  );
}

/** The options of a filter as buttons; pressing the chosen one again takes the filter away. */
function FilterButtons({
  filter: { name, label, options },
  address,
}: {
  filter: DataListFilter;
  address: ListAddress;
}) {
  const chosen = address.filter(name);
  return (
    <Flex wrap gap={space.xs} align="center" role="group" aria-label={label}>
      {options.map(({ value, label: text }) => (
        <Button
          key={value}
          size="small"
          shape="round"
          type={value === chosen ? 'primary' : 'default'}
          aria-pressed={value === chosen}
          onClick={() => address.setFilter(name, value === chosen ? undefined : value)}
        >
          {text}
        </Button>
      ))}
    </Flex>
  );
}

interface SearchBoxProps {
  label: string;
  hint: string | undefined;
  value: string;
  onSearch: (text: string) => void;
}

function SearchBox({ label, hint = label, value, onSearch }: SearchBoxProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address changed by other means than typing here, e.g. the back button.
  if (value !== known) {
    setKnown(value);
    setText(value);
  }

  useEffect(() => {
    if (text === known) return undefined;
    const timer = setTimeout(() => {
      setKnown(text);
      onSearch(text);
    }, pauseMs);
    return () => clearTimeout(timer);
  }, [text, known, onSearch]);

  return (
    <Input
      aria-label={label}
      placeholder={hint}
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      value={text}
      onChange={(event) => setText(event.target.value)}
      style={{ flex: '1 1 220px', maxWidth: 360 }}
    />
  );
}
