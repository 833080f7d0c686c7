import type { Customer, MergeSuggestion } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { formatNumber, Panel, RelativeTime, useDangerConfirm } from '@swapt/shared/ui';
import { Button, Flex, theme, Typography } from 'antd';
import { useDismissSuggestion, useMergeSuggested, useSuggestions } from './customers.queries.js';
import { customerName, paths } from './paths.js';

const shown = 5;

/** Customers who gave one number: the team says whether they are one person. Of one customer, or of all; nothing where there are none. */
export function SuggestionsPanel({ customerId }: { customerId?: string }) {
  const { data } = useSuggestions(customerId, shown);
  const { token } = theme.useToken();
  if (!data || data.total === 0) return null;
  return (
    <Panel title="May be the same person">
      <p style={{ marginTop: 0 }}>
        They gave the same phone number in a form. Anybody can write any number there, so please look before you merge.
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
        <Typography.Text type="secondary">And {formatNumber(data.total - shown)} more after these.</Typography.Text>
      )}
    </Panel>
  );
}

function Suggestion({ suggestion, shownId }: { suggestion: MergeSuggestion; shownId: string | undefined }) {
  const { session, notify } = useShell();
  const confirm = useDangerConfirm();
  const merge = useMergeSuggested();
  const dismiss = useDismissSuggestion();
  const { one, other, phone, at } = suggestion;
  // The record that is looked at stays; else the one that is known longer.
  const [kept, taken] = shownId === other.customer_id ? [other, one] : [one, other];
  const pair = { id: kept.customer_id, other_id: taken.customer_id };

  const onMerge = async () => {
    const title = `Merge ${customerName(taken)} into ${customerName(kept)}?`;
    const text = 'The two become one customer, with everything of both. This cannot be undone.';
    if (!(await confirm(title, text, 'Merge'))) return;
    merge.mutate(pair, { onSuccess: () => notify.success('The two are one customer now.') });
  };
  const onDismiss = () =>
    dismiss.mutate(pair, { onSuccess: () => notify.success('They stay two customers. We will not ask again.') });

  return (
    <Flex vertical gap={space.sm}>
      <Flex gap={space.lg} wrap>
        <Side customer={one} />
        <Side customer={other} />
      </Flex>
      <Typography.Text type="secondary">
        Both gave {phone}, <RelativeTime at={at} />
      </Typography.Text>
      {session.can('customers:write') && (
        <Flex gap={space.xs} wrap>
          <Button loading={merge.isPending} onClick={() => void onMerge()}>
            Merge
          </Button>
          <Button loading={dismiss.isPending} onClick={onDismiss}>
            Not the same person
          </Button>
        </Flex>
      )}
    </Flex>
  );
}

function Side({ customer }: { customer: Customer }) {
  const name = customerName(customer);
  const { email, submissions, scans } = customer;
  return (
    <div style={{ flex: '1 1 200px', minWidth: 0, overflowWrap: 'anywhere' }}>
      <Link to={paths.customer(customer.customer_id)} style={{ fontWeight: 600 }}>
        {name}
      </Link>
      {email !== '' && email !== name && <div>{email}</div>}
      <Typography.Text type="secondary">
        {formatNumber(submissions)} {submissions === 1 ? 'form' : 'forms'}, {formatNumber(scans)}{' '}
        {scans === 1 ? 'scan' : 'scans'}
      </Typography.Text>
    </div>
  );
}
