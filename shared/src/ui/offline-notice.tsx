import { onlineManager } from '@tanstack/react-query';
import { Alert } from 'antd';
import { useSyncExternalStore } from 'react';
import { t } from '../text/index.js';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Whether the server can be reached, as far as anybody knows. */
export const useIsOnline = (): boolean => useSyncExternalStore(subscribe, () => onlineManager.isOnline());

/** Says that what is being saved waits for the connection. */
export const OfflineNotice = () => (
  <Alert
    type="warning"
    showIcon
    role="status"
    message={t('You are offline. Keep this page open: we save this as soon as you are back online.')}
  />
);
