import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { Folder } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { RowMenu, useDangerConfirm } from '@swapt/shared/ui';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';

import { useRemoveFolder } from './folders.queries.js';

/** Removes a folder after a question; its codes stay. */
function useFolderRemoval(folder: Folder, onRemoved?: () => void) {
  const { notify } = useShell();
  const confirm = useDangerConfirm();
  const remove = useRemoveFolder();

  const run = async () => {
    const title = t('Remove the folder “{name}”?', { name: folder.name });
    if (!(await confirm(title, keeps(folder.codes), t('Remove folder')))) return;
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
  return { run: () => void run(), isBusy: remove.isPending };
}

export function RemoveFolderButton({ folder, onRemoved }: { folder: Folder; onRemoved: () => void }) {
  const { run, isBusy } = useFolderRemoval(folder, onRemoved);
  return (
    <Button danger icon={<DeleteOutlined aria-hidden />} loading={isBusy} onClick={run}>
      {t('Remove folder')}
    </Button>
  );
}

/** What can be done with one folder of the list. */
export function FolderMenu({ folder }: { folder: Folder }) {
  const { run, isBusy } = useFolderRemoval(folder);
  const icon = <DeleteOutlined aria-hidden />;
  const remove = { key: 'remove', danger: true, icon, label: t('Remove folder'), onClick: run };
  return <RowMenu name={folder.name} items={[remove]} isBusy={isBusy} />;
}

function keeps(codes: number): string {
  if (codes === 0) return t('The folder is empty, so nothing else changes.');
  return t(
    '{codes, plural, one {The code in it stays} other {The # codes in it stay}} in My codes, and printed codes keep working. We remove only the folder.',
    { codes },
  );
}
