import { t } from '@swapt/shared/text';
import type { Stock } from '../inventory.queries.js';

/** What there is after a change. */
export const leftText = ({ on_hand: onHand }: Pick<Stock, 'on_hand'>) =>
  t('{onHand, plural, one {There is # on hand now.} other {There are # on hand now.}}', { onHand });
