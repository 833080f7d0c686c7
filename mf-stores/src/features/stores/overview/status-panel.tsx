import type { Store } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { Panel } from '@swapt/shared/ui';
import { storeTransitions, type StoreStatus } from '@swapt/shared/values';
import { Button, Flex } from 'antd';
import { storePaths } from '../../../entities/stores/paths.js';
import { usePauseDialog } from '../../../entities/stores/use-pause-dialog.js';
import { useStoreMoves } from '../../../entities/stores/use-store-moves.js';

const sentences: Record<Exclude<StoreStatus, 'deleted'>, string> = {
  draft: t('Shoppers do not see it yet.'),
  open: t('Shoppers can look around and order.'),
  paused: t('Shoppers can look around, but not order.'),
  closed: t('Shoppers see that it is closed and cannot order.'),
};

/** Whether shoppers can buy, and what changes it. */
export function StatusPanel({ store, mayWrite }: { store: Store; mayWrite: boolean }) {
  const navigate = useNavigate();
  const pause = usePauseDialog();
  const { open, close, remove, isBusy } = useStoreMoves();
  const { status, pause_note } = store;
  if (status === 'deleted') return null;
  const next: readonly StoreStatus[] = storeTransitions[status];
  const leave = async () => {
    if (await remove(store)) void navigate(storePaths.stores);
  };
  return (
    <Panel title={t('Can shoppers buy?')}>
      <p style={{ marginTop: 0 }}>
        {sentences[status]}
        {status === 'paused' && pause_note && <> {t('They read: “{pause_note}”', { pause_note })}</>}
      </p>
      {mayWrite && (
        <Flex wrap gap={space.sm}>
          {next.includes('open') && (
            <Button type="primary" loading={isBusy} onClick={() => void open(store)}>
              {t('Open store')}
            </Button>
          )}
          {next.includes('paused') && <Button onClick={() => pause(store)}>{t('Pause store')}</Button>}
          {next.includes('closed') && <Button onClick={() => void close(store)}>{t('Close store')}</Button>}
          <Button danger onClick={() => void leave()}>
            {t('Delete store')}
          </Button>
        </Flex>
      )}
    </Panel>
  );
}
