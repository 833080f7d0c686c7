import type { Code, CodeRule } from '@swapt/shared/contract';
import { space } from '@swapt/shared/tokens';
import { Panel } from '@swapt/shared/ui';
import { Flex, Typography } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { usePause } from '../../../parts/use-pause.js';
import { TesterFields } from './tester-fields.js';
import { TesterResult } from './tester-result.js';
import { firstVisit, visitOf } from './test-visit.js';

interface Props {
  code: Code;
  /** Undefined while they are not complete. */
  rules: CodeRule[] | undefined;
}

/** What somebody would get, by the rules as they stand here, saved or not. */
export function TesterPanel({ code, rules }: Props) {
  const [visit, setVisit] = useState(firstVisit);
  const asked = JSON.stringify({ rules, visit: visitOf(visit) });
  const still = usePause(asked, 300);
  const kinds = new Set(rules?.flatMap(({ when }) => when.map(({ kind }) => kind)));
  return (
    <Panel title={t('Try it')} lead={t('Describe a visitor and see where the code leads them and why.')}>
      <Flex vertical gap={space.md}>
        <TesterFields visit={visit} kinds={kinds} onChange={(change) => setVisit({ ...visit, ...change })} />
        {rules ? (
          <TesterResult code={code} asked={still} isStale={still !== asked} />
        ) : (
          <Typography.Text type="secondary">{t('Complete the rules to see the result here.')}</Typography.Text>
        )}
      </Flex>
    </Panel>
  );
}
