import { space } from '@swapt/shared/tokens';
import { isLonger, TextInput, tooLong } from '@swapt/shared/ui';
import { Flex } from 'antd';
import { t } from '@swapt/shared/text';
import { defineCondition, type ConditionProps } from './condition.js';

/** As the contract has them. */
const nameLength = 60;
const valueLength = 200;

export const query = defineCondition('query', {
  label: t('the address has'),
  start: () => ({ name: '', value: '' }),
  Fields: QueryFields,
  problemOf: ({ name = '', value = '' }) => {
    if (!/^[A-Za-z0-9_.-]+$/.test(name.trim())) return ['name', t('Use letters, digits, _ . and - only.')];
    if (isLonger(name.trim(), nameLength)) return ['name', tooLong(nameLength)];
    return isLonger(value, valueLength) ? ['value', tooLong(valueLength)] : undefined;
  },
  conditionOf: ({ name = '', value }) => ({ kind: 'query', name: name.trim(), ...(value && { value }) }),
  draftOf: ({ name, value }) => ({ name, value }),
  words: ({ name, value }) =>
    value ? t('the address has {name}={value}', { name, value }) : t('the address has {name}', { name: name || '…' }),
});

function QueryFields({ value: { name = '', value = '' }, onChange }: ConditionProps) {
  return (
    <Flex wrap gap={space.sm} align="center">
      <TextInput
        aria-label={t('Name in the address')}
        placeholder={t('table')}
        max={nameLength}
        value={name}
        onChange={({ target }) => onChange({ name: target.value })}
        style={{ width: 140 }}
      />
      =
      <TextInput
        aria-label={t('Its value (leave empty for any)')}
        placeholder={t('any')}
        max={valueLength}
        value={value}
        onChange={({ target }) => onChange({ value: target.value })}
        style={{ width: 180 }}
      />
    </Flex>
  );
}
