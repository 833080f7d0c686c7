import { formatNumber } from '../format.js';
import { t } from '../../text/index.js';

export const tooLong = (max: number): string => t('Use at most {max} characters.', { max: formatNumber(max) });

/** Says that a text is too long, and keeps it: what the browser would cut off in silence is nobody's decision. */
export const atMost = (max: number) => ({ max, message: tooLong(max) });
