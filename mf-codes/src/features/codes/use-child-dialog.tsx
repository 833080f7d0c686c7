import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { ChildForm } from './child-form.js';

/** Opens the dialog that makes a code under another one. */
export function useChildDialog() {
  const { modal } = useShell();
  return (base: Code) =>
    modal.open({
      title: t('New child code of “{name}”', { name: base.name }),
      content: (close) => <ChildForm base={base} close={close} />,
    });
}
