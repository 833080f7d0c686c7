import type { Code } from '@swapt/shared/contract';
import { Button } from 'antd';
import { useCodeActions } from '../../../entities/codes/use-code-actions.js';
import { useFolderDialog } from '../use-folder-dialog.js';
import { useLabelDialog } from '../../../entities/code-prints/use-label-dialog.js';
import { useTagDialog } from './use-tag-dialog.js';

/** Buttons for the codes that are selected in the list; each shows when it applies to one of them at least. */
export function BulkActions({ codes, onDone }: { codes: Code[]; onDone: () => void }) {
  const { pause, resume, archive, restore, deleteCodes, isBusy } = useCodeActions();
  const putIntoFolder = useFolderDialog();
  const tag = useTagDialog();
  const openLabels = useLabelDialog();
  const having = (...statuses: Code['status'][]) => codes.filter(({ status }) => statuses.includes(status));
  const after = (done: Promise<boolean>) => void done.then((isDone) => isDone && onDone());

  const actions = [
    { label: 'Pause', on: having('active'), run: pause },
    { label: 'Resume', on: having('paused'), run: resume },
    { label: 'Restore', on: having('archived', 'deleted'), run: restore },
    { label: 'Archive', on: having('active', 'paused'), run: archive },
  ];
  const kept = having('active', 'paused', 'archived');
  return (
    <>
      {actions
        .filter(({ on }) => on.length > 0)
        .map(({ label, on, run }) => (
          <Button key={label} size="small" disabled={isBusy} onClick={() => after(run(on))}>
            {label}
          </Button>
        ))}
      {kept.length > 0 && (
        <>
          <Button size="small" disabled={isBusy} onClick={() => putIntoFolder(kept, onDone)}>
            Move to a folder
          </Button>
          <Button size="small" disabled={isBusy} onClick={() => tag(kept, onDone)}>
            Tag
          </Button>
          <Button size="small" onClick={() => openLabels(kept)}>
            Labels
          </Button>
          <Button size="small" danger disabled={isBusy} onClick={() => after(deleteCodes(kept))}>
            Delete
          </Button>
        </>
      )}
      <Button size="small" type="text" onClick={onDone}>
        Clear selection
      </Button>
    </>
  );
}
