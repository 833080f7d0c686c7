import CloseOutlined from '@ant-design/icons/CloseOutlined';
import { space } from '@swapt/shared/tokens';
import { useIsPhone } from '@swapt/shared/ui';
import { Button, Flex, Select } from 'antd';
import { t } from '@swapt/shared/text';
import type { ConditionDraft } from './condition.js';
import { conditions, newCondition } from './conditions.js';
import { Problem } from '../problem.js';

const kinds = Object.entries(conditions).map(([value, { label }]) => ({ value, label }));

interface Props {
  value: ConditionDraft;
  isFirst: boolean;
  problem: string | undefined;
  onChange: (condition: ConditionDraft) => void;
  onRemove: () => void;
}

/** One part of a rule’s sentence: what is asked, and the answers that count. */
export function ConditionRow({ value, isFirst, problem, onChange, onRemove }: Props) {
  const { Fields } = conditions[value.kind];
  const isPhone = useIsPhone();
  return (
    <div>
      <Flex wrap gap={space.sm} align="flex-start">
        <span style={{ width: 32, lineHeight: '36px' }}>{isFirst ? t('If') : t('and')}</span>
        <Select
          aria-label={isFirst ? t('If') : t('And')}
          value={value.kind}
          options={kinds}
          onChange={(kind) => onChange({ ...newCondition(kind), key: value.key })}
          style={{ flex: isPhone ? '1 1 120px' : '0 0 170px' }}
        />
        <div style={{ flex: isPhone ? '1 1 100%' : '1 1 240px', order: isPhone ? 1 : 0, minWidth: 0 }}>
          <Fields value={value} onChange={(change) => onChange({ ...value, ...change })} />
          <Problem sentence={problem} />
        </div>
        <Button type="text" icon={<CloseOutlined />} aria-label={t('Remove this condition')} onClick={onRemove} />
      </Flex>
    </div>
  );
}
