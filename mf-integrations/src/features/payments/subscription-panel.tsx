import type { Api } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { formatDateTime, Panel, StatusLabel, type StatusHue } from '@swapt/shared/ui';
import { Button, Flex } from 'antd';
import { useSubscription, useSubscriptionPage } from './payments.queries.js';

type Subscription = Api['payments.subscription']['out']['data'];

const states: Record<Subscription['state'], { label: string; hue: StatusHue }> = {
  none: { label: t('Not subscribed'), hue: 'neutral' },
  active: { label: t('Active'), hue: 'success' },
  past_due: { label: t('Payment is missing'), hue: 'danger' },
  ended: { label: t('Ended'), hue: 'neutral' },
};

/** What the organization pays for this installation; nothing where that is free. */
export function SubscriptionPanel() {
  const { session } = useShell();
  const { data: subscription } = useSubscription();
  const page = useSubscriptionPage();
  if (!subscription?.is_offered) return null;
  const { state, is_test: isTest } = subscription;
  const isRunning = state === 'active' || state === 'past_due';
  const isOwner = session.org.role === 'owner';

  const open = async (action: 'subscribe' | 'manage') => {
    const made = await page.mutateAsync({ action }).catch(() => undefined);
    if (made?.data.url) location.assign(made.data.url);
  };
  return (
    <Panel
      title={
        <Flex component="span" wrap align="center" gap={space.sm}>
          {t('Your subscription')}
          <StatusLabel {...states[state]} />
          {isTest && <StatusLabel label={t('Test, no real money')} hue="warning" />}
        </Flex>
      }
      lead={wordsOf(subscription)}
    >
      {isOwner ? (
        <Flex wrap gap={space.sm}>
          {!isRunning && (
            <Button type="primary" loading={page.isPending} onClick={() => void open('subscribe')}>
              {t('Subscribe')}
            </Button>
          )}
          {state !== 'none' && (
            <Button loading={page.isPending} onClick={() => void open('manage')}>
              {t('Card, invoices and cancellation')}
            </Button>
          )}
        </Flex>
      ) : (
        t('Only an owner of the organization can change this.')
      )}
    </Panel>
  );
}

function wordsOf({ state, paid_until: until, is_ending: isEnding }: Subscription): string {
  if (until === null || state === 'none' || state === 'ended') return t('What your organization pays for using Swapt.');
  if (isEnding) return t('It ends on {day}.', { day: formatDateTime(until) });
  return t('Paid until {day}. It renews by itself.', { day: formatDateTime(until) });
}
