import type { NotifyAction, Shell } from '@swapt/shared/sdk';
import { Button, notification } from 'antd';

let serial = 0;

/** The snackbar, and how to take away those with a button when the code behind the buttons is gone. */
export function notifyOf(): { notify: Shell['notify']; dropButtons: () => void } {
  const withButton = new Set<string>();
  /** Failures are announced at once; they, and what carries a button, stay longer. Times in seconds. */
  const show = (kind: keyof Shell['notify']) => (text: string, action?: NotifyAction) => {
    const key = `snackbar-${(serial += 1)}`;
    if (action) withButton.add(key);
    const run = () => {
      notification.destroy(key);
      action?.run();
    };
    notification[kind]({
      key,
      message: text,
      placement: 'bottom',
      duration: kind === 'error' || action ? 8 : 4,
      role: kind === 'error' ? 'alert' : 'status',
      onClose: () => withButton.delete(key),
      actions: action && (
        <Button size="small" onClick={run}>
          {action.label}
        </Button>
      ),
    });
  };
  return {
    notify: { success: show('success'), error: show('error'), info: show('info') },
    dropButtons: () => withButton.forEach((key) => notification.destroy(key)),
  };
}

/** The shell's own snackbar. */
export const { notify } = notifyOf();
