import { space } from '@swapt/shared/tokens';
import { ageLimits } from '@swapt/shared/values';
import { Flex, InputNumber, Typography } from 'antd';
import type { ConditionDraft } from '../rule-draft.js';

interface Props {
  value: ConditionDraft;
  onChange: (change: Partial<ConditionDraft>) => void;
}

/** Ages as shoppers say them. */
export function AgeField({ value: { first, under }, onChange }: Props) {
  return (
    <Flex vertical gap={space.xs}>
      <Flex wrap gap={space.sm} align="center">
        <span style={{ whiteSpace: 'nowrap' }}>
          at least{' '}
          <Years label="At least so many years old" value={first} onChange={(next) => onChange({ first: next })} />
        </span>
        <span style={{ whiteSpace: 'nowrap' }}>
          and under{' '}
          <Years label="Under so many years old" value={under} onChange={(next) => onChange({ under: next })} />
        </span>
      </Flex>
      <Typography.Text type="secondary" style={{ fontSize: 13 }}>
        People are asked how old they are, and nothing checks what they say: this is no proof of age. Who does not say
        gets the next rule that fits.
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
    placeholder="any"
    value={value}
    onChange={onChange}
    style={{ width: 90 }}
  />
);
