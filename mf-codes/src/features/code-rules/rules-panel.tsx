import ForkOutlined from '@ant-design/icons/ForkOutlined';
import type { Code } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { Panel } from '@swapt/shared/ui';
import { codeTypeFacts } from '@swapt/shared/values';
import { Button, Skeleton } from 'antd';
import { lazy, Suspense } from 'react';
import { t } from '@swapt/shared/text';
import { isAway } from '../../entities/codes/away-notice.js';
import { paths } from '../../entities/codes/paths.js';

// The words of a rule come with every condition there is; most codes have no rules.
const RuleList = lazy(() => import('./rule-list.js'));

/** Whom a code leads where, and how its variants do. A print of a network leads nowhere. */
export function RulesPanel({ code }: { code: Code }) {
  const { session } = useShell();
  const navigate = useNavigate();
  if (codeTypeFacts[code.type].isSelfContained) return null;
  const mayWrite = session.can('codes:write') && !isAway(code);
  const change = mayWrite && (
    <Button icon={<ForkOutlined aria-hidden />} onClick={() => void navigate(paths.rules(code.code_id))}>
      {code.rules.length > 0 ? t('Change rules') : t('Add rules')}
    </Button>
  );
  return (
    <Panel
      title={t('Rules')}
      lead={
        code.rules.length === 0 &&
        t(
          'Everybody gets the same destination. Add rules to send people to different destinations by device, language, country, time, place or age, or to compare two pages.',
        )
      }
      extra={change}
    >
      {code.rules.length > 0 && (
        <Suspense fallback={<Skeleton active title={false} />}>
          <RuleList code={code} />
        </Suspense>
      )}
    </Panel>
  );
}
