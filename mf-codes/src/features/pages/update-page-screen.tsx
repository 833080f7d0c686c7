import { Link, useParams } from '@swapt/shared/router';
import { EmptyState, ErrorState, Page, type Crumb } from '@swapt/shared/ui';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { t } from '@swapt/shared/text';
import { usePage } from './pages.queries.js';
import { paths } from './paths.js';
import { usePageActions } from './use-page-actions.js';

/** Fetched when a page is opened: it is larger than everything else here together. */
const PageEditor = lazy(() => import(/* webpackChunkName: "pageEditor" */ './editor/page-editor.js'));

const crumbs: Crumb[] = [{ label: t('Pages'), to: paths.list }];

export default function UpdatePageScreen() {
  const { pageId = '' } = useParams();
  const query = usePage(pageId);
  const { restore, isBusy } = usePageActions();
  const [round, setRound] = useState(0);
  const page = query.data?.page;

  if (query.data && page && page.status !== 'deleted') {
    const reload = async () => {
      if ((await query.refetch()).isSuccess) setRound(round + 1);
    };
    return (
      <Suspense fallback={<Frame title={page.name}>{skeleton}</Frame>}>
        <PageEditor key={`${page.page_id} ${round}`} view={query.data} page={page} onReload={() => void reload()} />
      </Suspense>
    );
  }
  if (query.isPending) return <Frame>{skeleton}</Frame>;
  const toList = <Link to={paths.list}>{t('See all pages')}</Link>;
  if (page) {
    return (
      <Frame title={page.name}>
        <EmptyState
          title={t('This page was deleted')}
          text={t('Restore it to continue from its last draft.')}
          action={
            <Button type="primary" loading={isBusy} onClick={() => restore(page)}>
              {t('Restore')}
            </Button>
          }
        />
      </Frame>
    );
  }
  return (
    <Frame>
      {query.isError ? (
        <ErrorState error={query.error} onRetry={() => void query.refetch()} elsewhere={toList} />
      ) : (
        <EmptyState title={t('This page belongs to another organization')} action={toList} />
      )}
    </Frame>
  );
}

const skeleton = <Skeleton active paragraph={{ rows: 10 }} />;

function Frame({ title = t('Page'), children }: { title?: string; children: ReactNode }) {
  return (
    <Page title={title} breadcrumbs={crumbs}>
      {children}
    </Page>
  );
}
