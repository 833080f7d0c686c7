import type { Code } from '@swapt/shared/contract';
import { Button } from 'antd';
import { useCodeActions } from './use-code-actions.js';
import { useFolderDialog } from './use-folder-dialog.js';

/** Buttons for the codes that are selected in the list; each shows when it applies to one of them at least. */
export function BulkActions({ codes, onDone }: { codes: Code[]; onDone: () => void }) {
  const { pause, resume, restore, deleteCodes, isBusy } = useCodeActions();
  const putIntoFolder = useFolderDialog();
  const having = (status: Code['status']) => codes.filter((code) => code.status === status);
  const [active, paused, deleted] = [having('active'), having('paused'), having('deleted')];
  const kept = [...active, ...paused];

  return (
    <>
      {active.length > 0 && (
        <Button size="small" disabled={isBusy} onClick={() => void pause(active).then(onDone)}>
          Pause
        </Button>
      )}
      {paused.length > 0 && (
        <Button size="small" disabled={isBusy} onClick={() => void resume(paused).then(onDone)}>
          Resume
        </Button>
      )}
      {deleted.length > 0 && (
        <Button size="small" disabled={isBusy} onClick={() => void restore(deleted).then(onDone)}>
          Bring back
        </Button>
      )}
      {kept.length > 0 && (
        <Button size="small" disabled={isBusy} onClick={() => putIntoFolder(kept, onDone)}>
          Put into a folder
        </Button>
      )}
      {kept.length > 0 && (
        <Button
          size="small"
          danger
          disabled={isBusy}
          onClick={() => void deleteCodes(kept).then((isDone) => isDone && onDone())}
        >
          Delete
        </Button>
      )}
      <Button size="small" type="text" onClick={onDone}>
        Clear selection
      </Button>
    </>
  );
}
