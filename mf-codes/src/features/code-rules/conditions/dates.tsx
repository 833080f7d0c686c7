import { dateLimits, ownZone } from '@swapt/shared/dates';
import { space } from '@swapt/shared/tokens';
import { datesProblem } from '@swapt/shared/values';
import { Flex, Input } from 'antd';
import { ZoneSelect } from '@swapt/shared/ui/zoned-moment';
import { t } from '@swapt/shared/text';

import { defineCondition, zoneName, type ConditionProps } from './condition.js';

const day = (text: string) =>
  new Intl.DateTimeFormat('en', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date(`${text}T00:00:00Z`));

export const dates = defineCondition('dates', {
  label: t('the date is'),
  start: () => ({ zone: ownZone() }),
  Fields: DateFields,
  problemOf: datesProblem,
  conditionOf: ({ zone = ownZone(), from, to }) => ({ kind: 'dates', zone, ...(from && { from }), ...(to && { to }) }),
  draftOf: ({ zone, from, to }) => ({ zone, from, to }),
  words: ({ from, to, zone }) => {
    const place = t(' ({zone} time)', { zone: zoneName(zone) });
    if (from && from === to) return t('it is {from}{place}', { from: day(from), place });
    if (from && to) return t('it is {from} to {to}{place}', { from: day(from), to: day(to), place });
    if (from) return t('it is {from} or later{place}', { from: day(from), place });
    return to ? t('it is {to} or earlier{place}', { to: day(to), place }) : t('it is on certain days');
  },
});

function DateFields({ value, onChange }: ConditionProps) {
  const { from = '', to = '', zone = '' } = value;
  return (
    <Flex wrap gap={space.sm} align="center">
      <Day label={t('First day')} value={from} onChange={(first) => onChange({ from: first })} />
      {t('to')}
      <Day label={t('Last day')} value={to} onChange={(last) => onChange({ to: last })} />
      <ZoneSelect
        aria-label={t('Time zone')}
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
