import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { FolderPicker } from './folder-picker.js';

/** Opens the dialog that puts codes into a folder. */
export function useFolderDialog() {
  const { modal } = useShell();
  return (codes: readonly Code[], onDone?: () => void) =>
    modal.open({
      title: codes.length === 1 ? `Move “${codes[0]?.name}” to a folder` : `Move ${codes.length} codes to a folder`,
      content: (close) => <FolderPicker codes={codes} close={close} onDone={onDone} />,
    });
}
