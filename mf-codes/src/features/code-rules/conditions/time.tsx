import { shortWeekdays } from '@swapt/shared/names';
import { space } from '@swapt/shared/tokens';
import { timeProblem } from '@swapt/shared/values';
import { Checkbox, Flex, Input } from 'antd';
import { ownZone } from '../../../parts/wall-time.js';
import { ZoneSelect } from '../../../parts/zone-select.js';
import { defineCondition, joined, zoneName, type ConditionProps } from './condition.js';

const dayOptions = shortWeekdays.map((label, index) => ({ value: index + 1, label }));

export const time = defineCondition('time', {
  label: 'the time is between',
  start: () => ({ from: '09:00', to: '17:00', zone: ownZone() }),
  Fields: TimeFields,
  problemOf: ({ from, to }) => {
    if (!from || !to) return ['from', 'Enter both times.'];
    return timeProblem({ from, to });
  },
  conditionOf: ({ zone = ownZone(), from = '', to = '', days }) => ({
    kind: 'time',
    zone,
    from,
    to,
    ...(days && days.length > 0 && { days }),
  }),
  draftOf: ({ zone, from, to, days }) => ({ zone, from, to, days }),
  words: ({ from, to, days, zone }) => {
    const on = days ? ` on ${joined(days.map((number) => shortWeekdays[number - 1] ?? ''))}` : '';
    return `it is between ${from || '…'} and ${to || '…'}${on} (${zoneName(zone)} time)`;
  },
});

function TimeFields({ value, onChange }: ConditionProps) {
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
        aria-label="Days (leave empty for every day)"
        options={dayOptions}
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
