import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { ChildForm } from './child-form.js';

/** Opens the dialog that makes a code under another one. */
export function useChildDialog() {
  const { modal } = useShell();
  return (base: Code) =>
    modal.open({
      title: `New child code of “${base.name}”`,
      content: (close) => <ChildForm base={base} close={close} />,
    });
}
