import type { PromoLock } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { formatNumber, StatusLabel } from '@swapt/shared/ui';
import type { PromoLockState, PromoOutcome } from '@swapt/shared/values';

const states = {
  draft: { label: t('Draft'), hue: 'neutral' },
  active: { label: t('Active'), hue: 'success' },
  paused: { label: t('Paused'), hue: 'warning' },
  ended: { label: t('Ended'), hue: 'neutral' },
} as const satisfies Record<PromoLockState, object>;

export const stateLabel = (state: PromoLockState) => states[state].label;

export const StateLabel = ({ state }: { state: PromoLockState }) => <StatusLabel {...states[state]} />;

/** What became of somebody who had the promo code. */
export const outcomeWords: Record<PromoOutcome, string> = {
  opened: t('Opened'),
  too_far: t('Too far away'),
  no_place: t('Did not share a location'),
  other_code: t('Had not scanned the code'),
  not_now: t('At another time'),
  used_up: t('All uses were taken'),
  used_by_you: t('Had used it before'),
  wrong_key: t('Wrong master key'),
};

/** Where it opens, in a few words. */
export function whereWords({ has_codes, codes, places }: Pick<PromoLock, 'has_codes' | 'codes' | 'places'>): string {
  const words = [
    ...(has_codes ? [t('{count, plural, one {# code} other {# codes}}', { count: codes.length })] : []),
    ...(places.length > 0 ? [t('{count, plural, one {# place} other {# places}}', { count: places.length })] : []),
  ];
  return words.length > 0 ? words.join(t(', ')) : t('Anywhere');
}

export const usedWords = ({ used, limit_total: limit }: Pick<PromoLock, 'used' | 'limit_total'>): string =>
  limit === null
    ? formatNumber(used)
    : t('{used} of {limit}', { used: formatNumber(used), limit: formatNumber(limit) });
