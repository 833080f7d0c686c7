import ArrowDownOutlined from '@ant-design/icons/ArrowDownOutlined';
import ArrowUpOutlined from '@ant-design/icons/ArrowUpOutlined';
import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { radius, space } from '@swapt/shared/tokens';
import { ruleLimits } from '@swapt/shared/values';
import { Button, Flex, Radio, theme, Typography } from 'antd';
import { t } from '@swapt/shared/text';

import { AddressInput } from '../../parts/address-input.js';
import type { ConditionDraft } from './conditions/condition.js';
import { ConditionRow } from './conditions/condition-row.js';
import { newCondition } from './conditions/conditions.js';
import { Problem } from './problem.js';
import { newSplit, ruleOf, type RuleDraft } from './rule-draft.js';
import type { Problems } from './rule-problems.js';
import { thenWords, whenWords } from './rule-words.js';
import { VariantsField } from './variants-field.js';

interface Props {
  rule: RuleDraft;
  index: number;
  count: number;
  problems: Problems;
  isOpen: boolean;
  onToggle: () => void;
  onChange: (rule: RuleDraft) => void;
  onMove: (by: -1 | 1) => void;
  onRemove: () => void;
}

/** A rule as a sentence; opened, the fields that make it. */
export function RuleCard({ rule, index, count, problems, isOpen, onToggle, onChange, onMove, onRemove }: Props) {
  const { token } = theme.useToken();
  const number = index + 1;
  const words = ruleOf(rule);
  // A card that changes its place loses the focus, and with it the keyboard its button; at the end of the list the other button gets it.
  const move = (by: -1 | 1, button: HTMLElement) => {
    onMove(by);
    setTimeout(() => {
      button.focus();
      if (button.matches(':disabled')) button.parentElement?.querySelector<HTMLElement>('button:enabled')?.focus();
    });
  };
  const hasProblem = [...problems.keys()].some((path) => path.startsWith(`${index}.`));
  return (
    <li
      style={{
        padding: space.md,
        border: `1px solid ${hasProblem ? token.colorError : token.colorBorderSecondary}`,
        borderRadius: radius,
      }}
    >
      <Flex wrap gap={space.sm} align="flex-start" justify="space-between">
        <div style={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
          <Typography.Text type="secondary">{number}. </Typography.Text>
          <strong>{whenWords(words)}</strong>
          <div style={{ color: token.colorTextSecondary }}>→ {thenWords(words)}</div>
        </div>
        <Flex gap={space.xs}>
          <Button
            type="text"
            icon={<ArrowUpOutlined />}
            aria-label={t('Move rule {number} up', { number })}
            disabled={index === 0}
            onClick={({ currentTarget }) => move(-1, currentTarget)}
          />
          <Button
            type="text"
            icon={<ArrowDownOutlined />}
            aria-label={t('Move rule {number} down', { number })}
            disabled={index === count - 1}
            onClick={({ currentTarget }) => move(1, currentTarget)}
          />
          <Button
            type="text"
            icon={<DeleteOutlined />}
            aria-label={t('Remove rule {number}', { number })}
            onClick={onRemove}
          />
          <Button
            aria-label={isOpen ? t('Close rule {number}', { number }) : t('Change rule {number}', { number })}
            aria-expanded={isOpen}
            onClick={onToggle}
          >
            {isOpen ? t('Close') : t('Change')}
          </Button>
        </Flex>
      </Flex>
      {isOpen && <RuleFields rule={rule} index={index} problems={problems} onChange={onChange} />}
    </li>
  );
}

function RuleFields({ rule, index, problems, onChange }: Pick<Props, 'rule' | 'index' | 'problems' | 'onChange'>) {
  const { when, target, variants } = rule;
  const setWhen = (next: ConditionDraft[]) => onChange({ ...rule, when: next });
  const isShared = variants.length > 0;
  const share = (on: boolean) => onChange({ ...rule, variants: on ? newSplit(target).variants : [] });
  return (
    <Flex
      vertical
      gap={space.md}
      style={{ marginTop: space.md }}
      role="group"
      aria-label={t('Rule {index}', { index: index + 1 })}
    >
      {when.length === 0 && <span>{t('This rule applies to everybody.')}</span>}
      {when.map((condition, at) => (
        <ConditionRow
          key={condition.key}
          value={condition}
          isFirst={at === 0}
          problem={problemAt(problems, `${index}.when.${at}.`)}
          onChange={(next) => setWhen(when.map((other, place) => (place === at ? next : other)))}
          onRemove={() => setWhen(when.filter((_, place) => place !== at))}
        />
      ))}
      <Button
        size="small"
        icon={<PlusOutlined aria-hidden />}
        disabled={when.length >= ruleLimits.conditions}
        onClick={() => setWhen([...when, newCondition(when.length === 0 ? 'system' : 'language')])}
        style={{ alignSelf: 'flex-start' }}
      >
        {when.length === 0 ? t('Add a condition') : t('Add another condition')}
      </Button>
      <Radio.Group
        aria-label={t('Where it leads')}
        value={isShared}
        onChange={(event) => share(Boolean(event.target.value))}
        options={[
          { value: false, label: t('one address') },
          { value: true, label: t('split test (A/B)') },
        ]}
      />
      {isShared ? (
        <VariantsField
          value={variants}
          onChange={(next) => onChange({ ...rule, variants: next })}
          problems={problems}
          path={`${index}.variants`}
        />
      ) : (
        <div>
          <AddressInput
            aria-label={t('Address')}
            placeholder="https://example.com"
            value={target}
            onChange={(event) => onChange({ ...rule, target: event.target.value })}
          />
          <Problem sentence={problems.get(`${index}.target`)} />
        </div>
      )}
    </Flex>
  );
}

const problemAt = (problems: Problems, start: string) => [...problems].find(([path]) => path.startsWith(start))?.[1];
