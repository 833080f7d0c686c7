import { dateLimits } from '@swapt/shared/dates';
import { space } from '@swapt/shared/tokens';
import { Checkbox, Flex, Input, InputNumber, Select } from 'antd';
import type { ReactNode } from 'react';
import { countries, countryName, languageName, spokenLanguages } from '../../../parts/names.js';
import { ZoneSelect } from '../../../parts/zone-select.js';
import { AgeField } from './age-field.js';
import { PlaceField } from './place-field.js';
import type { ConditionDraft, Kind } from '../rule-draft.js';

interface Props {
  value: ConditionDraft;
  onChange: (change: Partial<ConditionDraft>) => void;
}

type Options = readonly { value: string; label: string }[];

const devices: Options = [
  { value: 'mobile', label: 'Phone' },
  { value: 'tablet', label: 'Tablet' },
  { value: 'desktop', label: 'Computer' },
];
const systems: Options = [
  { value: 'iOS', label: 'iPhone, iPad (iOS)' },
  { value: 'Android', label: 'Android' },
  { value: 'Windows', label: 'Windows' },
  { value: 'macOS', label: 'Mac (macOS)' },
  { value: 'Linux', label: 'Linux' },
  { value: 'ChromeOS', label: 'Chromebook (ChromeOS)' },
];
const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'].map((label, index) => ({ value: index + 1, label }));

/** Several of a list. One that the list does not know keeps its place under its own name. */
function Several({ value, onChange, label, options, nameOf }: Props & ListProps) {
  const { any = [] } = value;
  const others = any.filter((one) => !options.some((option) => option.value === one));
  return (
    <Select
      mode="multiple"
      aria-label={label}
      placeholder={label}
      value={any}
      onChange={(next: string[]) => onChange({ any: next })}
      optionFilterProp="label"
      options={[...options, ...others.map((one) => ({ value: one, label: nameOf(one) }))]}
      style={{ width: '100%' }}
    />
  );
}
interface ListProps {
  label: string;
  options: Options;
  nameOf: (value: string) => string;
}

const list = (label: string, options: Options, nameOf: (value: string) => string = (name) => name) =>
  function ListFields(props: Props) {
    return <Several {...props} label={label} options={options} nameOf={nameOf} />;
  };

/** The fields of one kind of condition. */
export const conditionFields: Record<Kind, (props: Props) => ReactNode> = {
  device: list('Choose devices', devices),
  system: list('Choose systems', systems),
  language: list('Choose languages', spokenLanguages, languageName),
  country: list('Choose countries', countries, countryName),
  time: TimeFields,
  dates: DateFields,
  scans: ScanFields,
  place: PlaceField,
  age: AgeField,
  query: QueryFields,
};

function TimeFields({ value, onChange }: Props) {
  const { from = '', to = '', days = [], zone = '' } = value;
  return (
    <Flex vertical gap={space.sm}>
      <Flex wrap gap={space.sm} align="center">
        <Clock label="From" value={from} onChange={(clock) => onChange({ from: clock })} />
        and
        <Clock label="To" value={to} onChange={(clock) => onChange({ to: clock })} />
        <ZoneSelect
          aria-label="Time zone"
          value={zone}
          onChange={(next) => onChange({ zone: next })}
          style={{ minWidth: 180 }}
        />
      </Flex>
      <Checkbox.Group
        aria-label="Days; none means every day"
        options={weekdays}
        value={days}
        onChange={(next) => onChange({ days: [...next].sort((a, b) => a - b) })}
      />
    </Flex>
  );
}

interface ClockProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const Clock = ({ label, value, onChange }: ClockProps) => (
  <Input
    type="time"
    aria-label={label}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    style={{ width: 120 }}
  />
);

function DateFields({ value, onChange }: Props) {
  const { from = '', to = '', zone = '' } = value;
  return (
    <Flex wrap gap={space.sm} align="center">
      <Day label="First day" value={from} onChange={(day) => onChange({ from: day })} />
      to
      <Day label="Last day" value={to} onChange={(day) => onChange({ to: day })} />
      <ZoneSelect
        aria-label="Time zone"
        value={zone}
        onChange={(next) => onChange({ zone: next })}
        style={{ minWidth: 180 }}
      />
    </Flex>
  );
}

const Day = ({ label, value, onChange }: ClockProps) => (
  <Input
    type="date"
    aria-label={label}
    min={dateLimits.min}
    max={dateLimits.max}
    value={value}
    onChange={({ target }) => onChange(target.value)}
    style={{ width: 160 }}
  />
);

function ScanFields({ value: { first, last }, onChange }: Props) {
  return (
    <Flex wrap gap={space.sm} align="center">
      from scan
      <InputNumber
        aria-label="First scan"
        min={1}
        precision={0}
        value={first ?? null}
        onChange={(next) => onChange({ first: next })}
      />
      to scan
      <InputNumber
        aria-label="Last scan"
        min={1}
        precision={0}
        value={last ?? null}
        placeholder="any"
        onChange={(next) => onChange({ last: next })}
      />
    </Flex>
  );
}

function QueryFields({ value: { name = '', value = '' }, onChange }: Props) {
  return (
    <Flex wrap gap={space.sm} align="center">
      <Input
        aria-label="Name in the address"
        placeholder="table"
        maxLength={60}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
        style={{ width: 140 }}
      />
      =
      <Input
        aria-label="Its value; empty means any"
        placeholder="any"
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange({ value: target.value })}
        style={{ width: 180 }}
      />
    </Flex>
  );
}
