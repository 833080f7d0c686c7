import { Link, useNavigate, useParams, useSearchParams } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { EmptyState, ErrorState, Page } from '@swapt/shared/ui';
import { storeSteps, type StoreStep } from '@swapt/shared/values';
import { Button, Flex, Skeleton } from 'antd';
import { storePaths } from '../../../entities/stores/paths.js';
import { storeCrumbs } from '../../../entities/stores/store-frame.js';
import { useStoreSetup } from '../../../entities/stores/stores.queries.js';
import { SetUpSteps } from './set-up-steps.js';
import { StepForm } from './step-form.js';

export default function StoreSetUpScreen() {
  const { storeId = '' } = useParams();
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { notify } = useShell();
  const query = useStoreSetup(storeId);
  const setup = query.data;
  const store = setup?.store;
  const title = store ? t('Set up “{name}”', { name: store.name }) : t('Set up a store');
  const crumbs = [...storeCrumbs, ...(store ? [{ label: store.name, to: storePaths.store(storeId) }] : [])];
  if (!setup) {
    return (
      <Page title={title} breadcrumbs={crumbs}>
        {query.isError ? (
          <ErrorState
            error={query.error}
            onRetry={() => void query.refetch()}
            elsewhere={<Link to={storePaths.stores}>{t('See all stores')}</Link>}
          />
        ) : (
          <Skeleton active paragraph={{ rows: 8 }} />
        )}
      </Page>
    );
  }
  if (setup.store.status !== 'draft') {
    return (
      <Page title={title} breadcrumbs={crumbs}>
        <EmptyState
          title={setup.store.status === 'deleted' ? t('This store was deleted') : t('This store is set up')}
          action={
            <Button type="primary" onClick={() => void navigate(storePaths.store(storeId))}>
              {t('See the store')}
            </Button>
          }
        />
      </Page>
    );
  }
  const step = storeSteps.find((one) => one === search.get('step')) ?? setup.step ?? 'contact';
  /** In place of this step: what is typed into it stays as its draft, and the question of a form that is left is not asked. */
  const go = (to: StoreStep) => void navigate(`${storePaths.setUp(storeId)}?step=${to}`, { replace: true });
  return (
    <Page
      title={title}
      lead={t('What you save is kept. You can stop at any time and go on later, on any device.')}
      breadcrumbs={crumbs}
    >
      <Flex vertical gap={space.lg} style={{ maxWidth: 720 }}>
        <SetUpSteps step={step} done={setup.steps_done} onGo={go} />
        <StepForm
          key={step}
          step={step}
          setup={setup}
          onGo={go}
          onLeave={() => void navigate(storePaths.store(storeId))}
          onOpened={() => {
            notify.success(t('“{name}” is open. Shoppers can buy there now.', { name: setup.store.name }));
            void navigate(storePaths.store(storeId));
          }}
        />
      </Flex>
    </Page>
  );
}
