import ImportOutlined from '@ant-design/icons/ImportOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import QrcodeOutlined from '@ant-design/icons/QrcodeOutlined';
import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { BulkChanges, DataList, ListCsvButton, Page, useListAddress, useSelection } from '@swapt/shared/ui';
import { codeStatuses, tagLimits } from '@swapt/shared/values';
import { Button } from 'antd';
import { useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { codeBulkWords } from '../../../entities/codes/bulk-words.js';
import { BulkActions } from '../../../entities/codes/many/bulk-actions.js';
import { codeColumns } from './code-columns.js';
import { statusOptions } from '../../../entities/codes/code-status.js';
import { typeNamed, typeOptions } from '../../../entities/code-content/code-types.js';
import { useCodes } from '../codes.queries.js';
import { folderIn, usePlaceFilters } from './place-filters.js';
import { paths } from '../../../entities/codes/paths.js';

const sorts = ['name', 'scans'] as const;
const filters = [
  { name: 'status', label: t('Status'), options: statusOptions, isInSight: true },
  { name: 'type', label: t('Type'), options: typeOptions },
  {
    name: 'sort',
    label: t('Newest first'),
    options: [
      { value: 'name', label: t('By name') },
      { value: 'scans', label: t('Most scans') },
    ],
  },
];

export default function MyCodesScreen() {
  const { session } = useShell();
  const navigate = useNavigate();
  const address = useListAddress();
  const filter = {
    search: address.search || undefined,
    // What somebody typed into the address is not trusted to be a status.
    status: codeStatuses.find((status) => status === address.filter('status')),
    type: typeNamed(address.filter('type')),
    folder_id: folderIn(address),
    tag: address.filter('tag')?.trim().slice(0, tagLimits.maxLength) || undefined,
    sort: sorts.find((sort) => sort === address.filter('sort')),
  };
  const selection = useSelection<Code, typeof filter>(filter, (selected, onDone) => (
    <BulkActions selected={selected} onDone={onDone} />
  ));
  const query = useCodes({ ...address.paging, filter });
  const places = usePlaceFilters(address);
  const mayWrite = session.can('codes:write');
  const create = mayWrite && (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(paths.create)}>
      {t('New QR code')}
    </Button>
  );
  const exported = (
    <ListCsvButton
      list="codes"
      columns={codeColumns}
      address={address}
      total={query.data?.total}
      ask={(call, shown) => call('codes.exportCsv', { filter, ...shown })}
    />
  );
  const actions = mayWrite ? (
    <>
      {exported}
      <Button icon={<ImportOutlined aria-hidden />} onClick={() => void navigate(paths.import)}>
        {t('Import codes')}
      </Button>
      {create}
    </>
  ) : (
    exported
  );

  return (
    <Page
      title={t('My codes')}
      lead={t(
        'All QR codes in your organization. You can change where a code leads at any time, even after you print it.',
      )}
      actions={actions}
    >
      <BulkChanges noun="codes" words={codeBulkWords} />
      <DataList<Code>
        query={query}
        address={address}
        list="codes"
        noun={t('codes')}
        filters={[...filters, ...places]}
        columns={codeColumns}
        rowKey={({ code_id }) => code_id}
        rowName={({ name }) => name}
        empty={{
          icon: <QrcodeOutlined />,
          title: t('No codes yet'),
          text: mayWrite
            ? t('Create your first QR code: choose where it leads, add your colours and print it.')
            : t('Nobody in your organization has created one yet.'),
          action: create,
        }}
        selection={mayWrite ? selection : undefined}
      />
    </Page>
  );
}
