import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import InboxOutlined from '@ant-design/icons/InboxOutlined';
import PauseCircleOutlined from '@ant-design/icons/PauseCircleOutlined';
import PlayCircleOutlined from '@ant-design/icons/PlayCircleOutlined';
import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { Button, Dropdown } from 'antd';
import { useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { isAway } from '../../../entities/codes/away-notice.js';
import { paths } from '../../../entities/codes/paths.js';
import { useCodeActions } from '../../../entities/codes/use-code-actions.js';
import { useCopyItems } from '../use-copy-items.js';

/** The buttons of one code's screen. */
export function ShowActions({ code }: { code: Code }) {
  const { session } = useShell();
  const navigate = useNavigate();
  const { pause, resume, archive, restore, deleteCodes, isBusy } = useCodeActions();
  const { items, isCopying } = useCopyItems(code);
  if (!session.can('codes:write')) return null;
  if (isAway(code)) {
    return (
      <Button type="primary" loading={isBusy} onClick={() => void restore([code])}>
        {t('Restore')}
      </Button>
    );
  }
  const putAway = {
    key: 'archive',
    icon: <InboxOutlined />,
    label: t('Archive'),
    onClick: () => void archive([code]),
  };
  return (
    <>
      <Dropdown menu={{ items: [...items, putAway] }} trigger={['click']}>
        <Button icon={<EllipsisOutlined aria-hidden />} loading={isCopying}>
          {t('More')}
        </Button>
      </Dropdown>
      {code.status === 'active' ? (
        <Button icon={<PauseCircleOutlined />} disabled={isBusy} onClick={() => void pause([code])}>
          {t('Pause')}
        </Button>
      ) : (
        <Button icon={<PlayCircleOutlined />} disabled={isBusy} onClick={() => void resume([code])}>
          {t('Resume')}
        </Button>
      )}
      <Button danger icon={<DeleteOutlined />} disabled={isBusy} onClick={() => void deleteCodes([code])}>
        {t('Delete')}
      </Button>
      <Button type="primary" icon={<EditOutlined />} onClick={() => void navigate(paths.edit(code.code_id))}>
        {t('Edit')}
      </Button>
    </>
  );
}
