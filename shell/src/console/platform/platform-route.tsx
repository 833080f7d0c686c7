import { ErrorState } from '@swapt/shared/ui';
import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { t } from '@swapt/shared/text';
import { ForbiddenScreen } from '../screens/forbidden-screen.js';
import { useIsOperator } from './platform.queries.js';

// Few people ever open it: nobody else should pay for its code.
const PlatformScreen = lazy(async () => ({ default: (await import('./platform-screen.js')).PlatformScreen }));

/** `/admin/platform`, for the people who run the installation. */
export function PlatformRoute() {
  const { data: isOperator, error, refetch } = useIsOperator();
  if (error) return <ErrorState error={error} onRetry={() => void refetch()} />;
  if (isOperator === undefined) return <Loading />;
  if (!isOperator) {
    return (
      <ForbiddenScreen
        title={t('Only for the operators of this installation')}
        text={t(
          'Operators use this screen to release and turn off parts of the console. Ask your operator if you need it.',
        )}
      />
    );
  }
  return (
    <Suspense fallback={<Loading />}>
      <PlatformScreen />
    </Suspense>
  );
}

const Loading = () => <Skeleton active paragraph={{ rows: 8 }} />;
