import { t } from '@swapt/shared/text';
import { atMost, ErrorState, SmallForm, TextInput } from '@swapt/shared/ui';
import { storeLimits } from '@swapt/shared/values';
import { Form, Skeleton } from 'antd';
import { useStore } from './stores.queries.js';
import { useStoreMoves, type MovableStore } from './use-store-moves.js';

interface Values {
  pause_note: string;
}

/** Pauses a store, in a dialog, with what shoppers read meanwhile. */
export function PauseForm({ store, close }: { store: MovableStore; close: () => void }) {
  const query = useStore(store.store_id);
  const { pause } = useStoreMoves();
  if (query.isError && !query.data) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton active paragraph={{ rows: 2 }} />;
  return (
    <SmallForm<Values>
      initialValues={{ pause_note: query.data.pause_note }}
      fields={['pause_note']}
      save={async ({ pause_note }) => {
        if (!(await pause(store, pause_note))) return false;
        return close();
      }}
      submitLabel={t('Pause store')}
      onCancel={close}
    >
      <p style={{ marginTop: 0 }}>{t('Shoppers can look around, but not order, until you open it again.')}</p>
      <Form.Item
        name="pause_note"
        label={t('What shoppers read (optional)')}
        extra={t('For example: We are on holiday and back on Monday.')}
        rules={[atMost(storeLimits.sentence)]}
      >
        <TextInput max={storeLimits.sentence} autoFocus />
      </Form.Item>
    </SmallForm>
  );
}
