import type { Customer, MergeSuggestion } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { formatNumber, Panel, RelativeTime, useDangerConfirm } from '@swapt/shared/ui';
import { Button, Flex, theme, Typography } from 'antd';
import { t } from '@swapt/shared/text';

import { useDismissSuggestion, useMergeSuggested, useSuggestions } from './customers.queries.js';
import { paths } from './paths.js';
import { distinguish, type CustomerLabel } from './distinguish.js';

const shown = 5;

/** Customers who gave one number: the team says whether they are one person. Of one customer, or of all; nothing where there are none. */
export function SuggestionsPanel({ customerId }: { customerId?: string }) {
  const { data } = useSuggestions(customerId, shown);
  const { token } = theme.useToken();
  if (!data || data.total === 0) return null;
  return (
    <Panel title={t('Possible duplicates')}>
      <p style={{ marginTop: 0 }}>
        {t(
          'These customers gave the same phone number in a form. Anyone can enter any number, so check before you merge.',
        )}
      </p>
      <ul style={{ listStyle: 'none', margin: 0, padding: 0 }}>
        {data.data.map((suggestion) => (
          <li
            key={suggestion.one.customer_id + suggestion.other.customer_id}
            style={{ borderTop: `1px solid ${token.colorBorderSecondary}`, paddingBlock: space.sm }}
          >
            <Suggestion suggestion={suggestion} shownId={customerId} />
          </li>
        ))}
      </ul>
      {data.total > shown && (
        <Typography.Text type="secondary">
          {t('And {total} more.', { total: formatNumber(data.total - shown) })}
        </Typography.Text>
      )}
    </Panel>
  );
}

function Suggestion({ suggestion, shownId }: { suggestion: MergeSuggestion; shownId: string | undefined }) {
  const { session, notify } = useShell();
  const confirm = useDangerConfirm();
  const merge = useMergeSuggested(() => notify.success(t('The two customers were merged.')));
  const dismiss = useDismissSuggestion(() =>
    notify.success(t('We keep them as two customers and will not ask again.')),
  );
  const { one, other, phone, at } = suggestion;
  const labels = distinguish(one, other);
  // The record that is looked at stays; else the one that is known longer.
  const isOtherKept = shownId === other.customer_id;
  const [kept, taken] = isOtherKept ? [other, one] : [one, other];
  const [keptText, takenText] = isOtherKept ? [labels[1].text, labels[0].text] : [labels[0].text, labels[1].text];
  const pair = { id: kept.customer_id, other_id: taken.customer_id };

  const onMerge = async () => {
    const text = t(
      'We move everything from the other record to {keptText} and delete the other record. You cannot undo this.',
      { keptText },
    );
    if (await confirm(t('Merge {takenText} into {keptText}?', { takenText, keptText }), text, t('Merge')))
      merge.mutate(pair);
  };

  return (
    <Flex vertical gap={space.sm}>
      <Flex gap={space.lg} wrap>
        <Side customer={one} label={labels[0]} />
        <Side customer={other} label={labels[1]} />
      </Flex>
      <Typography.Text type="secondary">
        {t.rich('Both gave {phone}, <time></time>', { phone, time: () => <RelativeTime at={at} /> })}
      </Typography.Text>
      {session.can('customers:write') && (
        <Flex gap={space.xs} wrap>
          <Button
            loading={merge.isPending}
            aria-label={t('Merge {takenText} into {keptText}', { takenText, keptText })}
            onClick={() => void onMerge()}
          >
            {t('Merge')}
          </Button>
          <Button
            loading={dismiss.isPending}
            aria-label={t('Not the same person: {one} and {other}', { one: labels[0].text, other: labels[1].text })}
            onClick={() => dismiss.mutate(pair)}
          >
            {t('Not the same person')}
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

function Side({ customer, label }: { customer: Customer; label: CustomerLabel }) {
  const { customer_id, submissions, scans } = customer;
  return (
    <div style={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Link to={paths.customer(customer_id)} style={{ fontWeight: 600 }}>
        {label.name}
      </Link>
      {label.detail && <div>{label.detail}</div>}
      <Typography.Text type="secondary">
        {t('{submissions, plural, one {# form} other {# forms}}, {scans, plural, one {# scan} other {# scans}}', {
          submissions,
          scans,
        })}
      </Typography.Text>
    </div>
  );
}
