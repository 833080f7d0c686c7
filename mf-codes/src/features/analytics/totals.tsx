import type { Api } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { StatTile } from '@swapt/shared/ui';
import { changeText } from '@swapt/shared/ui/analytics';
import type { VisitorMode } from '@swapt/shared/values';
import { Flex } from 'antd';
import { t } from '@swapt/shared/text';

import { periodOf, uniqueMeaning } from '../../parts/visitor-words.js';

type Counts = Api['analytics.get']['out']['data']['totals'];

/** The period before: its numbers, or nothing while it loads and where there is none; `failed` when it could not be read. */
export type Before = Counts | 'failed' | undefined;

/** The three numbers that are kept apart, each with what it means and how it was before. */
export function Totals({ totals, modes, before }: { totals: Counts; modes: readonly VisitorMode[]; before: Before }) {
  const period = periodOf(modes);
  const explain = (meaning: string, name: keyof Counts) =>
    [
      meaning,
      before === 'failed'
        ? t('The previous period could not be loaded.')
        : before && changeText(totals[name], before[name]),
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <Flex wrap gap={space.md}>
      <StatTile
        label={t('All scans')}
        value={totals.scans}
        explanation={explain(t('Every time a person or a program opened a code.'), 'scans')}
      />
      <StatTile
        label={t('Human scans')}
        value={totals.human_scans}
        explanation={explain(t('Without link previews, search engines and other programs.'), 'human_scans')}
      />
      <StatTile
        label={t('Unique visitors')}
        value={period === 'none' ? 'none' : totals.unique_visitors}
        explanation={period === 'none' ? uniqueMeaning.none : explain(uniqueMeaning[period], 'unique_visitors')}
      />
    </Flex>
  );
}
