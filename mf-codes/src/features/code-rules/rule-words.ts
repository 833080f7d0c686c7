import type { CodeRule } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';

import { withoutScheme } from '../../parts/short-address.js';
import { conditionWords } from './conditions/conditions.js';

/** When a rule counts: “If it is Android and its language is German”. */
export const whenWords = ({ when }: Pick<CodeRule, 'when'>): string =>
  when.length === 0
    ? t('For everybody')
    : t('If {conditions}', { conditions: when.map(conditionWords).join(t(' and ')) });

/** Where a rule leads. */
export const thenWords = ({ target, variants }: Pick<CodeRule, 'target' | 'variants'>): string =>
  variants
    ? variants.map(({ name, weight, target: to }) => `${weight} % ${name}: ${withoutScheme(to) || '…'}`).join(' · ')
    : withoutScheme(target ?? '') || '…';
