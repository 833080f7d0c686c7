import { DatePicker, Form, type FormItemProps } from 'antd';
import dayjs, { type Dayjs } from 'dayjs';
import { dateLimits } from '../../dates/index.js';
import { t } from '../../text/index.js';

/** The picker works on the wall clock, the form keeps the moment in ISO 8601. */
const moment = {
  getValueProps: (value: string | null) => ({ value: value ? dayjs(value) : null }),
  normalize: (value: Dayjs | null) => value?.toISOString() ?? null,
};

const picker = {
  showTime: { format: 'HH:mm' },
  // As lists show dates; what somebody types may have the day first.
  format: ['MMM D, YYYY, HH:mm', 'D MMM YYYY, HH:mm'],
  minDate: dayjs(dateLimits.min),
  maxDate: dayjs(dateLimits.max),
  style: { width: '100%' },
};

/** A moment in the time zone of who types it. */
const MomentField = (props: FormItemProps) => (
  <Form.Item {...props} {...moment}>
    <DatePicker {...picker} />
  </Form.Item>
);

/** Two of them, of which the second is after the first; each may be missing. */
export const StartAndEndFields = () => (
  <>
    <MomentField name="starts_at" label={t('Starts')} />
    <MomentField
      name="ends_at"
      label={t('Ends')}
      dependencies={['starts_at']}
      rules={[
        ({ getFieldValue }) => ({
          validator: (_, end: string | null) => {
            const start = getFieldValue('starts_at') as string | null;
            return start && end && end <= start
              ? Promise.reject(new Error(t('The end must be after the start.')))
              : Promise.resolve();
          },
        }),
      ]}
    />
  </>
);
