import BarChartOutlined from '@ant-design/icons/BarChartOutlined';
import CheckOutlined from '@ant-design/icons/CheckOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PauseOutlined from '@ant-design/icons/PauseOutlined';
import PoweroffOutlined from '@ant-design/icons/PoweroffOutlined';
import type { PromoLock } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { RowMenu } from '@swapt/shared/ui';
import { promoLockTransitions, type PromoLockState } from '@swapt/shared/values';
import { lockPaths } from './paths.js';
import { useLockMoves } from './use-lock-moves.js';

/** What can be done with one promo lock of the list. */
export function LockMenu({ lock }: { lock: PromoLock }) {
  const { can } = useShell().session;
  const navigate = useNavigate();
  const { activate, pause, end, remove, isBusy } = useLockMoves();
  const next: readonly PromoLockState[] = can('campaigns:write') ? promoLockTransitions[lock.state] : [];
  const items = [
    {
      key: 'usage',
      icon: <BarChartOutlined />,
      label: t('See usage'),
      onClick: () => void navigate(lockPaths.usage(lock.lock_id)),
    },
    next.includes('active') && {
      key: 'activate',
      icon: <CheckOutlined />,
      label: t('Activate'),
      onClick: () => void activate(lock),
    },
    next.includes('paused') && {
      key: 'pause',
      icon: <PauseOutlined />,
      label: t('Pause'),
      onClick: () => void pause(lock),
    },
    next.includes('ended') && {
      key: 'end',
      icon: <PoweroffOutlined />,
      label: t('End'),
      danger: true,
      onClick: () => void end(lock),
    },
    lock.state === 'draft' &&
      can('campaigns:write') && {
        key: 'delete',
        icon: <DeleteOutlined />,
        label: t('Delete'),
        danger: true,
        onClick: () => void remove(lock),
      },
  ].filter((item) => item !== false);
  return <RowMenu name={lock.name} items={items} isBusy={isBusy} />;
}
