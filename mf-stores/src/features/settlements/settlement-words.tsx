import type { Api, TenderAmounts } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { StatusLabel, type StatusHue } from '@swapt/shared/ui';
import { deskTenders, type DeskTender, type SettlementState } from '@swapt/shared/values';

export type EventMoney = Api['settlement.get']['out']['data'];
export type StoreMoney = EventMoney['stores'][number];

const states: Record<SettlementState, { label: string; hue: StatusHue }> = {
  submitted: { label: t('Waits for approval'), hue: 'warning' },
  approved: { label: t('Approved'), hue: 'success' },
  rejected: { label: t('Rejected'), hue: 'danger' },
};

export const SettlementStateLabel = ({ state }: { state: SettlementState }) => <StatusLabel {...states[state]} />;

export const totalOf = (amounts: TenderAmounts): number =>
  deskTenders.reduce((sum, tender) => sum + amounts[tender], 0);

/** The tenders that say anything; cash always does. */
export const tendersIn = (...all: readonly TenderAmounts[]): DeskTender[] =>
  deskTenders.filter((tender) => tender === 'cash' || all.some((amounts) => amounts[tender] !== 0));
