import FormOutlined from '@ant-design/icons/FormOutlined';
import type { Submission } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { DataList, formatDateTime, Page, useListAddress, type DataListColumn } from '@swapt/shared/ui';
import { Button, Typography } from 'antd';
import { Answers } from './answers.js';
import { useSubmissions } from './customers.queries.js';
import { ExportButton } from '../../parts/export-button.js';
import { paths } from './paths.js';
import { useCodeFilter, usePageFilter } from './search-filters.js';

/** What was sent by the forms of all pages, or of one page or code. */
export default function SubmissionsScreen() {
  const address = useListAddress();
  const asked = {
    search: address.search || undefined,
    page_id: address.filter('from'),
    code_id: address.filter('code'),
  };
  const query = useSubmissions({ ...address.paging, ...asked });
  const filters = [...usePageFilter(asked.page_id), ...useCodeFilter(asked.code_id)];

  return (
    <Page
      title="Form submissions"
      lead="Everything that people sent with the forms on your pages, newest first."
      breadcrumbs={[{ label: 'Customers', to: paths.customers }]}
      actions={<ExportButton asked={{ source: 'my-codes/submissions', ...asked }} disabled={query.data?.total === 0} />}
    >
      <DataList<Submission>
        query={query}
        address={address}
        noun="forms"
        filters={filters}
        rowKey={({ submission_id }) => submission_id}
        rowName={({ at }) => formatDateTime(at)}
        columns={columns}
        empty={{
          icon: <FormOutlined />,
          title: 'No form submissions yet',
          text: 'Put a form on a page and publish it. What people send appears here and on each customer’s page.',
        }}
      />
    </Page>
  );
}

const columns: DataListColumn<Submission>[] = [
  {
    key: 'who',
    title: 'Customer',
    onCard: 'head',
    width: 220,
    render: ({ customer_id, customer_name }) =>
      customer_id ? (
        <Link to={paths.customer(customer_id)} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {customer_name ?? 'Without a name'}
        </Link>
      ) : (
        <Typography.Text type="secondary">Unknown</Typography.Text>
      ),
  },
  {
    key: 'from',
    title: 'Page',
    width: 200,
    render: ({ page_name, code_name }) => <From page={page_name} code={code_name} />,
  },
  { key: 'answers', title: 'Answers', render: (submission) => <Summary submission={submission} /> },
  { key: 'at', title: 'Sent', width: 190, render: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
  {
    key: 'open',
    title: 'All',
    width: 110,
    align: 'right',
    onCard: 'foot',
    render: (submission) => <OpenButton submission={submission} />,
  },
];

function From({ page, code }: { page: string | null; code: string | null }) {
  return (
    <>
      {page ?? 'A deleted page'}
      {code && (
        <Typography.Text type="secondary" style={{ display: 'block' }}>
          by {code}
        </Typography.Text>
      )}
    </>
  );
}

/** The answers on one line; a name and how to reach somebody stand beside them already. */
function Summary({ submission: { answers, source } }: { submission: Submission }) {
  const text = answers
    .filter(({ name }) => !['first_name', 'last_name', 'email', 'phone'].includes(name))
    .map(({ label, value }) => (/\p{P}$/u.test(label) ? `${label} ${value}` : `${label}: ${value}`))
    .join(' · ');
  const rest = source === 'elsewhere' ? 'Answered in another service' : 'Name and contact only';
  return (
    <Typography.Paragraph
      ellipsis={{ rows: 2 }}
      style={{ margin: 0, overflowWrap: 'anywhere' }}
      {...(text === '' && { type: 'secondary' as const })}
    >
      {text || rest}
    </Typography.Paragraph>
  );
}

function OpenButton({ submission }: { submission: Submission }) {
  const { modal } = useShell();
  const who = submission.customer_name ?? 'somebody';
  const open = () =>
    modal.open({ title: `Sent by ${who}`, content: () => <Answers submission={submission} />, width: 560 });
  return (
    <Button onClick={open} aria-label={`Open what ${who} sent`}>
      Open
    </Button>
  );
}
