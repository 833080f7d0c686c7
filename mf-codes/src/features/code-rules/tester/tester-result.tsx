import CheckOutlined from '@ant-design/icons/CheckOutlined';
import CloseOutlined from '@ant-design/icons/CloseOutlined';
import QuestionOutlined from '@ant-design/icons/QuestionOutlined';
import type { Api, Code } from '@swapt/shared/contract';
import { radius, space } from '@swapt/shared/tokens';
import { ErrorState } from '@swapt/shared/ui';
import type { RuleQuestion } from '@swapt/shared/values';
import { Flex, Skeleton, theme, Typography } from 'antd';
import { t } from '@swapt/shared/text';
import { targetWords } from '../../../entities/codes/code-links.js';
import { withoutScheme } from '../../../parts/short-address.js';
import { useRuleTest } from '../code-rules.queries.js';

type Answer = Api['codes.testRules']['out']['data'];

interface Props {
  code: Code;
  /** Rules and visit as text, once nobody types any more. */
  asked: string;
  isStale: boolean;
}

export function TesterResult({ code, asked, isStale }: Props) {
  const query = useRuleTest(code.code_id, asked);
  if (query.isError) return <ErrorState error={query.error} onRetry={() => void query.refetch()} />;
  if (!query.data) return <Skeleton active title={false} paragraph={{ rows: 2 }} />;
  return (
    <div role="status" aria-busy={isStale || query.isFetching} style={{ opacity: isStale ? 0.55 : 1 }}>
      <AnswerText code={code} answer={query.data.data} />
    </div>
  );
}

const stopped: Partial<Record<Answer['kind'], string>> = {
  notYet: t('The code does not work yet. It starts later.'),
  expired: t('The code no longer works. Its end date has passed.'),
  paused: t('The code is paused.'),
  archived: t('The code is archived.'),
  deleted: t('The code is deleted.'),
};

const questions: Record<RuleQuestion, string> = {
  age: t('We ask for their age first.'),
  place: t('We ask for their location first.'),
};

function AnswerText({ code, answer }: { code: Code; answer: Answer }) {
  const { token } = theme.useToken();
  const { kind, question, target, variant, rule, steps, asks_password: asksPassword, is_limited: isLimited } = answer;
  const decided =
    rule === null
      ? t('No rule matches, so it leads to the code’s own destination.')
      : t('Rule {rule} applies.', { rule: rule + 1 });
  return (
    <Flex vertical gap={space.sm}>
      <div
        style={{
          padding: space.sm + space.xs,
          borderRadius: radius,
          background: token.colorPrimaryBg,
          overflowWrap: 'anywhere',
        }}
      >
        {question ? (
          <strong>{questions[question]}</strong>
        ) : (
          <strong>
            {stopped[kind] && `${stopped[kind]} `}
            {target && `→ ${target === code.target ? targetWords(code) : withoutScheme(target)}`}
          </strong>
        )}
        {kind === 'target' && <div>{decided}</div>}
        {variant && <div>{t('Variant {variant}. Other visitors may get a different variant.', { variant })}</div>}
        {asksPassword && <div>{t('They enter the password first.')}</div>}
        {isLimited && <div>{t('They press a button to continue.')}</div>}
      </div>
      {steps.length > 0 && (
        <ol aria-label={t('Why')} style={{ margin: 0, padding: 0, listStyle: 'none', display: 'grid', gap: space.xs }}>
          {steps.map((step) => (
            <li key={step.rule} style={{ display: 'flex', gap: space.sm }}>
              <StepSign fits={step.fits} />
              <span>
                {t('Rule')} {step.rule + 1} {words[step.fits]}
                <Typography.Text type="secondary">: {step.why}</Typography.Text>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Flex>
  );
}

const words = { yes: 'matches', no: t('does not match'), ask: t('depends on an answer') } as const;

function StepSign({ fits }: { fits: Answer['steps'][number]['fits'] }) {
  const { token } = theme.useToken();
  if (fits === 'yes') return <CheckOutlined aria-hidden style={{ color: token.colorSuccess }} />;
  if (fits === 'ask') return <QuestionOutlined aria-hidden style={{ color: token.colorWarning }} />;
  return <CloseOutlined aria-hidden style={{ color: token.colorTextSecondary }} />;
}
