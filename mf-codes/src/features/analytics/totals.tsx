import type { Api } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { StatTile } from '@swapt/shared/ui';
import { Flex } from 'antd';

/** The three numbers that are kept apart, each with what it means. */
export function Totals({ totals }: { totals: Api['analytics.get']['out']['data']['totals'] | undefined }) {
  return (
    <Flex wrap gap={space.md}>
      <StatTile
        label="All scans"
        value={totals?.scans}
        explanation="Every time the code was opened, also by programs."
      />
      <StatTile
        label="Human scans"
        value={totals?.human_scans}
        explanation="Without link previews, search engines and other programs."
      />
      <StatTile
        label="Unique visitors"
        value={totals?.unique_visitors}
        explanation="Different devices; one that comes back counts once."
      />
    </Flex>
  );
}
