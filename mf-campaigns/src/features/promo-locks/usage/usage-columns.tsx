import type { PromoTry } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { formatDateTime, StatusLabel, type DataListColumn } from '@swapt/shared/ui';
import type { GrantState } from '@swapt/shared/values';
import { outcomeWords } from '../lock-words.js';

const grantWords: Record<GrantState, string> = {
  open: t('Open now'),
  consumed: t('Ordered'),
  expired: t('Not used'),
};

export const usageColumns: readonly DataListColumn<PromoTry>[] = [
  {
    key: 'outcome',
    title: t('Outcome'),
    onCard: 'head',
    render: ({ outcome }) => (
      <StatusLabel label={outcomeWords[outcome]} hue={outcome === 'opened' ? 'success' : 'warning'} />
    ),
  },
  { key: 'at', title: t('When'), width: 190, render: ({ at }) => formatDateTime(at) },
  {
    key: 'then',
    title: t('Then'),
    width: 130,
    render: ({ grant_state: state }) => (state === null ? '–' : grantWords[state]),
  },
  {
    key: 'by',
    title: t('By'),
    width: 200,
    render: ({ via, key_name: key }) =>
      via === 'code' ? t('Promo code') : key === null ? t('Master key') : t('Master key: {key}', { key }),
  },
  { key: 'code', title: t('Code scanned'), width: 160, render: ({ code_name: name }) => name ?? '–' },
  {
    key: 'place',
    title: t('Where'),
    width: 150,
    render: ({ latitude, longitude }) =>
      latitude === null || longitude === null ? '–' : `${latitude.toFixed(3)}, ${longitude.toFixed(3)}`,
  },
];
