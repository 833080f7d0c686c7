import type { RouteObject } from 'react-router-dom';
import { AdminArea } from './admin-area.js';
import { LoginScreen } from './auth/login-screen.js';
import { SessionGuard } from './auth/session-guard.js';
import { NotFoundScreen } from './screens/not-found-screen.js';

/** The addresses of the console; what stands below /admin comes from the shell's own screens and from the registry. */
export const routes: RouteObject[] = [
  { path: '/auth/login', element: <LoginScreen /> },
  {
    path: '/admin/*',
    element: (
      <SessionGuard>
        <AdminArea />
      </SessionGuard>
    ),
  },
  {
    path: '*',
    element: (
      <main className="lone">
        <NotFoundScreen />
      </main>
    ),
  },
];
