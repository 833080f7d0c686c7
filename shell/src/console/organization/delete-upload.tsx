import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { Api } from '@swapt/shared/contract';
import { useApiMutation } from '@swapt/shared/query';
import { useShell } from '@swapt/shared/sdk';
import { formatBytes, useDangerConfirm } from '@swapt/shared/ui';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';

interface Props {
  upload: Api['uploads.list']['out']['data'][number];
}

const text = [
  t('You cannot undo this, and its address stops working.'),
  t('If you restore a deleted code or page, or an older version of a page, that used it, it will be missing there.'),
].join(' ');

/** Frees the room of one upload, after a question. */
export function DeleteUpload({ upload: { upload_id, name, kind, bytes } }: Props) {
  const { session, notify } = useShell();
  const confirm = useDangerConfirm();
  const remove = useApiMutation('uploads.delete', {
    onSuccess: () => notify.success(name ? t('{name} was deleted.', { name }) : t('The {kind} was deleted.', { kind })),
    // Also after a refusal: a colleague may have deleted it.
    refreshAlways: true,
  });
  if (!session.can('codes:write')) return null;
  const nameless = t('the {kind} without a name ({bytes})', { kind, bytes: formatBytes(bytes) });
  const ask = async () => {
    const title = name ? t('Delete “{name}”?', { name }) : t('Delete {upload}?', { upload: nameless });
    if (await confirm(title, text, t('Delete'))) remove.mutate({ upload_id });
  };
  return (
    <Button
      type="text"
      icon={<DeleteOutlined />}
      loading={remove.isPending}
      aria-label={t('Delete {name}', { name: name || nameless })}
      onClick={() => void ask()}
    />
  );
}
