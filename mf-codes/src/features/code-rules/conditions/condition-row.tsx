import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { space } from '@swapt/shared/tokens';
import { useIsPhone } from '@swapt/shared/ui';
import { Button, Flex, Select } from 'antd';
import { conditionFields } from './condition-fields.js';
import { Problem } from '../problem.js';
import { newCondition, type ConditionDraft, type Kind } from '../rule-draft.js';

const kinds: { value: Kind; label: string }[] = [
  { value: 'system', label: 'it is a' },
  { value: 'device', label: 'the device is a' },
  { value: 'language', label: 'its language is' },
  { value: 'country', label: 'it is in' },
  { value: 'time', label: 'the time is between' },
  { value: 'dates', label: 'the day is from' },
  { value: 'scans', label: 'it is a scan' },
  { value: 'place', label: 'it is within' },
  { value: 'age', label: 'they say they are' },
  { value: 'query', label: 'the address has' },
];

interface Props {
  value: ConditionDraft;
  isFirst: boolean;
  problem: string | undefined;
  onChange: (condition: ConditionDraft) => void;
  onRemove: () => void;
}

/** One part of a rule’s sentence: what is asked, and the answers that count. */
export function ConditionRow({ value, isFirst, problem, onChange, onRemove }: Props) {
  const Fields = conditionFields[value.kind];
  const isPhone = useIsPhone();
  return (
    <div>
      <Flex wrap gap={space.sm} align="flex-start">
        <span style={{ width: 32, lineHeight: '36px' }}>{isFirst ? 'If' : 'and'}</span>
        <Select
          aria-label={isFirst ? 'If' : 'And'}
          value={value.kind}
          options={kinds}
          onChange={(kind) => onChange({ ...newCondition(kind), key: value.key })}
          style={{ flex: isPhone ? '1 1 120px' : '0 0 170px' }}
        />
        <div style={{ flex: isPhone ? '1 1 100%' : '1 1 240px', order: isPhone ? 1 : 0, minWidth: 0 }}>
          <Fields value={value} onChange={(change) => onChange({ ...value, ...change })} />
          <Problem sentence={problem} />
        </div>
        <Button type="text" icon={<CloseOutlined />} aria-label="Remove this condition" onClick={onRemove} />
      </Flex>
    </div>
  );
}
