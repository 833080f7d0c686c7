import type { OneTimeBatch } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { formatNumber, StatusLabel, useDangerConfirm } from '@swapt/shared/ui';
import { Button, Progress } from 'antd';
import { useCancelBatch, useDeleteBatch } from './one-time.queries.js';

const kinds = {
  making: { label: 'In progress', hue: 'secondary' },
  done: { label: 'Ready', hue: 'success' },
  failed: { label: 'Failed', hue: 'danger' },
  cancelled: { label: 'Cancelled', hue: 'neutral' },
  deleted: { label: 'Deleted', hue: 'neutral' },
} as const;

export function BatchState({ batch: { state, made, amount } }: { batch: OneTimeBatch }) {
  if (state !== 'making') return <StatusLabel {...kinds[state]} />;
  return (
    <Progress
      aria-label={`${formatNumber(made)} of ${formatNumber(amount)} created`}
      percent={Math.floor((made / amount) * 100)}
      size="small"
      style={{ marginBottom: 0, minWidth: 96 }}
    />
  );
}

export const batchName = ({ offer, amount }: OneTimeBatch) =>
  offer || `${formatNumber(amount)} ${amount === 1 ? 'code' : 'codes'}`;

const unused = (count: number) => `${formatNumber(count)} unused ${count === 1 ? 'code' : 'codes'}`;

/** Stops a batch while it is being made, or takes it out of service afterwards. */
export function BatchEnd({ batch }: { batch: OneTimeBatch }) {
  const { session, notify } = useShell();
  const confirm = useDangerConfirm();
  const cancel = useCancelBatch();
  const remove = useDeleteBatch();
  if (!session.can('codes:write')) return null;
  const { base_code_id, batch_id, state, made, used } = batch;
  const name = batchName(batch);

  const onCancel = async () => {
    const text = 'We stop creating codes, and the codes created so far will not work.';
    if (!(await confirm(`Cancel “${name}”?`, text, 'Cancel batch'))) return;
    cancel.mutate({ base_code_id, batch_id }, { onSuccess: () => notify.success(`“${name}” was cancelled.`) });
  };
  const onDelete = async () => {
    const text = `Its ${unused(made - used)} will stop working, even if they are printed. We keep the record of who used the other codes. You cannot undo this.`;
    if (!(await confirm(`Delete “${name}”?`, text, 'Delete batch'))) return;
    remove.mutate(
      { base_code_id, batch_id },
      { onSuccess: ({ data }) => notify.success(`We deleted ${unused(data.deleted)}.`) },
    );
  };

  if (state === 'making' || state === 'failed') {
    return (
      <Button size="small" aria-label={`Cancel ${name}`} loading={cancel.isPending} onClick={() => void onCancel()}>
        Cancel
      </Button>
    );
  }
  if (state !== 'done') return null;
  return (
    <Button
      danger
      size="small"
      aria-label={`Delete ${name}`}
      loading={remove.isPending}
      onClick={() => void onDelete()}
    >
      Delete
    </Button>
  );
}
