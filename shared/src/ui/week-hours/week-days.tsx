import { Button, Flex } from 'antd';
import type { OpeningHours } from '../../contract/index.js';
import { weekdays } from '../../names/index.js';
import { t } from '../../text/index.js';
import { DayHours, type Times } from './day-hours.js';

export type Week = OpeningHours['days'];

interface Props {
  days: Week;
  onChange: (days: Week) => void;
  onRemove: () => void;
}

const workDay = [{ from: '09:00', to: '18:00' }];
const isWorkDay = (index: number) => index < 5;

/** What hours begin with: from Monday to Friday. */
export const firstWeek = (): Week => weekdays.map((_, index) => (isWorkDay(index) ? workDay : []));

/** The hours of each day of a week. */
export function WeekDays({ days, onChange, onRemove }: Props) {
  const changeDay = (at: number, times: Times) => onChange(days.map((day, index) => (index === at ? times : day)));
  const first = days[0] ?? [];
  return (
    <>
      {weekdays.map((name, index) => (
        <DayHours key={name} name={name} times={days[index] ?? []} onChange={(times) => changeDay(index, times)} />
      ))}
      <Flex gap={8} wrap>
        <Button size="small" onClick={() => onChange(days.map((day, index) => (isWorkDay(index) ? first : day)))}>
          {t('Use Monday’s hours until Friday')}
        </Button>
        <Button size="small" onClick={onRemove}>
          {t('Remove the hours')}
        </Button>
      </Flex>
    </>
  );
}
