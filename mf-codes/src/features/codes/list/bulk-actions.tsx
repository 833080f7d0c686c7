import { labelLimit, selectionLimit } from '@swapt/shared/values';
import { Button } from 'antd';
import { t } from '@swapt/shared/text';
import { countOf, having, type Selected } from '../../../entities/codes/selected.js';
import { useCodeActions } from '../../../entities/codes/use-code-actions.js';
import { useFolderDialog } from '../use-folder-dialog.js';
import { useLabelDialog } from '../../../entities/code-prints/use-label-dialog.js';
import { usePrintsDialog } from '../../../entities/code-prints/use-prints-dialog.js';
import { useTagDialog } from './use-tag-dialog.js';

/** Buttons for the codes that are selected in the list; each shows when it applies to one of them at least. */
export function BulkActions({ selected, onDone }: { selected: Selected; onDone: () => void }) {
  const { pause, resume, archive, restore, deleteCodes, isBusy } = useCodeActions();
  const putIntoFolder = useFolderDialog();
  const tag = useTagDialog();
  const openLabels = useLabelDialog();
  const openPrints = usePrintsDialog();
  const after = (done: Promise<boolean>) => void done.then((isDone) => isDone && onDone());

  const actions = [
    { label: t('Pause'), on: having(selected, 'active'), run: pause },
    { label: t('Resume'), on: having(selected, 'paused'), run: resume },
    { label: t('Restore'), on: having(selected, 'archived', 'deleted'), run: restore },
    { label: t('Archive'), on: having(selected, 'active', 'paused'), run: archive },
  ];
  const kept = having(selected, 'active', 'paused', 'archived');
  return (
    <>
      {actions.map(
        ({ label, on, run }) =>
          on && (
            <Button key={label} size="small" disabled={isBusy} onClick={() => after(run(on))}>
              {label}
            </Button>
          ),
      )}
      {kept && (
        <>
          <Button size="small" disabled={isBusy} onClick={() => putIntoFolder(kept, onDone)}>
            {t('Move to a folder')}
          </Button>
          <Button size="small" disabled={isBusy} onClick={() => tag(kept, onDone)}>
            {t('Tag')}
          </Button>
          {countOf(kept) <= selectionLimit && (
            <Button size="small" onClick={() => openPrints(kept)}>
              {t('Download')}
            </Button>
          )}
          {countOf(kept) <= labelLimit && (
            <Button size="small" onClick={() => openLabels(kept)}>
              {t('Labels')}
            </Button>
          )}
          <Button size="small" danger disabled={isBusy} onClick={() => after(deleteCodes(kept))}>
            {t('Delete')}
          </Button>
        </>
      )}
      <Button size="small" type="text" onClick={onDone}>
        {t('Clear selection')}
      </Button>
    </>
  );
}
