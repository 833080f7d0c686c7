import type { OpeningHours } from '@swapt/shared/contract';
import { ownZone } from '@swapt/shared/dates';
import { firstWeek, WeekDays } from '@swapt/shared/ui/week-hours';
import { ZoneSelect } from '@swapt/shared/ui/zoned-moment';
import { Button, Flex } from 'antd';
import { t } from '@swapt/shared/text';

interface Props {
  value?: OpeningHours | null;
  onChange?: (hours: OpeningHours | null) => void;
}

/** When the shop is open each week, and on whose clocks; none until somebody says so. */
export function HoursField({ value, onChange }: Props) {
  if (!value) {
    return <Button onClick={() => onChange?.({ zone: ownZone(), days: firstWeek() })}>{t('Add opening hours')}</Button>;
  }
  const { zone, days } = value;
  return (
    <Flex vertical gap={8}>
      <WeekDays days={days} onChange={(next) => onChange?.({ zone, days: next })} onRemove={() => onChange?.(null)} />
      <ZoneSelect
        aria-label={t('Time zone of the opening hours')}
        value={zone}
        onChange={(next) => onChange?.({ zone: next, days })}
        style={{ maxWidth: 280 }}
      />
    </Flex>
  );
}
