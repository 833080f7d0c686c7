import type { Api } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { formatNumber, StatTile } from '@swapt/shared/ui';
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
        : before && change(totals[name], before[name]),
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

/** A number beside that of the period before, which ran as long as this one has until now. */
export function change(now: number, before: number): string {
  if (before === 0) return now === 0 ? t('None in the previous period either.') : t('None in the previous period.');
  if (now >= 10 * before)
    return t('{now} times as many as in the previous period ({before}).', {
      now: formatNumber(Math.round(now / before)),
      before: formatNumber(before),
    });
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return t('The same as in the previous period ({before}).', { before: formatNumber(before) });
  const values = { percent: formatNumber(percent), before: formatNumber(before) };
  return now > before
    ? t('{percent} % more than in the previous period ({before}).', values)
    : t('{percent} % fewer than in the previous period ({before}).', values);
}
