import type { PlatformRelease } from '@swapt/shared/contract';
import { formatNumber } from '@swapt/shared/ui';
import { Progress } from 'antd';
import { t } from '@swapt/shared/text';

import { failedShare, percentText } from './words.js';

type Props = { release: PlatformRelease | undefined };

/** Its scripts beside the size that it allows itself. */
export function Budget({ release }: Props) {
  if (!release) return '–';
  const { size_kb, budget_kb } = release;
  if (size_kb === null) return t('unknown, at most {budget_kb} KB', { budget_kb: formatNumber(budget_kb) });
  return (
    <span className="budget">
      <span>
        {t('{size_kb} of {budget_kb} KB', { size_kb: formatNumber(size_kb), budget_kb: formatNumber(budget_kb) })}
      </span>
      <Progress
        percent={(size_kb / budget_kb) * 100}
        size="small"
        showInfo={false}
        aria-label={t('Share of its size budget')}
      />
    </span>
  );
}

/** How many of the pages that asked for it could not use it, in seven days. */
export function Failures({ release }: Props) {
  if (!release || release.loads === 0) return t('no page views yet');
  const { loads, failures } = release;
  if (failures === 0) return t('none of {loads}', { loads: formatNumber(loads) });
  return (
    <span className="problem">
      {t('{failures} of {loads} ({release})', {
        failures: formatNumber(failures),
        loads: formatNumber(loads),
        release: percentText(failedShare(release)),
      })}
    </span>
  );
}
