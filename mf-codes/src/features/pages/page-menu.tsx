import CopyOutlined from '@ant-design/icons/CopyOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EditOutlined from '@ant-design/icons/EditOutlined';
import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import QrcodeOutlined from '@ant-design/icons/QrcodeOutlined';
import UndoOutlined from '@ant-design/icons/UndoOutlined';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { RowMenu } from '@swapt/shared/ui';
import type { PageSummary } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { paths } from './paths.js';
import { usePageActions } from './use-page-actions.js';
import { usePageCodes } from './use-page-codes.js';

/** What can be done with one page of the list. */
export function PageMenu({ page }: { page: PageSummary }) {
  const { session } = useShell();
  const navigate = useNavigate();
  const { copy, hide, remove, restore, isBusy } = usePageActions();
  const openCodes = usePageCodes();
  const mayWrite = session.can('pages:write');
  const isPublic = page.status === 'published';

  const view = {
    key: 'view',
    icon: <EyeOutlined />,
    label: (
      <a href={page.url} target="_blank" rel="noreferrer">
        {t('View public page')}
      </a>
    ),
  };
  const codes = { key: 'codes', icon: <QrcodeOutlined />, label: t('QR codes'), onClick: () => openCodes?.(page) };
  const edit = {
    key: 'edit',
    icon: <EditOutlined />,
    label: t('Edit'),
    onClick: () => void navigate(paths.edit(page.page_id)),
  };
  const double = { key: 'copy', icon: <CopyOutlined />, label: t('Make a copy'), onClick: () => copy(page) };
  const unpublish = {
    key: 'hide',
    icon: <EyeInvisibleOutlined />,
    label: t('Unpublish'),
    onClick: () => void hide(page),
  };
  const drop = {
    key: 'delete',
    icon: <DeleteOutlined />,
    label: t('Delete'),
    danger: true,
    onClick: () => void remove(page),
  };
  const back = { key: 'restore', icon: <UndoOutlined />, label: t('Restore'), onClick: () => restore(page) };

  const shown = [...(isPublic ? [view] : []), ...(openCodes && page.status !== 'deleted' ? [codes] : [])];
  const changes = page.status === 'deleted' ? [back] : [edit, double, ...(isPublic ? [unpublish] : []), drop];
  const items = [...shown, ...(mayWrite ? changes : [])];
  return <RowMenu name={page.name} items={items} isBusy={isBusy} />;
}
