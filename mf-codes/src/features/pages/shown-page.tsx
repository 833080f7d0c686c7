import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { ErrorState } from '@swapt/shared/ui';
import { Alert, Flex, Skeleton } from 'antd';
import { t } from '@swapt/shared/text';
import { SuspendedNotice } from '../../parts/suspended-notice.js';
import { PageAddress } from './page-address.js';
import { PageName } from './page-name.js';
import { PageStatusLabel } from './page-status.js';
import { usePagesOfCode } from './pages.queries.js';
import { paths } from './paths.js';

/** The page of a code, and a word of warning while nobody can see it. */
export function ShownPage({ codeId }: { codeId: string }) {
  const mayWrite = useShell().session.can('pages:write');
  const query = usePagesOfCode(codeId);
  if (query.isPending) return <Skeleton active title={false} />;
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  const page = query.data[0]?.page;
  if (!page) {
    return (
      <Alert
        type="warning"
        showIcon
        message={t('The page of this code was deleted')}
        description={t('Choose another one below.')}
      />
    );
  }
  return (
    <Flex vertical gap={space.md}>
      <Flex wrap justify="space-between" align="center" gap={space.md}>
        <PageName page={page} />
        <Flex wrap align="center" gap={space.md}>
          <PageStatusLabel page={page} />
          <PageAddress page={page} />
        </Flex>
      </Flex>
      {query.data[0]?.is_conditional && (
        <Alert
          type="info"
          showIcon
          message={t('Not every scan opens this page')}
          description={t('The code has rules that lead to other destinations, or asks a question first.')}
          action={<Link to={paths.code(codeId)}>{t('View the code')}</Link>}
        />
      )}
      {page.held_at && <SuspendedNotice kind="page" since={page.held_at} />}
      {page.status === 'draft' && (
        <Alert
          type="warning"
          showIcon
          message={t('This page is not public yet')}
          description={t('People who scan the code see a short message until you publish the page.')}
          action={mayWrite && <Link to={paths.edit(page.page_id)}>{t('Edit and publish')}</Link>}
        />
      )}
    </Flex>
  );
}
