import type { NotifyAction, Shell } from '@swapt/shared/sdk';
import { App, Button } from 'antd';
import { useMemo } from 'react';

type Kind = keyof Shell['notify'];

let serial = 0;

/** The snackbar: failures are announced at once and stay longer. */
export function useNotify(): Shell['notify'] {
  const { notification } = App.useApp();
  return useMemo(() => {
    const show = (kind: Kind) => (text: string, action?: NotifyAction) => {
      const key = `snackbar-${(serial += 1)}`;
      const close = () => notification.destroy(key);
      const run = () => {
        close();
        action?.run();
      };
      notification[kind]({
        key,
        message: text,
        placement: 'bottomLeft',
        className: 'snackbar',
        duration: kind === 'error' || action ? 8 : 4,
        role: kind === 'error' ? 'alert' : 'status',
        actions: action && (
          <Button size="small" onClick={run}>
            {action.label}
          </Button>
        ),
      });
    };
    return { success: show('success'), error: show('error'), info: show('info') };
  }, [notification]);
}
