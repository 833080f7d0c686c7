import PlusOutlined from '@ant-design/icons/PlusOutlined';
import SplitCellsOutlined from '@ant-design/icons/SplitCellsOutlined';
import type { Code } from '@swapt/shared/contract';
import { Link } from '@swapt/shared/router';
import { radius, space } from '@swapt/shared/tokens';
import { ruleLimits } from '@swapt/shared/values';
import { Button, Flex, theme } from 'antd';
import { useState } from 'react';
import { t } from '@swapt/shared/text';
import { targetWords } from '../../entities/codes/code-links.js';
import { paths } from '../../entities/codes/paths.js';
import { RuleCard } from './rule-card.js';
import { newRule, newSplit, type RuleDraft } from './rule-draft.js';
import type { Problems } from './rule-problems.js';

interface Props {
  code: Code;
  /** Both are given by the form's field. */
  value?: RuleDraft[];
  onChange?: (rules: RuleDraft[]) => void;
  problems: Problems;
}

/** Rules in their order, each a sentence, and where everybody else is led. */
export function RulesEditor({ code, value = [], onChange = () => {}, problems }: Props) {
  const { token } = theme.useToken();
  const [open, setOpen] = useState<string>();
  // Rules with something wrong are open, so that it is seen.
  const isOpen = ({ key }: RuleDraft, index: number) =>
    key === open || [...problems.keys()].some((path) => path.startsWith(`${index}.`));
  const add = (rule: RuleDraft) => {
    onChange([...value, rule]);
    setOpen(rule.key);
  };
  const move = (index: number, by: -1 | 1) => {
    const next = [...value];
    next.splice(index + by, 0, ...next.splice(index, 1));
    onChange(next);
  };
  const isFull = value.length >= ruleLimits.rules;
  return (
    <Flex vertical gap={space.md}>
      <ol aria-label={t('Rules')} style={{ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: space.sm }}>
        {value.map((rule, index) => (
          <RuleCard
            key={rule.key}
            rule={rule}
            index={index}
            count={value.length}
            problems={problems}
            isOpen={isOpen(rule, index)}
            onToggle={() => setOpen(rule.key === open ? undefined : rule.key)}
            onChange={(next) => onChange(value.map((other) => (other.key === next.key ? next : other)))}
            onMove={(by) => move(index, by)}
            onRemove={() => onChange(value.filter(({ key }) => key !== rule.key))}
          />
        ))}
      </ol>
      <Flex wrap gap={space.sm}>
        <Button icon={<PlusOutlined aria-hidden />} disabled={isFull} onClick={() => add(newRule())}>
          {t('Add a rule')}
        </Button>
        <Button
          icon={<SplitCellsOutlined aria-hidden />}
          disabled={isFull}
          onClick={() => add(newSplit(code.type === 'link' ? code.target : ''))}
        >
          {t('Add a split test')}
        </Button>
      </Flex>
      <div
        style={{
          padding: space.md,
          borderRadius: radius,
          background: token.colorFillQuaternary,
          overflowWrap: 'anywhere',
        }}
      >
        <strong>{value.length === 0 ? t('Everybody') : t('Otherwise')}</strong> → {targetWords(code)}{' '}
        <Link to={paths.edit(code.code_id)} style={{ textDecoration: 'underline', whiteSpace: 'nowrap' }}>
          {t('Change it')}
        </Link>
      </div>
    </Flex>
  );
}
