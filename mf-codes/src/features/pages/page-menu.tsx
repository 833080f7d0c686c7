import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import EllipsisOutlined from '@ant-design/icons/EllipsisOutlined';
import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { Button, Dropdown } from 'antd';
import type { PageSummary } from '@swapt/shared/contract';
import { paths } from './paths.js';
import { usePageActions } from './use-page-actions.js';

/** What can be done with one page of the list. */
export function PageMenu({ page }: { page: PageSummary }) {
  const { session } = useShell();
  const navigate = useNavigate();
  const { copy, hide, remove, restore, isBusy } = usePageActions();
  const mayWrite = session.can('pages:write');
  const isPublic = page.status === 'published';

  const view = {
    key: 'view',
    icon: <EyeOutlined />,
    label: (
      <a href={page.url} target="_blank" rel="noreferrer">
        View public page
      </a>
    ),
  };
  const edit = {
    key: 'edit',
    icon: <EditOutlined />,
    label: 'Edit',
    onClick: () => void navigate(paths.edit(page.page_id)),
  };
  const double = { key: 'copy', icon: <CopyOutlined />, label: 'Make a copy', onClick: () => copy(page) };
  const unpublish = {
    key: 'hide',
    icon: <EyeInvisibleOutlined />,
    label: 'Unpublish',
    onClick: () => void hide(page),
  };
  const drop = {
    key: 'delete',
    icon: <DeleteOutlined />,
    label: 'Delete',
    danger: true,
    onClick: () => void remove(page),
  };
  const back = { key: 'restore', icon: <UndoOutlined />, label: 'Restore', onClick: () => restore(page) };

  const shown = isPublic ? [view] : [];
  const changes = page.status === 'deleted' ? [back] : [edit, double, ...(isPublic ? [unpublish] : []), drop];
  const items = [...shown, ...(mayWrite ? changes : [])];
  if (items.length === 0) return null;
  return (
    <Dropdown menu={{ items }} trigger={['click']} placement="bottomRight">
      <Button type="text" icon={<EllipsisOutlined />} loading={isBusy} aria-label={`Actions for ${page.name}`} />
    </Dropdown>
  );
}
