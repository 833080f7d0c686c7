import ReloadOutlined from '@ant-design/icons/ReloadOutlined';
import { space } from '../../tokens/index.js';
import { ranges, rangeValues, type Range } from '../../values/index.js';
import { Button, Flex, Select } from 'antd';
import type { ReactNode } from 'react';
import { t } from '../../text/index.js';

interface Props {
  range: Range;
  onRange: (range: Range) => void;
  isFetching: boolean;
  onRefresh: () => void;
  children?: ReactNode;
}

/** The ten ranges, and fetching again. */
export function RangeBar({ range, onRange, isFetching, onRefresh, children }: Props) {
  return (
    <Flex gap={space.sm} wrap>
      <Select
        aria-label={t('Range')}
        value={range}
        onChange={onRange}
        options={rangeValues.map((value) => ({ value, label: t(ranges[value]) }))}
        listHeight={360}
        style={{ width: 160 }}
      />
      <Button icon={<ReloadOutlined />} loading={isFetching} onClick={onRefresh}>
        {t('Refresh')}
      </Button>
      {children}
    </Flex>
  );
}
