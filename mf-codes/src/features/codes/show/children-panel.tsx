import PlusOutlined from '@ant-design/icons/PlusOutlined';
import type { Code } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { DataList, formatNumber, Panel, useListAddress, type DataListColumn } from '@swapt/shared/ui';
import { Button } from 'antd';
import { Link } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
import { isAway } from '../../../entities/codes/away-notice.js';
import { CodeStatusLabel } from '../../../entities/codes/code-status.js';
import { useCodes } from '../codes.queries.js';
import { paths } from '../../../entities/codes/paths.js';
import { withoutScheme } from '../../../parts/short-address.js';
import { useChildDialog } from '../use-child-dialog.js';

const columns: DataListColumn<Code>[] = [
  {
    key: 'name',
    title: t('Code'),
    onCard: 'head',
    render: ({ code_id, name }) => (
      <Link to={paths.show(code_id)} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {name}
      </Link>
    ),
  },
  { key: 'url', title: t('Short address'), render: ({ url }) => withoutScheme(url) },
  { key: 'status', title: t('Status'), width: 110, render: ({ status }) => <CodeStatusLabel status={status} /> },
  { key: 'scans', title: t('Scans'), width: 110, align: 'right', render: ({ scans }) => formatNumber(scans) },
];

/** The codes that stand under a base code. */
export function ChildrenPanel({ code }: { code: Code }) {
  const { session } = useShell();
  const address = useListAddress();
  const addChild = useChildDialog();
  const query = useCodes({ ...address.paging, filter: { base_code_id: code.code_id } });
  const add = session.can('codes:write') && !isAway(code) && (
    <Button icon={<PlusOutlined aria-hidden />} onClick={() => addChild(code)}>
      {t('Add a child code')}
    </Button>
  );
  return (
    <Panel title={t('Child codes')} extra={query.data?.total ? add : null}>
      <DataList<Code>
        query={query}
        address={address}
        noun={t('codes')}
        hasSearch={false}
        columns={columns}
        rowKey={({ code_id }) => code_id}
        rowName={({ name }) => name}
        empty={{
          title: t('No child codes yet'),
          text: t('Give each table, shop or flyer its own child code and see which ones people scan.'),
          action: add,
        }}
      />
    </Panel>
  );
}
