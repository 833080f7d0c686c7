import SearchOutlined from '@ant-design/icons/SearchOutlined';
import { Flex, Input, Select } from 'antd';
import { useEffect, useState } from 'react';
import { space } from '../tokens/index.js';
import type { DataListFilter } from './data-list-types.js';
import type { ListAddress } from './use-list-address.js';

const pauseMs = 300;

interface Props {
  address: ListAddress;
  noun: string;
  filters: readonly DataListFilter[];
}

/** Search and filters above a list. */
export function DataListBar({ address, noun, filters }: Props) {
  return (
    <Flex wrap gap={space.sm} role="search">
      <SearchBox label={`Search ${noun}`} value={address.search} onSearch={address.setSearch} />
      {filters.map(({ name, label, options }) => (
        <Select
          key={name}
          aria-label={label}
          allowClear
          placeholder={label}
          value={address.filter(name) ?? null}
          onChange={(value: string | null | undefined) => address.setFilter(name, value ?? undefined)}
          options={options.map((option) => ({ ...option }))}
          style={{ flex: '0 1 168px', minWidth: 136 }}
        />
      ))}
    </Flex>
  );
}

interface SearchBoxProps {
  label: string;
  value: string;
  onSearch: (text: string) => void;
}

function SearchBox({ label, value, onSearch }: SearchBoxProps) {
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
      placeholder={label}
      allowClear
      prefix={<SearchOutlined aria-hidden />}
      value={text}
      onChange={(event) => setText(event.target.value)}
      style={{ flex: '1 1 220px', maxWidth: 360 }}
    />
  );
}
