import type { DeskSession } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { atMost, ErrorState, SmallForm, TextArea } from '@swapt/shared/ui';
import { MoneyField, moneyRule, type TypedMoney } from '@swapt/shared/ui/money-field';
import { eventLimits } from '@swapt/shared/values';
import { Alert, Form, Skeleton } from 'antd';
import { DeskReport } from '../../../entities/desks/desk-report.js';
import { useDeskSession } from '../../../entities/desks/desks.queries.js';
import { Difference } from '../../../entities/desks/difference.js';
import { useCountDesk } from '../desk.queries.js';

interface Props {
  sessionId: string;
  /** Sales of this desk that are on the device alone. */
  waiting: number;
  onClosed: (session: DeskSession) => void;
  close: () => void;
}

/** Closes a desk: what it took so far, and what is in the drawer. */
export function CountForm({ sessionId, waiting, onClosed, close }: Props) {
  const query = useDeskSession(sessionId);
  const count = useCountDesk();
  if (waiting > 0)
    return (
      <Alert
        type="warning"
        showIcon
        message={t('{waiting, plural, one {# sale} other {# sales}} of this desk not sent yet', { waiting })}
        description={t('Count the drawer once that is done: what it should have would be wrong without them.')}
      />
    );
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (query.fetchStatus === 'paused') return <p>{t('This needs the network.')}</p>;
  if (!query.data) return <Skeleton active />;
  const { currency, expected } = query.data;
  return (
    <SmallForm<{ counted: TypedMoney; note: string }>
      initialValues={{ counted: null, note: '' }}
      fields={['counted', 'note']}
      save={async ({ counted, note }) => {
        if (!counted || typeof counted !== 'object') return false;
        const asked = { session_id: sessionId, counted: counted.amount, note: note.trim() };
        const { data } = await count.mutateAsync(asked);
        close();
        return onClosed(data);
      }}
      submitLabel={t('Close the desk')}
      onCancel={close}
    >
      <DeskReport session={query.data} />
      <Form.Item
        name="counted"
        label={t('Money in the drawer')}
        extra={t('Count all of it, with what was in it at first.')}
        rules={[moneyRule({ currency, noun: t('The amount'), isRequired: true })]}
        style={{ marginTop: 16 }}
      >
        <MoneyField currency={currency} />
      </Form.Item>
      <Form.Item noStyle dependencies={['counted']}>
        {({ getFieldValue }) => {
          const counted = getFieldValue('counted') as TypedMoney;
          return (
            <div role="status" style={{ minHeight: 32 }}>
              {counted && typeof counted === 'object' && (
                <Difference expected={expected} counted={counted.amount} currency={currency} />
              )}
            </div>
          );
        }}
      </Form.Item>
      <Form.Item name="note" label={t('Note (optional)')} rules={[atMost(eventLimits.reason)]}>
        <TextArea max={eventLimits.reason} autoSize={{ minRows: 1, maxRows: 4 }} />
      </Form.Item>
    </SmallForm>
  );
}
