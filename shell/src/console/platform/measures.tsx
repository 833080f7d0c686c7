import type { PlatformRelease } from '@swapt/shared/contract';
import { formatNumber } from '@swapt/shared/ui';
import { Progress } from 'antd';
import { failedShare, percentText } from './words.js';

type Props = { release: PlatformRelease | undefined };

/** Its scripts beside the size that it allows itself. */
export function Budget({ release }: Props) {
  if (!release) return '–';
  const { size_kb, budget_kb } = release;
  if (size_kb === null) return `unknown, at most ${formatNumber(budget_kb)} KB`;
  return (
    <span className="budget">
      <span>
        {formatNumber(size_kb)} of {formatNumber(budget_kb)} KB
      </span>
      <Progress
        percent={(size_kb / budget_kb) * 100}
        size="small"
        showInfo={false}
        aria-label="Share of its size budget"
      />
    </span>
  );
}

/** How many of the pages that asked for it could not use it, in seven days. */
export function Failures({ release }: Props) {
  if (!release || release.loads === 0) return 'no page views yet';
  const { loads, failures } = release;
  if (failures === 0) return `none of ${formatNumber(loads)}`;
  return (
    <span className="problem">
      {formatNumber(failures)} of {formatNumber(loads)} ({percentText(failedShare(release))})
    </span>
  );
}
