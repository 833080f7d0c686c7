import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { Api } from '@swapt/shared/contract';
import { toCsv } from '@swapt/shared/csv';
import { space } from '@swapt/shared/tokens';
import { CopyButton, formatNumber, Heading, Panel, saveFile } from '@swapt/shared/ui';
import { Button, Flex, Table, theme } from 'antd';
import { Link, useNavigate } from '@swapt/shared/router';
import { paths } from '../../entities/codes/paths.js';
import { withoutScheme } from '../../parts/short-address.js';

export type Made = Api['codes.cloneMultiple']['out']['data'];

/** The codes that were made, and what comes next. */
export function MadePanel({ made, onAgain }: { made: Made; onAgain: () => void }) {
  const navigate = useNavigate();
  const { token } = theme.useToken();
  const save = () => saveFile('new-codes.csv', new Blob([madeCsv(made)], { type: 'text/csv;charset=utf-8' }));
  return (
    <Panel>
      <Flex vertical gap={space.md}>
        <Flex gap={space.sm} align="center" role="status">
          <CheckCircleFilled aria-hidden style={{ color: token.colorSuccess, fontSize: 22 }} />
          <Heading level={2}>
            {made.length === 1 ? 'One code was created' : `${formatNumber(made.length)} codes were created`}
          </Heading>
        </Flex>
        <Flex wrap gap={space.sm}>
          <Button type="primary" onClick={() => void navigate(paths.list)}>
            See them in My codes
          </Button>
          <Button icon={<DownloadOutlined aria-hidden />} onClick={save}>
            Download the list as CSV
          </Button>
          <Button onClick={onAgain}>Create more</Button>
        </Flex>
        <div style={{ overflowX: 'auto' }}>
          <Table<Made[number]>
            style={{ minWidth: 560 }}
            size="small"
            rowKey={({ code_id, url }) => code_id ?? url ?? ''}
            dataSource={made}
            pagination={{ pageSize: 20, hideOnSinglePage: true, showSizeChanger: false }}
            columns={[
              {
                key: 'name',
                title: 'Name',
                render: (_, { code_id, name }) => <Link to={paths.show(code_id ?? '')}>{name}</Link>,
              },
              {
                key: 'url',
                title: 'Short address',
                render: (_, { name, url }) => (
                  <Flex align="center" gap={4}>
                    {withoutScheme(url ?? '')}
                    <CopyButton text={url ?? ''} label={`Copy the link of ${name}`} iconOnly type="text" size="small" />
                  </Flex>
                ),
              },
              { key: 'target', title: 'Leads to', render: (_, { target }) => withoutScheme(target) },
            ]}
          />
        </div>
      </Flex>
    </Panel>
  );
}

/** The codes that were made, as a file for those who print them. */
export const madeCsv = (made: Made): string =>
  toCsv([['Name', 'Leads to', 'Short address'], ...made.map(({ name, target, url }) => [name, target, url])]);
