import { Button, Flex } from 'antd';
import { t } from '../../text/index.js';
import { firstWeek, WeekDays, type Week } from './week-days.js';

interface Props {
  value?: Week | null;
  onChange?: (days: Week | null) => void;
}

/** The hours of a week, on the clocks of what they belong to; none until somebody says so. */
export const WeekHoursField = ({ value, onChange }: Props) =>
  value ? (
    <Flex vertical gap={8}>
      <WeekDays days={value} onChange={(days) => onChange?.(days)} onRemove={() => onChange?.(null)} />
    </Flex>
  ) : (
    <Button onClick={() => onChange?.(firstWeek())}>{t('Add opening hours')}</Button>
  );
