import { Skeleton } from 'antd';
import { lazy, Suspense } from 'react';

// Opened rarely, and it draws codes: no other screen should pay for its code.
const ProfileScreen = lazy(async () => ({ default: (await import('./profile-screen.js')).ProfileScreen }));

/** `/admin/profile` */
export const ProfileRoute = () => (
  <Suspense fallback={<Skeleton active paragraph={{ rows: 8 }} />}>
    <ProfileScreen />
  </Suspense>
);
