import { space } from '@swapt/shared/tokens';
import { Flex, Input } from 'antd';
import { t } from '@swapt/shared/text';
import { defineCondition, type ConditionProps } from './condition.js';

export const query = defineCondition('query', {
  label: t('the address has'),
  start: () => ({ name: '', value: '' }),
  Fields: QueryFields,
  problemOf: ({ name = '' }) =>
    /^[A-Za-z0-9_.-]+$/.test(name.trim()) ? undefined : ['name', t('Use letters, digits, _ . and - only.')],
  conditionOf: ({ name = '', value }) => ({ kind: 'query', name: name.trim(), ...(value && { value }) }),
  draftOf: ({ name, value }) => ({ name, value }),
  words: ({ name, value }) =>
    value ? t('the address has {name}={value}', { name, value }) : t('the address has {name}', { name: name || '…' }),
});

function QueryFields({ value: { name = '', value = '' }, onChange }: ConditionProps) {
  return (
    <Flex wrap gap={space.sm} align="center">
      <Input
        aria-label={t('Name in the address')}
        placeholder={t('table')}
        maxLength={60}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
        style={{ width: 140 }}
      />
      =
      <Input
        aria-label={t('Its value (leave empty for any)')}
        placeholder={t('any')}
        maxLength={200}
        value={value}
        onChange={({ target }) => onChange({ value: target.value })}
        style={{ width: 180 }}
      />
    </Flex>
  );
}
