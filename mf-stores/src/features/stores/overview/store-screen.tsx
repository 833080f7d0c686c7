import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { Flex } from 'antd';
import { StoreFrame } from '../../../entities/stores/store-frame.js';
import { FactsPanel } from './facts-panel.js';
import { SetUpPanel } from './set-up-panel.js';
import { StatusPanel } from './status-panel.js';

export default function StoreScreen() {
  const mayWrite = useShell().session.can('store:write');
  return (
    <StoreFrame tab="overview">
      {(store) => (
        <Flex vertical gap={space.lg} style={{ maxWidth: 720 }}>
          {store.status === 'draft' && mayWrite ? (
            <SetUpPanel store={store} />
          ) : (
            <StatusPanel store={store} mayWrite={mayWrite} />
          )}
          <FactsPanel store={store} />
        </Flex>
      )}
    </StoreFrame>
  );
}
