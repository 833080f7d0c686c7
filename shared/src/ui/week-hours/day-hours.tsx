import CloseOutlined from '@ant-design/icons/CloseOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { OpeningHours } from '../../contract/index.js';
import { Button, Checkbox, Flex } from 'antd';
import { t } from '../../text/index.js';
import { ClockField } from '../form/clock-field.js';
import './week-hours.css';

/** Of one day. */
export type Times = OpeningHours['days'][number];
type Span = Times[number];

interface Props {
  name: string;
  times: Times;
  onChange: (times: Times) => void;
}

const most = 3;

/** One day of the week: closed, or open from and to, with a break or two. */
export function DayHours({ name, times, onChange }: Props) {
  const changeSpan = (at: number, change: Partial<Span>) =>
    onChange(times.map((span, index) => (index === at ? { ...span, ...change } : span)));
  return (
    <div className="day-hours">
      <Checkbox
        checked={times.length > 0}
        onChange={({ target }) => onChange(target.checked ? [{ from: '09:00', to: '18:00' }] : [])}
      >
        {name}
      </Checkbox>
      <Flex vertical gap={8}>
        {times.length === 0 && <span className="day-closed">{t('Closed')}</span>}
        {times.map((span, index) => (
          <Flex key={index} gap={8} align="center" wrap>
            <ClockField
              className="day-clock"
              label={t('{name} from', { name })}
              required
              value={span.from}
              onChange={(from) => changeSpan(index, { from })}
            />
            {t('to')}
            <ClockField
              className="day-clock"
              label={t('{name} to', { name })}
              required
              value={span.to}
              onChange={(to) => changeSpan(index, { to })}
            />
            {index > 0 && (
              <Button
                type="text"
                icon={<CloseOutlined />}
                aria-label={t('Remove these hours of {name}', { name })}
                onClick={() => onChange(times.filter((_, other) => other !== index))}
              />
            )}
            {index === times.length - 1 && times.length < most && (
              <Button
                type="text"
                icon={<PlusOutlined />}
                aria-label={t('Add more hours on {name}', { name })}
                title={t('Open again later that day')}
                onClick={() => onChange([...times, { from: span.to, to: '22:00' }])}
              />
            )}
          </Flex>
        ))}
      </Flex>
    </div>
  );
}
