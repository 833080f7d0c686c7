import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { Api } from '@swapt/shared/contract';
import { useApiMutation } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { formatBytes, useDangerConfirm } from '@swapt/shared/ui';
import { Button } from 'antd';

interface Props {
  upload: Api['uploads.list']['out']['data'][number];
}

const text = [
  'You cannot undo this, and its address stops working.',
  'If you restore a deleted code or page, or an older version of a page, that used it, it will be missing there.',
].join(' ');

/** Frees the room of one upload, after a question. */
export function DeleteUpload({ upload: { upload_id, name, kind, bytes } }: Props) {
  const { session, notify } = useShell();
  const confirm = useDangerConfirm();
  const remove = useApiMutation('uploads.delete', {
    onSuccess: () => notify.success(name ? `${name} was deleted.` : `The ${kind} was deleted.`),
    // Also after a refusal: a colleague may have deleted it.
    refreshAlways: true,
  });
  if (!session.can('codes:write')) return null;
  const nameless = `the ${kind} without a name (${formatBytes(bytes)})`;
  const ask = async () => {
    if (await confirm(`Delete ${name ? `“${name}”` : nameless}?`, text, 'Delete')) remove.mutate({ upload_id });
  };
  return (
    <Button
      type="text"
      icon={<DeleteOutlined />}
      loading={remove.isPending}
      aria-label={`Delete ${name || nameless}`}
      onClick={() => void ask()}
    />
  );
}
