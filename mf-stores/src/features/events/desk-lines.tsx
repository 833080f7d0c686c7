import type { DeskSession } from '@swapt/shared/contract';
import { formatMoney } from '@swapt/shared/money';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { StatusLabel } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { DeskReport } from '../../entities/desks/desk-report.js';
import { Difference } from '../../entities/desks/difference.js';
import { deskPaths } from '../../entities/desks/paths.js';
import type { ShownEvent } from './store-event-screen.js';

/** The desks of an event, each with its report: X while it is open, Z once it is closed. */
export function DeskLines({ sessions }: Pick<ShownEvent, 'sessions'>) {
  return (
    <ul style={{ display: 'grid', gap: space.md, margin: 0, padding: 0, listStyle: 'none' }}>
      {sessions.map((session) => (
        <li key={session.session_id}>
          <DeskLine session={session} />
        </li>
      ))}
    </ul>
  );
}

function DeskLine({ session }: { session: DeskSession }) {
  const { session: signedIn, modal } = useShell();
  const { session_id: id, device, state, store_name: store, sums, currency, expected, counted } = session;
  const taken = sums.reduce((all, one) => all + one.in - one.back, 0);
  const title = state === 'open' ? t('X report') : t('Z report');
  return (
    <Flex wrap justify="space-between" align="center" gap={space.sm}>
      <Flex vertical style={{ minWidth: 0, overflowWrap: 'anywhere' }}>
        <Flex wrap gap={space.sm} align="center">
          <strong>{device}</strong>
          <StatusLabel
            hue={state === 'open' ? 'success' : 'neutral'}
            label={state === 'open' ? t('Open') : t('Closed')}
          />
          {counted !== null && <Difference {...{ expected, counted, currency }} />}
        </Flex>
        <span>{[store, session.opened_by].filter(Boolean).join(' · ')}</span>
        <span>
          {t('{sales, plural, one {# sale} other {# sales}}, {taken}', {
            sales: session.sales,
            taken: formatMoney({ amount: taken, currency }),
          })}
        </span>
      </Flex>
      <Flex wrap gap={space.sm}>
        <Button
          aria-label={t('{title} of {device}', { title, device })}
          onClick={() =>
            modal.open({
              title: t('{title} of {device}', { title, device }),
              content: () => <DeskReport session={session} />,
            })
          }
        >
          {title}
        </Button>
        {state === 'open' && signedIn.can('pos:use') && (
          <Button type="primary" href={deskPaths.desk(id)} aria-label={t('Go to {device}', { device })}>
            {t('Go to the desk')}
          </Button>
        )}
      </Flex>
    </Flex>
  );
}
