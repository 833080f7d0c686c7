import { t } from '@swapt/shared/text';
import { atMost, TextArea } from '@swapt/shared/ui';
import { Form } from 'antd';
import { WholeNumber } from './whole-number.js';

export const PickUpFields = ({ at }: { at: number }) => (
  <>
    <Form.Item
      name={[at, 'place']}
      label={t('Where shoppers come')}
      extra={t('Leave it empty for the address of the store.')}
      rules={[atMost(300)]}
    >
      <TextArea max={300} autoSize={{ minRows: 1, maxRows: 4 }} />
    </Form.Item>
    <WholeNumber
      name={[at, 'lead_minutes']}
      label={t('Minutes until an order is ready')}
      extra={t('From the order to the earliest pick-up. A day has 1,440 minutes.')}
      max={43_200}
    />
    <WholeNumber
      name={[at, 'slot_minutes']}
      label={t('Length of a pick-up time, in minutes')}
      extra={t('With 30, shoppers choose 12:00, 12:30 and so on. With 0, they choose a day and no time.')}
      max={1_440}
    />
    <WholeNumber name={[at, 'days_ahead']} label={t('How many days ahead shoppers can choose')} max={60} />
  </>
);
