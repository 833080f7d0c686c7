import type { Settlement } from '@swapt/shared/contract';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { formatDateTime } from '@swapt/shared/ui';
import { Button, Flex, theme } from 'antd';
import type { ReactNode } from 'react';
import { SettlementStateLabel, type StoreMoney } from './settlement-words.js';
import { TenderTable } from './tender-table.js';

interface Props {
  settlement: Settlement;
  all: StoreMoney['settlements'];
  currency: string;
  children?: ReactNode;
}

/** One settlement: what was counted, by whom, and who signed it off. */
export function SettlementLine({ settlement: one, all, currency, children }: Props) {
  const { call, notify } = useShell();
  const { token } = theme.useToken();
  const added = all.find(({ settlement_id: id }) => id === one.adjusts);
  const title = added
    ? t('Settlement {nth}, adds to settlement {added}', { nth: one.nth, added: added.nth })
    : t('Settlement {nth}', { nth: one.nth });
  const decided = [one.decided_by ?? t('a deleted account'), one.decided_at && formatDateTime(one.decided_at)];
  const facts = [
    t('Submitted by {who}, {when}', {
      who: one.submitted_by ?? t('a deleted account'),
      when: formatDateTime(one.submitted_at),
    }),
    one.state === 'approved' && t('Approved by {who}, {when}', { who: decided[0] ?? '', when: decided[1] ?? '' }),
    one.state === 'rejected' && t('Rejected by {who}, {when}', { who: decided[0] ?? '', when: decided[1] ?? '' }),
    one.is_alone && t('Approved by who submitted it: nobody else may.'),
  ];
  const openSlip = async () => {
    // Opened at once, as browsers allow no window after waiting.
    const shown = window.open('', '_blank');
    const found = await call('settlement.slipLink', { settlement_id: one.settlement_id }).catch(() => undefined);
    if (found && shown) shown.location.href = found.data.url;
    else shown?.close();
    if (!found) notify.error(t('The photo could not be opened. Please try again.'));
  };
  return (
    <article aria-label={title}>
      <Flex wrap align="center" gap={space.sm}>
        <strong>{title}</strong> <SettlementStateLabel state={one.state} />
      </Flex>
      <div
        style={{ margin: `${space.xs}px 0 ${space.sm}px`, color: token.colorTextSecondary, overflowWrap: 'anywhere' }}
      >
        {facts.filter(Boolean).map((fact) => (
          <div key={String(fact)}>{fact}</div>
        ))}
      </div>
      <TenderTable label={title} expected={one.expected} counted={one.counted} currency={currency} />
      {one.note && (
        <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>{t('Note: {note}', { note: one.note })}</p>
      )}
      {one.reason && (
        <p style={{ whiteSpace: 'pre-wrap', overflowWrap: 'anywhere' }}>
          {t('Reason: {reason}', { reason: one.reason })}
        </p>
      )}
      {one.has_slip && (
        <Button style={{ marginTop: space.sm }} onClick={() => void openSlip()}>
          {t('Photo of the slip')}
        </Button>
      )}
      {children}
    </article>
  );
}
