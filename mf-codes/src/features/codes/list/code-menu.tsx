import BarChartOutlined from '@ant-design/icons/BarChartOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import PauseCircleOutlined from '@ant-design/icons/PauseCircleOutlined';
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { RowMenu } from '@swapt/shared/ui';
import { useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { isAway } from '../../../entities/codes/away-notice.js';
import { paths } from '../../../entities/codes/paths.js';
import { useCodeActions } from '../../../entities/codes/use-code-actions.js';
import { useFactItems } from './use-fact-items.js';
import { useCopyItems } from '../use-copy-items.js';

/** What can be done with one code of the list. */
export function CodeMenu({ code }: { code: Code }) {
  const { session } = useShell();
  const navigate = useNavigate();
  const { pause, resume, archive, restore, deleteCodes, isBusy } = useCodeActions();
  const { items: copyItems, isCopying } = useCopyItems(code);
  const factItems = useFactItems(code);
  const mayWrite = session.can('codes:write');
  const isGone = isAway(code);

  const edit = {
    key: 'edit',
    icon: <EditOutlined />,
    label: t('Edit'),
    onClick: () => void navigate(paths.edit(code.code_id)),
  };
  const analytics = {
    key: 'analytics',
    icon: <BarChartOutlined />,
    label: t('Analytics'),
    onClick: () => void navigate(paths.analytics(code.code_id)),
  };
  const toggle =
    code.status === 'paused'
      ? { key: 'resume', icon: <PlayCircleOutlined />, label: t('Resume'), onClick: () => void resume([code]) }
      : { key: 'pause', icon: <PauseCircleOutlined />, label: t('Pause'), onClick: () => void pause([code]) };
  const putAway = {
    key: 'archive',
    icon: <InboxOutlined />,
    label: t('Archive'),
    onClick: () => void archive([code]),
  };
  const remove = {
    key: 'delete',
    icon: <DeleteOutlined />,
    label: t('Delete'),
    danger: true,
    onClick: () => void deleteCodes([code]),
  };
  const bringBack = {
    key: 'restore',
    icon: <UndoOutlined />,
    label: t('Restore'),
    onClick: () => void restore([code]),
  };

  const items = [
    ...(mayWrite && !isGone ? [edit, ...factItems] : []),
    ...(session.can('analytics:read') ? [analytics] : []),
    ...(mayWrite ? (isGone ? [bringBack] : [...copyItems, toggle, putAway]) : []),
    ...(mayWrite && code.status !== 'deleted' ? [remove] : []),
  ];
  return <RowMenu name={code.name} items={items} isBusy={isBusy || isCopying} />;
}
