import BarChartOutlined from '@ant-design/icons/BarChartOutlined';
import FolderOpenOutlined from '@ant-design/icons/FolderOpenOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Code, Folder } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { DataList, ErrorState, formatNumber, Page, useListAddress, type DataListColumn } from '@swapt/shared/ui';
import { Button, Skeleton } from 'antd';
import { useState } from 'react';
import { Link, useNavigate, useParams } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';

import { AddCodesForm } from './add-codes-form.js';
import { folderColumns } from './folder-columns.js';
import { useFolder, useFolderCodes, usePlaceCodes } from './folders.queries.js';
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
  const { session, modal, notify } = useShell();
  const navigate = useNavigate();
  const address = useListAddress();
  const [selected, setSelected] = useState<Code[]>([]);
  const query = useFolderCodes(folder.folder_id, address.paging, address.search || undefined);
  const { place, isBusy } = usePlaceCodes('folders.removeFrom');
  const mayWrite = session.can('codes:write');

  const takeOut = async (codes: readonly Code[]) => {
    const taken = await place(
      folder.folder_id,
      codes.map(({ code_id }) => code_id),
    );
    if (taken === 0) return;
    setSelected([]);
    notify.success(
      codes.length === 1
        ? t('“{name}” is no longer in this folder.', { name: codes[0]?.name ?? '' })
        : t('{taken} codes are no longer in this folder.', { taken: formatNumber(taken) }),
    );
  };
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
        type="text"
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
        selection={
          mayWrite
            ? {
                rows: selected,
                onChange: setSelected,
                actions: (codes) => (
                  <Button size="small" disabled={isBusy} onClick={() => void takeOut(codes)}>
                    {t('Remove from the folder')}
                  </Button>
                ),
              }
            : undefined
        }
      />
    </Page>
  );
}
