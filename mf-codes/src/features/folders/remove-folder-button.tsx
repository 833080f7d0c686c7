import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import type { Folder } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { formatNumber, useDangerConfirm } from '@swapt/shared/ui';
import { Button } from 'antd';
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
    if (!(await confirm(`Remove the folder “${folder.name}”?`, keeps(folder.codes), 'Remove folder'))) return;
    remove.mutate(
      { folder_id: folder.folder_id },
      {
        onSuccess: () => {
          notify.success(`The folder “${folder.name}” was removed.`);
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
      aria-label={inList ? `Remove ${folder.name}` : undefined}
      onClick={() => void onClick()}
    >
      {inList ? 'Remove' : 'Remove folder'}
    </Button>
  );
}

function keeps(codes: number): string {
  if (codes === 0) return 'The folder is empty, so nothing else changes.';
  const what = codes === 1 ? 'The code in it stays' : `The ${formatNumber(codes)} codes in it stay`;
  return `${what} in My codes, and printed codes keep working. We remove only the folder.`;
}
