import { space } from '@swapt/shared/tokens';
import { scansProblem } from '@swapt/shared/values';
import { Flex, InputNumber } from 'antd';
import { t } from '@swapt/shared/text';
import { defineCondition, type ConditionProps } from './condition.js';

export const scans = defineCondition('scans', {
  label: t('the scan number is'),
  start: () => ({ first: 1, last: 100 }),
  Fields: ScanFields,
  problemOf: ({ first, last }) => scansProblem({ from: first, to: last }),
  conditionOf: ({ first, last }) => ({ kind: 'scans', from: first ?? undefined, to: last ?? undefined }),
  draftOf: ({ from, to }) => ({ first: from, last: to }),
  words: ({ from, to }) => {
    if (from && from > 1 && to) return t('it is scan {from} to {to}', { from, to });
    if (to) return t('it is one of the first {to} scans', { to });
    return t('it is scan {from} or a later one', { from: from ?? '…' });
  },
});

function ScanFields({ value: { first, last }, onChange }: ConditionProps) {
  return (
    <Flex wrap gap={space.sm} align="center">
      {t('from scan')}
      <InputNumber
        aria-label={t('First scan')}
        min={1}
        precision={0}
        value={first ?? null}
        onChange={(next) => onChange({ first: next })}
      />
      {t('to scan')}
      <InputNumber
        aria-label={t('Last scan')}
        min={1}
        precision={0}
        value={last ?? null}
        placeholder={t('any')}
        onChange={(next) => onChange({ last: next })}
      />
    </Flex>
  );
}
