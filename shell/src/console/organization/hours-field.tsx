import type { OpeningHours } from '@swapt/shared/contract';
import { ownZone } from '@swapt/shared/dates';
import { weekdays } from '@swapt/shared/names';
import { ZoneSelect } from '@swapt/shared/ui/zoned-moment';
import { Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { DayHours } from './day-hours.js';

interface Props {
  value?: OpeningHours | null;
  onChange?: (hours: OpeningHours | null) => void;
}

const workDay = [{ from: '09:00', to: '18:00' }];
const isWorkDay = (index: number) => index < 5;

/** When the shop is open each week, and on whose clocks; none until somebody says so. */
export function HoursField({ value, onChange }: Props) {
  if (!value) {
    const days = weekdays.map((_, index) => (isWorkDay(index) ? workDay : []));
    return <Button onClick={() => onChange?.({ zone: ownZone(), days })}>{t('Add opening hours')}</Button>;
  }
  const { zone, days } = value;
  const changeDay = (at: number, times: OpeningHours['days'][number]) =>
    onChange?.({ zone, days: days.map((day, index) => (index === at ? times : day)) });
  const first = days[0] ?? [];
  return (
    <Flex vertical gap={8}>
      {weekdays.map((name, index) => (
        <DayHours key={name} name={name} times={days[index] ?? []} onChange={(times) => changeDay(index, times)} />
      ))}
      <Flex gap={8} wrap>
        <Button
          size="small"
          onClick={() => onChange?.({ zone, days: days.map((day, index) => (isWorkDay(index) ? first : day)) })}
        >
          {t('Use Monday’s hours until Friday')}
        </Button>
        <Button size="small" onClick={() => onChange?.(null)}>
          {t('Remove the hours')}
        </Button>
      </Flex>
      <ZoneSelect
        aria-label={t('Time zone of the opening hours')}
        value={zone}
        onChange={(next) => onChange?.({ zone: next, days })}
        style={{ maxWidth: 280 }}
      />
    </Flex>
  );
}
