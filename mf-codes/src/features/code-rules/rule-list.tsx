import type { Code } from '@swapt/shared/contract';
import { t } from '@swapt/shared/text';
import { space } from '@swapt/shared/tokens';
import { Typography } from 'antd';
import { targetWords } from '../../entities/codes/code-links.js';
import { thenWords, whenWords } from './rule-words.js';
import { VariantResults } from './variant-results.js';

/** The rules of a code in their order, each in words, and where everybody else is led. */
export default function RuleList({ code }: { code: Code }) {
  return (
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
  );
}
