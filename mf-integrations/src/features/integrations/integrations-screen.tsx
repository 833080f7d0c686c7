import type { Api } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { ErrorState, Heading, Page, StatusLabel } from '@swapt/shared/ui';
import { space } from '@swapt/shared/tokens';
import { Card, Flex, Skeleton } from 'antd';
import { t } from '@swapt/shared/text';

import { useIntegrations } from './integrations.queries.js';

type Integration = Api['integrations.controller']['out']['data'][number];

const categories = {
  payments: t('Payments'),
  storefront: t('Online shops'),
  marketing: t('E-mail marketing'),
  messaging: t('Messages'),
  data: t('Data'),
  loyalty: t('Loyalty'),
  maps: t('Maps'),
} as const satisfies Record<Integration['category'], string>;

const states = {
  not_connected: { label: t('Not connected'), hue: 'neutral' },
  connected: { label: t('Connected'), hue: 'success' },
  error: { label: t('Needs attention'), hue: 'danger' },
} as const satisfies Record<Integration['state'], object>;

export default function IntegrationsScreen() {
  const query = useIntegrations();
  return (
    <Page
      title={t('Integrations')}
      lead={t('Services that work with Swapt. You see which of them your organization uses.')}
    >
      {query.isPending && <Skeleton active paragraph={{ rows: 8 }} />}
      {query.isError && <ErrorState error={query.error} onRetry={() => void query.refetch()} />}
      {query.isSuccess && <Groups integrations={query.data.data} />}
    </Page>
  );
}

function Groups({ integrations }: { integrations: Integration[] }) {
  return Object.entries(categories).map(([category, label]) => {
    const members = integrations.filter((integration) => integration.category === category);
    if (members.length === 0) return null;
    return (
      <section key={category} aria-label={label}>
        <Heading level={2}>{label}</Heading>
        <ul
          style={{
            listStyle: 'none',
            margin: `${space.md}px 0 0`,
            padding: 0,
            display: 'grid',
            gap: space.md,
            gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
          }}
        >
          {members.map((integration) => (
            <li key={integration.id}>
              <IntegrationCard integration={integration} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

/** Where an integration is set up. */
const screens: Record<string, string> = { stripe: '/admin/payment', square: '/admin/integrations/square' };

function IntegrationCard({ integration: { id, name, purpose, state } }: { integration: Integration }) {
  const { can } = useShell().session;
  const screen = can('org:write') ? screens[id] : undefined;
  return (
    <Card style={{ height: '100%' }} styles={{ body: { padding: space.md } }}>
      <Flex vertical gap={space.sm}>
        <Flex justify="space-between" align="flex-start" gap={space.sm}>
          <strong>{screen ? <Link to={screen}>{name}</Link> : name}</strong>
          <StatusLabel {...states[state]} />
        </Flex>
        <span>{purpose}</span>
      </Flex>
    </Card>
  );
}
