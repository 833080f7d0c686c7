import { useCallback, type ReactNode } from 'react';
import { useShell } from '../sdk/index.js';

/** Asks before something is lost: `text` says what, `action` is the verb on the red button. */
export function useDangerConfirm() {
  const { modal } = useShell();
  return useCallback(
    (title: string, text: ReactNode, action: string) => modal.confirm({ title, text, action, danger: true }),
    [modal],
  );
}
