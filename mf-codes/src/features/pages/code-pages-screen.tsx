import { Link, useParams } from '@swapt/shared/router';
import { ErrorState, Page, type Crumb } from '@swapt/shared/ui';
import { Skeleton } from 'antd';
import { t } from '@swapt/shared/text';
import { CodePages } from './code-pages.js';
import { useCode } from '../../entities/codes/codes.queries.js';
import { paths } from './paths.js';

const crumbs: Crumb[] = [{ label: t('My codes'), to: paths.codes }];

/** Which page a code shows. */
export default function CodePagesScreen() {
  const { codeId = '' } = useParams();
  const query = useCode(codeId);
  if (query.data) {
    const { name, code_id } = query.data.data;
    return (
      <Page
        title={t('Page for {name}', { name })}
        lead={t(
          'What people see when they scan this code. You can choose another page at any time, even after you print the code.',
        )}
        breadcrumbs={[...crumbs, { label: name, to: paths.code(code_id) }]}
      >
        <CodePages code={query.data.data} />
      </Page>
    );
  }
  return (
    <Page title={t('Code page')} breadcrumbs={crumbs}>
      {query.isError ? (
        <ErrorState
          error={query.error}
          onRetry={() => void query.refetch()}
          elsewhere={<Link to={paths.codes}>{t('See all codes')}</Link>}
        />
      ) : (
        <Skeleton active paragraph={{ rows: 8 }} />
      )}
    </Page>
  );
}
