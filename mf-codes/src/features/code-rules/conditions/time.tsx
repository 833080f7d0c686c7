import { ownZone } from '@swapt/shared/dates';
import { shortWeekdays } from '@swapt/shared/names';
import { space } from '@swapt/shared/tokens';
import { timeProblem } from '@swapt/shared/values';
import { ClockField } from '@swapt/shared/ui';
import { Checkbox, Flex } from 'antd';
import { ZoneSelect } from '@swapt/shared/ui/zoned-moment';
import { t } from '@swapt/shared/text';
import { defineCondition, joined, zoneName, type ConditionProps } from './condition.js';

const dayOptions = shortWeekdays.map((label, index) => ({ value: index + 1, label }));

export const time = defineCondition('time', {
  label: t('the time is between'),
  start: () => ({ from: '09:00', to: '17:00', zone: ownZone() }),
  Fields: TimeFields,
  problemOf: ({ from, to }) => {
    if (!from || !to) return ['from', t('Enter both times.')];
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
    const on = days ? t(' on {days}', { days: joined(days.map((number) => shortWeekdays[number - 1] ?? '')) }) : '';
    return t('it is between {from} and {to}{on} ({zone} time)', {
      from: from || '…',
      to: to || '…',
      on,
      zone: zoneName(zone),
    });
  },
});

function TimeFields({ value, onChange }: ConditionProps) {
  const { from = '', to = '', days = [], zone = '' } = value;
  return (
    <Flex vertical gap={space.sm}>
      <Flex wrap gap={space.sm} align="center">
        <ClockField
          style={{ width: 120 }}
          label={t('From')}
          value={from}
          onChange={(clock) => onChange({ from: clock })}
        />
        {t('and')}
        <ClockField style={{ width: 120 }} label={t('To')} value={to} onChange={(clock) => onChange({ to: clock })} />
        <ZoneSelect
          aria-label={t('Time zone')}
          value={zone}
          onChange={(next) => onChange({ zone: next })}
          style={{ minWidth: 180 }}
        />
      </Flex>
      <Checkbox.Group
        aria-label={t('Days (leave empty for every day)')}
        options={dayOptions}
        value={days}
        onChange={(next) => onChange({ days: [...next].sort((a, b) => a - b) })}
      />
    </Flex>
  );
}
