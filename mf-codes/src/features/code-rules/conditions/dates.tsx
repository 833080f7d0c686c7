import { dateLimits } from '@swapt/shared/dates';
import { space } from '@swapt/shared/tokens';
import { datesProblem } from '@swapt/shared/values';
import { Flex, Input } from 'antd';
import { ownZone } from '../../../parts/wall-time.js';
import { ZoneSelect } from '../../../parts/zone-select.js';
import { defineCondition, zoneName, type ConditionProps } from './condition.js';

const day = (text: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));

export const dates = defineCondition('dates', {
  label: 'the date is',
  start: () => ({ zone: ownZone() }),
  Fields: DateFields,
  problemOf: datesProblem,
  conditionOf: ({ zone = ownZone(), from, to }) => ({ kind: 'dates', zone, ...(from && { from }), ...(to && { to }) }),
  draftOf: ({ zone, from, to }) => ({ zone, from, to }),
  words: ({ from, to, zone }) => {
    const place = ` (${zoneName(zone)} time)`;
    if (from && to) return from === to ? `it is ${day(from)}${place}` : `it is ${day(from)} to ${day(to)}${place}`;
    if (from) return `it is ${day(from)} or later${place}`;
    return to ? `it is ${day(to)} or earlier${place}` : 'it is on certain days';
  },
});

function DateFields({ value, onChange }: ConditionProps) {
  const { from = '', to = '', zone = '' } = value;
  return (
    <Flex wrap gap={space.sm} align="center">
      <Day label="First day" value={from} onChange={(first) => onChange({ from: first })} />
      to
      <Day label="Last day" value={to} onChange={(last) => onChange({ to: last })} />
      <ZoneSelect
        aria-label="Time zone"
        value={zone}
        onChange={(next) => onChange({ zone: next })}
        style={{ minWidth: 180 }}
      />
    </Flex>
  );
}

interface DayProps {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

const Day = ({ label, value, onChange }: DayProps) => (
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
