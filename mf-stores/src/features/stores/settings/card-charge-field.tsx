import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { RequiredRadios } from '@swapt/shared/ui/required-radios';
import { Form } from 'antd';

/** When cards of shoppers are charged. */
export const CardChargeField = () => (
  <Form.Item
    name="card_charge"
    label={t('Cards are charged')}
    extra={t('Banks keep money for a week at most. What is not handed over after six days is charged then.')}
    required
  >
    <RequiredRadios
      style={{ display: 'grid', gap: space.sm }}
      options={[
        { value: 'order', label: t('As soon as something is ordered') },
        { value: 'handover', label: t('Once everything is sent or handed over; until then the money is reserved') },
      ]}
    />
  </Form.Item>
);
