import type { NotifyAction, Shell } from '@swapt/shared/sdk';
import { Button, notification } from 'antd';

let serial = 0;

/** Failures are announced at once; they, and what carries a button, stay longer. Times in seconds. */
const show = (kind: keyof Shell['notify']) => (text: string, action?: NotifyAction) => {
  const key = `snackbar-${(serial += 1)}`;
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
    actions: action && (
      <Button size="small" onClick={run}>
        {action.label}
      </Button>
    ),
  });
};

/** The snackbar. */
export const notify: Shell['notify'] = { success: show('success'), error: show('error'), info: show('info') };
