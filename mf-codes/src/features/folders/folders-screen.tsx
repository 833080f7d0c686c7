import FolderOutlined from '@ant-design/icons/FolderOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Folder } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import {
  BulkChanges,
  DataList,
  DateText,
  formatNumber,
  ListCsvButton,
  Page,
  useListAddress,
  useSelection,
  type DataListColumn,
} from '@swapt/shared/ui';
import { Button } from 'antd';
import { Link, useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { folderBulkWords } from './bulk-words.js';
import { FolderForm } from './folder-form.js';
import { useFolders } from './folders.queries.js';
import { ManyFoldersActions } from './many-folders-actions.js';
import { FolderMenu } from './remove-folder-button.js';

const addressOf = (folderId: string) => `/admin/folder/${folderId}`;

const columns: DataListColumn<Folder>[] = [
  {
    key: 'name',
    title: t('Folder'),
    onCard: 'head',
    render: ({ folder_id, name }) => (
      <Link to={addressOf(folder_id)} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Link>
    ),
  },
  { key: 'codes', title: t('Codes'), width: 110, align: 'right', render: ({ codes }) => formatNumber(codes) },
  { key: 'scans', title: t('Scans'), width: 130, align: 'right', render: ({ scans }) => formatNumber(scans) },
  { key: 'created', title: t('Created'), width: 170, render: ({ created_at }) => <DateText at={created_at} /> },
];
const remove: DataListColumn<Folder> = {
  key: 'actions',
  title: t('Actions'),
  width: 130,
  align: 'right',
  onCard: 'corner',
  render: (folder) => <FolderMenu folder={folder} />,
};

export default function FoldersScreen() {
  const { session, modal } = useShell();
  const navigate = useNavigate();
  const address = useListAddress();
  const filter = { search: address.search || undefined };
  const query = useFolders(address.paging, filter.search);
  const selection = useSelection<Folder, typeof filter>(filter, (selected, onDone) => (
    <ManyFoldersActions selected={selected} onDone={onDone} />
  ));
  const mayWrite = session.can('codes:write');
  const open = () =>
    modal.open({
      title: t('New folder'),
      content: (close) => <FolderForm close={close} onMade={({ folder_id }) => void navigate(addressOf(folder_id))} />,
    });
  const create = mayWrite && (
    <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={open}>
      {t('New folder')}
    </Button>
  );

  return (
    <Page
      title={t('Folders')}
      lead={t('Group codes that belong together. A code can be in one folder only.')}
      actions={
        <>
          <ListCsvButton
            list="folders"
            columns={columns}
            address={address}
            total={query.data?.total}
            ask={(call, shown) => call('folders.exportCsv', { ...filter, ...shown })}
          />
          {create}
        </>
      }
    >
      <BulkChanges noun="folders" words={folderBulkWords} />
      <DataList<Folder>
        query={query}
        address={address}
        list="folders"
        noun={t('folders')}
        rowKey={({ folder_id }) => folder_id}
        rowName={({ name }) => name}
        selection={mayWrite ? selection : undefined}
        columns={mayWrite ? [...columns, remove] : columns}
        empty={{
          icon: <FolderOutlined />,
          title: t('No folders yet'),
          text: mayWrite
            ? t('Create a folder for each place, product or event and see the scans of its codes in one place.')
            : t('Nobody in your organization has created one yet.'),
          action: create,
        }}
      />
    </Page>
  );
}
