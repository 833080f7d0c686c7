import CheckCircleFilled from '@ant-design/icons/CheckCircleFilled';
import DownloadOutlined from '@ant-design/icons/DownloadOutlined';
import type { Api } from '@swapt/shared/contract';
import { toCsv } from '@swapt/shared/csv';
import { space } from '@swapt/shared/tokens';
import { CopyButton, Heading, Panel, saveFile } from '@swapt/shared/ui';
import { Button, Flex, Table, theme } from 'antd';
import { Link, useNavigate } from '@swapt/shared/router';
import { t } from '@swapt/shared/text';
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
            {t('{count, plural, one {One code was created} other {# codes were created}}', { count: made.length })}
          </Heading>
        </Flex>
        <Flex wrap gap={space.sm}>
          <Button type="primary" onClick={() => void navigate(paths.list)}>
            {t('See them in My codes')}
          </Button>
          <Button icon={<DownloadOutlined aria-hidden />} onClick={save}>
            {t('Download the list as CSV')}
          </Button>
          <Button onClick={onAgain}>{t('Create more')}</Button>
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
                title: t('Name'),
                render: (_, { code_id, name }) => <Link to={paths.show(code_id ?? '')}>{name}</Link>,
              },
              {
                key: 'url',
                title: t('Short address'),
                render: (_, { name, url }) => (
                  <Flex align="center" gap={4}>
                    {withoutScheme(url ?? '')}
                    <CopyButton
                      text={url ?? ''}
                      label={t('Copy the link of {name}', { name })}
                      iconOnly
                      type="text"
                      size="small"
                    />
                  </Flex>
                ),
              },
              { key: 'target', title: t('Leads to'), render: (_, { target }) => withoutScheme(target) },
            ]}
          />
        </div>
      </Flex>
    </Panel>
  );
}

/** The codes that were made, as a file for those who print them. */
export const madeCsv = (made: Made): string =>
  toCsv([[t('Name'), t('Leads to'), t('Short address')], ...made.map(({ name, target, url }) => [name, target, url])]);
