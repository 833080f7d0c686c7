import { labelLimit, selectionLimit } from '@swapt/shared/values';
import { countSelected } from '@swapt/shared/ui';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { t } from '@swapt/shared/text';
import { tagsOf } from '../../../parts/selected.js';
import { having, type Selected } from '../selected.js';
import { useCodeActions } from '../use-code-actions.js';
import { useFolderDialog } from './use-folder-dialog.js';
import { useLabelDialog } from '../../code-prints/use-label-dialog.js';
import { usePrintsDialog } from '../../code-prints/use-prints-dialog.js';
import { useTagDialog } from './use-tag-dialog.js';

interface Props {
  selected: Selected;
  onDone: () => void;
  /** What else the list does with codes. */
  also?: ReactNode;
}

/** Buttons for the codes that are selected in a list; each shows when it applies to one of them at least. */
export function BulkActions({ selected, onDone, also }: Props) {
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
      {also}
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
          {tagsOf(kept)?.length !== 0 && (
            <Button size="small" disabled={isBusy} onClick={() => tag(kept, onDone, 'untag')}>
              {t('Remove tags')}
            </Button>
          )}
          {countSelected(kept) <= selectionLimit && (
            <Button size="small" onClick={() => openPrints(kept)}>
              {t('Download')}
            </Button>
          )}
          {countSelected(kept) <= labelLimit && (
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
