import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';

// It shows everything there is, and few people open it: nobody else should pay for its code.
const DesignScreen = lazy(async () => ({ default: (await import('./design-screen.js')).DesignScreen }));

/** `/admin/dummy`. */
export const DesignRoute = () => (
  <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
    <DesignScreen />
  </Suspense>
);
