import type { Api } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { formatNumber, StatTile } from '@swapt/shared/ui';
import { Flex } from 'antd';

type Counts = Api['analytics.get']['out']['data']['totals'];

/** The period before: its numbers, or nothing while it loads and where there is none; `failed` when it could not be read. */
export type Before = Counts | 'failed' | undefined;

/** The three numbers that are kept apart, each with what it means and how it was before. */
export function Totals({ totals, before }: { totals: Counts; before: Before }) {
  const explain = (meaning: string, name: keyof Counts) =>
    [
      meaning,
      before === 'failed' ? 'The previous period could not be loaded.' : before && change(totals[name], before[name]),
    ]
      .filter(Boolean)
      .join(' ');
  return (
    <Flex wrap gap={space.md}>
      <StatTile
        label="All scans"
        value={totals.scans}
        explanation={explain('Every time a person or a program opened a code.', 'scans')}
      />
      <StatTile
        label="Human scans"
        value={totals.human_scans}
        explanation={explain('Without link previews, search engines and other programs.', 'human_scans')}
      />
      <StatTile
        label="Unique visitors"
        value={totals.unique_visitors}
        explanation={explain('Different devices. A device that comes back counts once.', 'unique_visitors')}
      />
    </Flex>
  );
}

/** A number beside that of the period before, which ran as long as this one has until now. */
export function change(now: number, before: number): string {
  if (before === 0) return now === 0 ? 'None in the previous period either.' : 'None in the previous period.';
  if (now >= 10 * before)
    return `${formatNumber(Math.round(now / before))} times as many as in the previous period (${formatNumber(before)}).`;
  const percent = Math.round((Math.abs(now - before) / before) * 100);
  if (percent === 0) return `The same as in the previous period (${formatNumber(before)}).`;
  return `${formatNumber(percent)} % ${now > before ? 'more' : 'fewer'} than in the previous period (${formatNumber(before)}).`;
}
