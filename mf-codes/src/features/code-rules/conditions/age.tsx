import { space } from '@swapt/shared/tokens';
import { ageLimits, ageProblem } from '@swapt/shared/values';
import { Flex, InputNumber, Typography } from 'antd';
import { t } from '@swapt/shared/text';

import { defineCondition, type ConditionProps } from './condition.js';

export const age = defineCondition('age', {
  label: t('they say they are'),
  start: () => ({ first: 18, under: null }),
  Fields: AgeFields,
  problemOf: ({ first, under }) => ageProblem({ from: first, under }),
  conditionOf: ({ first, under }) => ({ kind: 'age', from: first ?? undefined, under: under ?? undefined }),
  draftOf: ({ from, under }) => ({ first: from, under }),
  words: ({ from, under }) => t('they say they are {from}', { from: years(from, under) }),
});

function years(from: number | undefined, under: number | undefined): string {
  if (from && under) return t('at least {from} and under {under}', { from, under });
  return under ? t('under {under}', { under }) : t('at least {from}', { from: from ?? '…' });
}

/** Ages as shoppers say them. */
function AgeFields({ value: { first, under }, onChange }: ConditionProps) {
  return (
    <Flex vertical gap={space.xs}>
      <Flex wrap gap={space.sm} align="center">
        <span style={{ whiteSpace: 'nowrap' }}>
          {t('at least')}{' '}
          <Years label={t('Minimum age')} value={first} onChange={(next) => onChange({ first: next })} />
        </span>
        <span style={{ whiteSpace: 'nowrap' }}>
          {t('and under')}{' '}
          <Years label={t('Under this age')} value={under} onChange={(next) => onChange({ under: next })} />
        </span>
      </Flex>
      <Typography.Text type="secondary" style={{ fontSize: 13 }}>
        {t(
          'We ask people how old they are. We cannot check their answer, so this does not prove their age. If they do not answer, we use the next rule that matches.',
        )}
      </Typography.Text>
    </Flex>
  );
}

interface YearsProps {
  label: string;
  value: number | null | undefined;
  onChange: (value: number | null) => void;
}

const Years = ({ label, value = null, onChange }: YearsProps) => (
  <InputNumber
    aria-label={label}
    {...{ min: ageLimits.minimum, max: ageLimits.maximum }}
    precision={0}
    placeholder={t('any')}
    value={value}
    onChange={onChange}
    style={{ width: 90 }}
  />
);
