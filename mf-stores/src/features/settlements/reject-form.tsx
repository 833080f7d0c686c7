import { t } from '@swapt/shared/text';
import { atMost, SmallForm, TextArea } from '@swapt/shared/ui';
import { settlementLimits } from '@swapt/shared/values';
import { Form } from 'antd';
import { useReject } from './settlements.queries.js';

/** Why a settlement has to be counted again. */
export function RejectForm({ settlementId, close }: { settlementId: string; close: () => void }) {
  const reject = useReject();
  return (
    <SmallForm<{ reason: string }>
      initialValues={{ reason: '' }}
      fields={['reason']}
      save={async ({ reason }) => {
        await reject.mutateAsync({ settlement_id: settlementId, reason });
        return close();
      }}
      submitLabel={t('Reject')}
      onCancel={close}
    >
      <Form.Item
        name="reason"
        label={t('What should be counted again?')}
        rules={[
          { required: true, whitespace: true, message: t('Say what is to be counted again.') },
          atMost(settlementLimits.note),
        ]}
      >
        <TextArea max={settlementLimits.note} autoSize={{ minRows: 2, maxRows: 6 }} />
      </Form.Item>
    </SmallForm>
  );
}
