import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import PoweroffOutlined from '@ant-design/icons/PoweroffOutlined';
import SettingOutlined from '@ant-design/icons/SettingOutlined';
import ShopOutlined from '@ant-design/icons/ShopOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import type { ListedStore } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { RowMenu } from '@swapt/shared/ui';
import { storeTransitions, type StoreStatus } from '@swapt/shared/values';
import { storePaths } from '../../../entities/stores/paths.js';
import { usePauseDialog } from '../../../entities/stores/use-pause-dialog.js';
import { useStoreMoves } from '../../../entities/stores/use-store-moves.js';

/** What can be done with one store of the list. */
export function StoreMenu({ store }: { store: ListedStore }) {
  const navigate = useNavigate();
  const pause = usePauseDialog();
  const { open, close, remove, restore, isBusy } = useStoreMoves();
  const { store_id, name, status } = store;
  const go = (to: string) => () => void navigate(to);
  const next: readonly StoreStatus[] = storeTransitions[status];
  const items = [
    status === 'draft' && {
      key: 'set-up',
      icon: <ShopOutlined />,
      label: t('Go on with setting up'),
      onClick: go(storePaths.setUp(store_id)),
    },
    status !== 'draft' &&
      next.includes('open') && {
        key: 'open',
        icon: <ShopOutlined />,
        label: t('Open'),
        onClick: () => void open(store),
      },
    next.includes('paused') && {
      key: 'pause',
      icon: <PauseOutlined />,
      label: t('Pause'),
      onClick: () => pause(store),
    },
    status !== 'deleted' && {
      key: 'settings',
      icon: <SettingOutlined />,
      label: t('Settings'),
      onClick: go(storePaths.settings(store_id)),
    },
    status !== 'deleted' &&
      next.includes('closed') && {
        key: 'close',
        icon: <PoweroffOutlined />,
        label: t('Close'),
        onClick: () => void close(store),
      },
    status === 'deleted' && {
      key: 'restore',
      icon: <UndoOutlined />,
      label: t('Restore'),
      onClick: () => void restore(store),
    },
    next.includes('deleted') && {
      key: 'delete',
      icon: <DeleteOutlined />,
      label: t('Delete'),
      danger: true,
      onClick: () => void remove(store),
    },
  ].filter((item) => item !== false);
  return <RowMenu name={name} items={items} isBusy={isBusy} />;
}
