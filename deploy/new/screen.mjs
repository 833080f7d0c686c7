/** The files of a screen of the console: what it reads, where the contract has a list of its noun, the screen and its test. */

export function make(names, { remote, contract }) {
  const { noun, camel, Title } = names;
  const folder = `${remote}/src/features/${noun}`;
  const isList = contract.includes(`'${camel}.list'`);
  const permission = isList ? permissionOf(contract, camel) : 'codes:read';
  const route = `    { path: '/admin/${noun}', screen: '${camel}', title: '${Title}', permission: '${permission}' },\n`;
  // A square, until there is a drawing.
  const entry = `    { label: '${Title}', path: '/admin/${noun}', section: '${sections[remote]}', order: 50, icon: 'M144 144h736v736H144z', permission: '${permission}' },\n`;
  return {
    files: {
      ...(isList && { [`${folder}/${noun}.queries.ts`]: queries(names) }),
      [`${folder}/${noun}-screen.tsx`]: isList ? list(names) : plain(names),
      [`${folder}/${noun}-screen.test.tsx`]: isList ? listTest(names) : plainTest(names),
    },
    edits: {
      [`${remote}/src/contribution.ts`]: {
        after: [
          ['  routes: [\n', route],
          ['  nav: [\n', entry],
        ],
      },
    },
    lists: [['.', 'deploy/bin/console-screens.mjs']],
  };
}

const sections = { 'mf-codes': 'create', 'mf-stores': 'sell', 'mf-campaigns': 'engage', 'mf-integrations': 'settings' };
export const remotes = Object.keys(sections);

const permissionOf = (contract, camel) => {
  const [, own = ''] = contract.split(`'${camel}.list'`);
  return /who: '([a-z]+:[a-z]+)'/.exec(own)?.[1] ?? 'codes:read';
};

const queries = ({ camel, Many }) => `import type { OrgInput } from '@swapt/shared/client';
import { useApiQuery } from '@swapt/shared/query';
import { keepPreviousData } from '@tanstack/react-query';

export const use${Many} = (input: OrgInput<'${camel}.list'>) =>
  useApiQuery('${camel}.list', input, { placeholderData: keepPreviousData });
`;

const list = ({ noun, camel, id, many, Many, Title }) => `import InboxOutlined from '@ant-design/icons/InboxOutlined';
import type { Api } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { DataList, DateText, Page, useListAddress, type DataListColumn } from '@swapt/shared/ui';
import { use${Many} } from './${noun}.queries.js';

type Row = Api['${camel}.list']['out']['data'][number];

const columns: DataListColumn<Row>[] = [
  { key: 'name', title: t('Name'), onCard: 'head', render: ({ name }) => <strong>{name}</strong> },
  { key: 'created', title: t('Created'), width: 200, render: (row) => <DateText at={row.created_at} /> },
];

export default function ${Many}Screen() {
  const address = useListAddress();
  const query = use${Many}({ page: address.page });
  return (
    <Page title={t('${Title}')} lead={t('The ${many} of your organization, newest first.')}>
      <DataList
        query={query}
        address={address}
        noun={t('${many}')}
        rowKey={(row) => row.${id}}
        rowName={({ name }) => name}
        columns={columns}
        empty={{ icon: <InboxOutlined />, title: t('No ${many} yet'), text: t('Nobody in your organization has created one.') }}
      />
    </Page>
  );
}
`;

const listTest = ({
  noun,
  camel,
  id,
  many,
  Many,
}) => `import { apiError, renderScreen, testOrg } from '@swapt/shared/testing';
import { screen } from '@testing-library/react';
import ${Many}Screen from './${noun}-screen.js';

const row = {
  ${id}: '018f0000-0000-7000-8000-0000000000d1',
  org_id: testOrg.org_id,
  name: 'Summer',
  created_at: '2026-05-01T10:00:00.000Z',
};
const listOf = (...data: (typeof row)[]) => ({ data, page: 1, pageSize: 10, total: data.length });

describe('the screen of ${many}', () => {
  it('lists them', async () => {
    renderScreen(<${Many}Screen />, { api: { '${camel}.list': () => listOf(row) } });
    expect(await screen.findByText('Summer')).toBeVisible();
  });

  it('says that there are none yet', async () => {
    renderScreen(<${Many}Screen />, { api: { '${camel}.list': () => listOf() } });
    expect(await screen.findByText('No ${many} yet')).toBeVisible();
  });

  it('says what failed and loads again on request', async () => {
    let tries = 0;
    const list = () => {
      tries += 1;
      if (tries === 1) throw apiError('server.unavailable');
      return listOf(row);
    };
    const { user } = renderScreen(<${Many}Screen />, { api: { '${camel}.list': list } });
    await user.click(await screen.findByRole('button', { name: /try again/i }));
    expect(await screen.findByText('Summer')).toBeVisible();
  });
});
`;

const plain = ({ many, Many, Title }) => `import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { Page, Panel } from '@swapt/shared/ui';

export default function ${Many}Screen() {
  const { session } = useShell();
  return (
    <Page title={t('${Title}')} lead={t('The ${many} of your organization.')}>
      <Panel title={t('Not set up yet')}>
        <p>{t('{org_name} has no ${many} yet.', { org_name: session.org.org_name })}</p>
      </Panel>
    </Page>
  );
}
`;

const plainTest = ({ noun, many, Many, Title }) => `import { renderScreen, testOrg } from '@swapt/shared/testing';
import { screen } from '@testing-library/react';
import ${Many}Screen from './${noun}-screen.js';

it('says that the organization has no ${many} yet', async () => {
  renderScreen(<${Many}Screen />);
  expect(await screen.findByRole('heading', { level: 1, name: '${Title}' })).toBeVisible();
  expect(screen.getByText(\`\${testOrg.org_name} has no ${many} yet.\`)).toBeVisible();
});
`;
