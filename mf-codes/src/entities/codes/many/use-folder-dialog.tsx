import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { named, type Selected } from '../selected.js';
import { FolderPicker } from './folder-picker.js';

/** Opens the dialog that puts codes into a folder. */
export function useFolderDialog() {
  const { modal } = useShell();
  return (codes: Selected, onDone?: () => void) =>
    modal.open({
      title: t('Move {codes} to a folder', { codes: named(codes) }),
      content: (close) => <FolderPicker codes={codes} close={close} onDone={onDone} />,
    });
}
