import FormOutlined from '@ant-design/icons/FormOutlined';
import type { Submission } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { DataList, formatDateTime, ListCsvButton, Page, useListAddress, type DataListColumn } from '@swapt/shared/ui';
import { Button, Typography } from 'antd';
import { t } from '@swapt/shared/text';
import { Answers } from './answers.js';
import { useSubmissions } from './customers.queries.js';
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
      title={t('Form submissions')}
      lead={t('Everything that people sent with the forms on your pages, newest first.')}
      breadcrumbs={[{ label: t('Customers'), to: paths.customers }]}
      actions={
        <ListCsvButton
          list="submissions"
          columns={columns}
          address={address}
          total={query.data?.total}
          ask={(call, shown) => call('analytics.exportCsv', { source: 'my-codes/submissions', ...asked, ...shown })}
        />
      }
    >
      <DataList<Submission>
        query={query}
        address={address}
        list="submissions"
        noun={t('forms')}
        filters={filters}
        rowKey={({ submission_id }) => submission_id}
        rowName={({ at }) => formatDateTime(at)}
        columns={columns}
        empty={{
          icon: <FormOutlined />,
          title: t('No form submissions yet'),
          text: t('Put a form on a page and publish it. What people send appears here and on each customer’s page.'),
        }}
      />
    </Page>
  );
}

const columns: DataListColumn<Submission>[] = [
  {
    key: 'who',
    title: t('Customer'),
    onCard: 'head',
    width: 220,
    render: ({ customer_id, customer_name }) =>
      customer_id ? (
        <Link to={paths.customer(customer_id)} style={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
          {customer_name ?? t('Without a name')}
        </Link>
      ) : (
        <Typography.Text type="secondary">{t('Unknown')}</Typography.Text>
      ),
  },
  {
    key: 'from',
    title: t('Page'),
    width: 200,
    render: ({ page_name, code_name }) => <From page={page_name} code={code_name} />,
  },
  { key: 'answers', title: t('Answers'), render: (submission) => <Summary submission={submission} /> },
  { key: 'at', title: t('Sent'), width: 210, render: ({ at }) => <time dateTime={at}>{formatDateTime(at)}</time> },
  {
    key: 'open',
    title: t('Actions'),
    width: 110,
    align: 'right',
    onCard: 'foot',
    render: (submission) => <OpenButton submission={submission} />,
  },
];

function From({ page, code }: { page: string | null; code: string | null }) {
  return (
    <>
      {page ?? t('A deleted page')}
      {code && (
        <Typography.Text type="secondary" style={{ display: 'block' }}>
          {t('by {code}', { code })}
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
  const rest = source === 'elsewhere' ? t('Answered in another service') : t('Name and contact only');
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
    modal.open({ title: t('Sent by {who}', { who }), content: () => <Answers submission={submission} />, width: 560 });
  return (
    <Button onClick={open} aria-label={t('Open what {who} sent', { who })}>
      {t('Open')}
    </Button>
  );
}
