import BarChartOutlined from '@ant-design/icons/BarChartOutlined';
import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Code, Folder } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import {
  BulkChanges,
  DataList,
  ErrorState,
  Page,
  useListAddress,
  useSelection,
  type DataListColumn,
} from '@swapt/shared/ui';
import { Button, Skeleton } from 'antd';
import { Link, useNavigate, useParams } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';

import { codeBulkWords } from '../../entities/codes/bulk-words.js';
import { BulkActions } from '../../entities/codes/many/bulk-actions.js';
import type { Selected } from '../../entities/codes/selected.js';
import { useCodeActions } from '../../entities/codes/use-code-actions.js';
import { AddCodesForm } from './add-codes-form.js';
import { folderColumns } from './folder-columns.js';
import { useFolder, useFolderCodes } from './folders.queries.js';
import { RemoveFolderButton } from './remove-folder-button.js';

const breadcrumbs = [{ label: t('Folders'), to: '/admin/folders' }];

export default function FolderScreen() {
  const { folderId = '' } = useParams();
  const query = useFolder(folderId);
  if (query.data) return <FolderCodes folder={query.data} />;
  return (
    <Page title={t('Folder')} breadcrumbs={breadcrumbs}>
      {query.isError ? (
        <ErrorState
          error={query.error}
          onRetry={() => void query.refetch()}
          elsewhere={<Link to="/admin/folders">{t('See all folders')}</Link>}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  );
}

function FolderCodes({ folder }: { folder: Folder }) {
  const { session, modal } = useShell();
  const navigate = useNavigate();
  const address = useListAddress();
  const query = useFolderCodes(folder.folder_id, address.paging, address.search || undefined);
  const { change, isBusy } = useCodeActions();
  const mayWrite = session.can('codes:write');

  const takeOut = (codes: Selected) =>
    change(codes, { action: 'move', folder_id: null }, t('no longer in “{name}”', { name: folder.name }));
  const filter = { folder_id: folder.folder_id, search: address.search || undefined };
  const selection = useSelection<Code, typeof filter>(filter, (selected, onDone) => (
    <BulkActions
      selected={selected}
      onDone={onDone}
      also={
        <Button
          size="small"
          disabled={isBusy}
          onClick={() => void takeOut(selected).then((isDone) => isDone && onDone())}
        >
          {t('Remove from the folder')}
        </Button>
      }
    />
  ));
  const add = mayWrite && (
    <Button
      type="primary"
      icon={<PlusOutlined aria-hidden />}
      onClick={() =>
        modal.open({
          title: t('Add codes to “{name}”', { name: folder.name }),
          content: (close) => <AddCodesForm folder={folder} close={close} />,
        })
      }
    >
      {t('Add codes')}
    </Button>
  );
  const actions: DataListColumn<Code> = {
    key: 'actions',
    title: t('Actions'),
    width: 120,
    align: 'right',
    onCard: 'foot',
    render: (code) => (
      <Button
        disabled={isBusy}
        aria-label={t('Remove {name} from the folder', { name: code.name })}
        onClick={() => void takeOut([code])}
      >
        {t('Remove')}
      </Button>
    ),
  };

  return (
    <Page
      title={folder.name}
      lead={t('{codes, plural, one {# code} other {# codes}}, {scans, plural, one {# scan} other {# scans}}', {
        codes: folder.codes,
        scans: folder.scans,
      })}
      breadcrumbs={breadcrumbs}
      actions={
        <>
          {session.can('analytics:read') && (
            <Button
              icon={<BarChartOutlined aria-hidden />}
              onClick={() => void navigate(`/admin/folder/${folder.folder_id}/analytics`)}
            >
              {t('Analytics')}
            </Button>
          )}
          {mayWrite && <RemoveFolderButton folder={folder} onRemoved={() => void navigate('/admin/folders')} />}
          {add}
        </>
      }
    >
      <BulkChanges noun="codes" words={codeBulkWords} />
      <DataList<Code>
        query={query}
        address={address}
        noun={t('codes')}
        columns={mayWrite ? [...folderColumns, actions] : folderColumns}
        rowKey={({ code_id }) => code_id}
        rowName={({ name }) => name}
        empty={{
          icon: <FolderOpenOutlined />,
          title: t('This folder is empty'),
          text: mayWrite ? t('Choose the codes that belong in it.') : t('Nobody has added a code to it yet.'),
          action: add,
        }}
        selection={mayWrite ? selection : undefined}
      />
    </Page>
  );
}
