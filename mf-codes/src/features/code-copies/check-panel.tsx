import { space } from '@swapt/shared/tokens';
import { formatNumber, Panel } from '@swapt/shared/ui';
import { Alert, Button, Flex } from 'antd';
import type { ReactNode } from 'react';
import type { RowProblems } from './row-problems.js';

interface Props {
  rows: readonly unknown[];
  problems: Map<number, RowProblems> | undefined;
  isBusy: boolean;
  onMake: () => void;
  children: ReactNode;
}

const countOf = (count: number, one: string, many: string) => `${formatNumber(count)} ${count === 1 ? one : many}`;

/** What a list would make, and the button that makes it so, once nothing is wrong with it. */
export function CheckPanel({ rows, problems, isBusy, onMake, children }: Props) {
  return (
    <Panel title="Preview">
      <Flex vertical gap={space.md}>
        {problems && (
          <Alert
            type="error"
            showIcon
            message={`${countOf(problems.size, 'row needs', 'rows need')} to be corrected`}
            description="We did not create any codes. Correct the list above and press Preview again."
          />
        )}
        {children}
        {!problems && (
          <Button type="primary" loading={isBusy} onClick={onMake} style={{ alignSelf: 'flex-start' }}>
            Create {countOf(rows.length, 'code', 'codes')}
          </Button>
        )}
      </Flex>
    </Panel>
  );
}
