import ForkOutlined from '@ant-design/icons/ForkOutlined';
import type { Code } from '@swapt/shared/contract';
import { useNavigate } from '@swapt/shared/router';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { Panel } from '@swapt/shared/ui';
import { codeTypeFacts } from '@swapt/shared/values';
import { Button, Typography } from 'antd';
import { t } from '@swapt/shared/text';
import { targetWords } from '../../entities/codes/code-links.js';
import { isAway } from '../../entities/codes/away-notice.js';
import { paths } from '../../entities/codes/paths.js';
import { thenWords, whenWords } from './rule-words.js';
import { VariantResults } from './variant-results.js';

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
        <ol style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space.sm }}>
          {code.rules.map((rule, index) => (
            <li key={index} style={{ overflowWrap: 'anywhere' }}>
              <strong>{whenWords(rule)}</strong>
              <div>
                {rule.variants ? (
                  <VariantResults code={code} variants={rule.variants} />
                ) : (
                  <Typography.Text type="secondary">→ {thenWords(rule)}</Typography.Text>
                )}
              </div>
            </li>
          ))}
          <li style={{ overflowWrap: 'anywhere' }}>
            <strong>{t('Otherwise')}</strong>
            <div>
              <Typography.Text type="secondary">→ {targetWords(code)}</Typography.Text>
            </div>
          </li>
        </ol>
      )}
    </Panel>
  );
}
