import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { OneTimeBatch } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { formatNumber, RowMenu, StatusLabel, useDangerConfirm } from '@swapt/shared/ui';
import { Progress } from 'antd';
import { t } from '@swapt/shared/text';

import { useCancelBatch, useDeleteBatch } from './one-time.queries.js';

const kinds = {
  making: { label: t('In progress'), hue: 'secondary' },
  done: { label: t('Ready'), hue: 'success' },
  failed: { label: t('Failed'), hue: 'danger' },
  cancelled: { label: t('Cancelled'), hue: 'neutral' },
  deleted: { label: t('Deleted'), hue: 'neutral' },
} as const;

export function BatchState({ batch: { state, made, amount } }: { batch: OneTimeBatch }) {
  if (state !== 'making') return <StatusLabel {...kinds[state]} />;
  return (
    <Progress
      aria-label={t('{made} of {amount} created', { made: formatNumber(made), amount: formatNumber(amount) })}
      percent={Math.floor((made / amount) * 100)}
      size="small"
      style={{ marginBottom: 0, minWidth: 96 }}
    />
  );
}

export const batchName = ({ offer, amount }: OneTimeBatch) =>
  offer || t('{amount, plural, one {# code} other {# codes}}', { amount });

const unused = (count: number) => t('{count, plural, one {# unused code} other {# unused codes}}', { count });

/** What can be done with a batch: stop it while it is being made, or take it out of service afterwards. */
export function BatchMenu({ batch }: { batch: OneTimeBatch }) {
  const { session, notify } = useShell();
  const confirm = useDangerConfirm();
  const cancel = useCancelBatch();
  const remove = useDeleteBatch();
  if (!session.can('codes:write')) return null;
  const { base_code_id, batch_id, state, made, used } = batch;
  const name = batchName(batch);

  const onCancel = async () => {
    const text = t('We stop creating codes, and the codes created so far will not work.');
    if (!(await confirm(t('Cancel “{name}”?', { name }), text, t('Cancel batch')))) return;
    cancel.mutate(
      { base_code_id, batch_id },
      { onSuccess: () => notify.success(t('“{name}” was cancelled.', { name })) },
    );
  };
  const onDelete = async () => {
    const text = t(
      'Its {made} will stop working, even if they are printed. We keep the record of who used the other codes. You cannot undo this.',
      { made: unused(made - used) },
    );
    if (!(await confirm(t('Delete “{name}”?', { name }), text, t('Delete batch')))) return;
    remove.mutate(
      { base_code_id, batch_id },
      { onSuccess: ({ data }) => notify.success(t('We deleted {deleted}.', { deleted: unused(data.deleted) })) },
    );
  };

  const stop = { key: 'cancel', label: t('Cancel batch'), onClick: () => void onCancel() };
  const drop = {
    key: 'delete',
    danger: true,
    icon: <DeleteOutlined aria-hidden />,
    label: t('Delete batch'),
    onClick: () => void onDelete(),
  };
  const items = state === 'making' || state === 'failed' ? [stop] : state === 'done' ? [drop] : [];
  return <RowMenu name={name} items={items} isBusy={cancel.isPending || remove.isPending} />;
}
