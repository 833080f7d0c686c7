import BarChartOutlined from '@ant-design/icons/BarChartOutlined';
import { EmptyState, Panel } from '@swapt/shared/ui';
import type { Range } from '@swapt/shared/values';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { t } from '@swapt/shared/text';

interface Props {
  /** Nothing was counted in any range. */
  isEver: boolean;
  /** What to do for a first scan. */
  text: string;
  action?: ReactNode;
  onRange: (range: Range) => void;
}

/** Stands where a range has no scans. */
export function NothingCounted({ isEver, text, action, onRange }: Props) {
  return (
    <Panel>
      <EmptyState
        icon={<BarChartOutlined />}
        title={isEver ? t('No scans yet') : t('No scans in this range')}
        text={isEver ? text : t('Choose a longer range to see earlier scans.')}
        action={isEver ? action : <Button onClick={() => onRange('all')}>{t('Show all time')}</Button>}
      />
    </Panel>
  );
}
