import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { PauseForm } from './pause-form.js';
import type { MovableStore } from './use-store-moves.js';

export function usePauseDialog() {
  const { modal } = useShell();
  return (store: MovableStore) =>
    modal.open({
      title: t('Pause “{name}”', { name: store.name }),
      content: (close) => <PauseForm store={store} close={close} />,
    });
}
