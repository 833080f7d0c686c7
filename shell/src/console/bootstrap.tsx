import '@ant-design/v5-patch-for-react-19';
import '@fontsource-variable/inter/index.css';
import '@fontsource-variable/source-serif-4/index.css';
import './console.css';
import { bindOrg } from '@swapt/shared/client';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createAuth, createSignInClient } from './auth/auth.js';
import { readBoot } from './boot.js';
import { ConsoleProvider } from './console-context.js';
import { createCall } from './data/call.js';
import { askServer, watchConnection } from './data/connection.js';
import { createQueryClient } from './data/query-client.js';
import { report } from './feedback/report.js';
import { SpinnerOverlay } from './feedback/spinner-overlay.js';
import { forget } from './forget.js';
import { startFederation } from './loader/federation.js';
import { takeOverlay } from './loader/overlay.js';
import { readRegistry } from './loader/registry.js';
import { orgOfPage } from './org/org-cookie.js';
import { useOrg } from './org/org-store.js';
import { routes } from './routes.js';
import { StartFailure } from './screens/start-failure.js';
import { startTelemetry } from './telemetry.js';
import { ConsoleTheme, shareTheme } from './theme/console-theme.js';

const loadedAt = location.pathname;

async function start() {
  const { settings, registry, ticket } = readBoot();
  takeOverlay(settings.isOverlayAllowed);
  startFederation();
  // Another organization may be given other releases; and where nobody is signed in, nothing is to be kept.
  const isForOrg = orgOfPage !== '' && orgOfPage === useOrg.getState().org_id;
  const remotes = isForOrg ? readRegistry(registry) : undefined;
  const queryClient = createQueryClient(report);
  const auth = createAuth(createSignInClient(settings), () => forget(queryClient));
  const send = createCall(settings, auth, watchConnection(askServer));
  const callFor = (orgId: string) => bindOrg(send, orgId);
  startTelemetry(ticket, auth.token);
  await auth.start();
  return (
    <QueryClientProvider client={queryClient}>
      <ConsoleProvider
        value={{
          auth,
          settings,
          call: callFor(''),
          callFor,
          remotes,
          loadedAt,
          openPage,
        }}
      >
        <RouterProvider router={createBrowserRouter(routes)} />
      </ConsoleProvider>
    </QueryClientProvider>
  );
}

/** A page that opens its own address keeps the state of its history entry, and would find there what it was asked to do once. */
function openPage(address: string) {
  history.replaceState(null, '');
  location.assign(address);
}

shareTheme();

const root = document.getElementById('root');
if (!root) throw new Error('The page has no place for the console.');
const content = await start().catch(() => <StartFailure />);
createRoot(root).render(
  <StrictMode>
    <ConsoleTheme>
      {content}
      <SpinnerOverlay />
    </ConsoleTheme>
  </StrictMode>,
);
