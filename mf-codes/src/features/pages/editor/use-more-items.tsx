import AppstoreAddOutlined from '@ant-design/icons/AppstoreAddOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import EyeInvisibleOutlined from '@ant-design/icons/EyeInvisibleOutlined';
import EyeOutlined from '@ant-design/icons/EyeOutlined';
import HistoryOutlined from '@ant-design/icons/HistoryOutlined';
import LinkOutlined from '@ant-design/icons/LinkOutlined';
import QrcodeOutlined from '@ant-design/icons/QrcodeOutlined';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { SaveTemplate } from '../../../entities/templates/save-template.js';
import { paths } from '../paths.js';
import { usePageActions } from '../use-page-actions.js';
import { usePageCodes } from '../use-page-codes.js';
import { NameForm } from './name-form.js';
import type { Draft } from './draft/use-draft.js';
import { Versions } from './draft/versions.js';

/** What is done with a page now and then. */
export function useMoreItems(draft: Draft, onReload: () => void) {
  const { modal } = useShell();
  const navigate = useNavigate();
  const { hide, remove } = usePageActions();
  const openCodes = usePageCodes();
  const { page, document, setPage, save, revision } = draft;
  const isPublic = page.status === 'published';

  const showVersions = async () => {
    // A version takes the place of the draft, so the draft is saved before one is looked at.
    if (!(await save())) return;
    modal.open({
      title: t('Versions of “{name}”', { name: page.name }),
      width: 640,
      content: (close) => (
        <Versions
          page={page}
          revision={revision()}
          onRestored={() => {
            close();
            onReload();
          }}
        />
      ),
    });
  };

  const view = {
    key: 'view',
    icon: <EyeOutlined />,
    label: (
      <a href={page.named_url ?? page.url} target="_blank" rel="noreferrer">
        {t('View public page')}
      </a>
    ),
  };
  const codes = { key: 'codes', icon: <QrcodeOutlined />, label: t('QR codes'), onClick: () => openCodes?.(page) };
  const name = {
    key: 'name',
    icon: <LinkOutlined />,
    label: t('Name and address'),
    onClick: () =>
      modal.open({
        title: t('Name and address'),
        content: (close) => <NameForm page={page} onSaved={setPage} close={close} />,
      }),
  };
  const versions = {
    key: 'versions',
    icon: <HistoryOutlined />,
    label: t('Versions'),
    onClick: () => void showVersions(),
  };
  const template = {
    key: 'template',
    icon: <AppstoreAddOutlined />,
    label: t('Save as template'),
    onClick: () =>
      modal.open({
        title: t('Save as template'),
        content: (close) => <SaveTemplate document={document} name={page.name} close={close} />,
      }),
  };
  const unpublish = {
    key: 'hide',
    icon: <EyeInvisibleOutlined />,
    label: t('Unpublish'),
    onClick: () => void hide(page).then((hidden) => hidden && setPage(hidden)),
  };
  const drop = {
    key: 'delete',
    icon: <DeleteOutlined />,
    label: t('Delete'),
    danger: true,
    onClick: () => void remove(page).then((isDeleted) => isDeleted && navigate(paths.list)),
  };
  return [
    ...(isPublic ? [view] : []),
    ...(openCodes ? [codes] : []),
    name,
    versions,
    template,
    ...(isPublic ? [unpublish] : []),
    drop,
  ];
}
