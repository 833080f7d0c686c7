import { formatNumber } from '../format.js';
import { t } from '../../text/index.js';

/** Says that a text is too long, and keeps it: what the browser would cut off in silence is nobody's decision. */
export const atMost = (max: number) => ({
  max,
  message: t('Use at most {max} characters.', { max: formatNumber(max) }),
});
