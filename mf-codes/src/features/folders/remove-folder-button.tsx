import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { Folder } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { useDangerConfirm } from '@swapt/shared/ui';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';

import { useRemoveFolder } from './folders.queries.js';

interface Props {
  folder: Folder;
  /** Within a list the button says the folder's name to screen readers. */
  inList?: boolean;
  onRemoved?: () => void;
}

/** Removes a folder after a question; its codes stay. */
export function RemoveFolderButton({ folder, inList = false, onRemoved }: Props) {
  const { notify } = useShell();
  const confirm = useDangerConfirm();
  const remove = useRemoveFolder();

  const onClick = async () => {
    if (
      !(await confirm(t('Remove the folder “{name}”?', { name: folder.name }), keeps(folder.codes), t('Remove folder')))
    )
      return;
    remove.mutate(
      { folder_id: folder.folder_id },
      {
        onSuccess: () => {
          notify.success(t('The folder “{name}” was removed.', { name: folder.name }));
          onRemoved?.();
        },
      },
    );
  };

  return (
    <Button
      danger
      type={inList ? 'text' : 'default'}
      icon={<DeleteOutlined aria-hidden />}
      loading={remove.isPending}
      aria-label={inList ? t('Remove {name}', { name: folder.name }) : undefined}
      onClick={() => void onClick()}
    >
      {inList ? t('Remove') : t('Remove folder')}
    </Button>
  );
}

function keeps(codes: number): string {
  if (codes === 0) return t('The folder is empty, so nothing else changes.');
  return t(
    '{codes, plural, one {The code in it stays} other {The # codes in it stay}} in My codes, and printed codes keep working. We remove only the folder.',
    { codes },
  );
}
