import CloseOutlined from '@ant-design/icons/CloseOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { space } from '@swapt/shared/tokens';
import { ruleLimits } from '@swapt/shared/values';
import { Button, Flex, Input, InputNumber, Typography } from 'antd';
import { AddressInput } from '../../parts/address-input.js';
import { Problem } from './problem.js';
import { newVariant, type VariantDraft } from './rule-draft.js';
import { equalShares, sharesOf, type Problems } from './rule-problems.js';

interface Props {
  value: VariantDraft[];
  onChange: (variants: VariantDraft[]) => void;
  problems: Problems;
  /** Where the problems of this field stand. */
  path: string;
}

/** Several addresses that share the visitors out. Each visitor always gets the same one. */
export function VariantsField({ value, onChange, problems, path }: Props) {
  const set = (index: number, change: Partial<VariantDraft>) =>
    onChange(value.map((variant, at) => (at === index ? { ...variant, ...change } : variant)));
  const add = () => {
    const name = String.fromCharCode(65 + value.length);
    onChange(equalShares([...value, newVariant(name, 0)]));
  };
  return (
    <Flex vertical gap={space.sm}>
      {value.map((variant, index) => {
        const at = `${path}.${index}`;
        return (
          <div key={variant.key} role="group" aria-label={`Variant ${variant.name || index + 1}`}>
            <Flex wrap gap={space.sm} align="center">
              <InputNumber
                aria-label="Share in per cent"
                min={1}
                max={99}
                precision={0}
                suffix="%"
                value={variant.weight}
                onChange={(weight) => set(index, { weight: weight ?? 0 })}
                style={{ width: 88 }}
              />
              <Input
                aria-label="Name of the variant"
                maxLength={60}
                value={variant.name}
                onChange={({ target }) => set(index, { name: target.value })}
                style={{ width: 110 }}
              />
              <div style={{ flex: '1 1 220px' }}>
                <AddressInput
                  aria-label="Where it leads"
                  placeholder="https://example.com/new"
                  value={variant.target}
                  onChange={({ target }) => set(index, { target: target.value })}
                />
              </div>
              <Button
                type="text"
                icon={<CloseOutlined />}
                aria-label={`Remove variant ${variant.name || index + 1}`}
                disabled={value.length <= 2}
                onClick={() => onChange(equalShares(value.filter((_, other) => other !== index)))}
              />
            </Flex>
            <Problem sentence={problems.get(`${at}.name`)} />
            <Problem sentence={problems.get(`${at}.target`)} />
          </div>
        );
      })}
      <Flex wrap gap={space.sm} align="center">
        <Button
          size="small"
          icon={<PlusOutlined aria-hidden />}
          disabled={value.length >= ruleLimits.variants}
          onClick={add}
        >
          Add a variant
        </Button>
        <Button size="small" onClick={() => onChange(equalShares(value))}>
          Make the shares equal
        </Button>
        <Typography.Text type={sharesOf(value) === 100 ? 'secondary' : 'danger'}>
          {sharesOf(value)} of 100 %
        </Typography.Text>
      </Flex>
      <Problem sentence={problems.get(path)} />
      <Typography.Text type="secondary" style={{ fontSize: 13 }}>
        A visitor who comes back gets the same variant again.
      </Typography.Text>
    </Flex>
  );
}
