import CloseOutlined from '@ant-design/icons/CloseOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { useShell } from '@swapt/shared/sdk';
import { space } from '@swapt/shared/tokens';
import { ruleLimits } from '@swapt/shared/values';
import { TextInput } from '@swapt/shared/ui';
import { Button, Flex, InputNumber, Typography } from 'antd';
import { t } from '@swapt/shared/text';
import { AddressInput } from '../../parts/address-input.js';
import { sideMeaning } from '../../parts/visitor-words.js';
import { Problem } from './problem.js';
import { newVariant, type VariantDraft } from './rule-draft.js';
import { equalShares, sharesOf, variantNameLength, type Problems } from './rule-problems.js';

interface Props {
  value: VariantDraft[];
  onChange: (variants: VariantDraft[]) => void;
  problems: Problems;
  /** Where the problems of this field stand. */
  path: string;
}

/** Several addresses that share the visitors out. How long a visitor keeps one depends on how they are recognized. */
export function VariantsField({ value, onChange, problems, path }: Props) {
  const { session } = useShell();
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
          <div key={variant.key} role="group" aria-label={t('Variant {name}', { name: variant.name || index + 1 })}>
            <Flex wrap gap={space.sm} align="center">
              <InputNumber
                aria-label={t('Share in per cent')}
                min={1}
                max={99}
                precision={0}
                suffix="%"
                value={variant.weight}
                onChange={(weight) => set(index, { weight: weight ?? 0 })}
                style={{ width: 88 }}
              />
              <TextInput
                aria-label={t('Name of the variant')}
                max={variantNameLength}
                value={variant.name}
                onChange={({ target }) => set(index, { name: target.value })}
                style={{ width: 110 }}
              />
              <div style={{ flex: '1 1 220px' }}>
                <AddressInput
                  aria-label={t('Where it leads')}
                  placeholder="https://example.com/new"
                  value={variant.target}
                  onChange={({ target }) => set(index, { target: target.value })}
                />
              </div>
              <Button
                type="text"
                icon={<CloseOutlined />}
                aria-label={t('Remove variant {name}', { name: variant.name || index + 1 })}
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
          {t('Add a variant')}
        </Button>
        <Button size="small" onClick={() => onChange(equalShares(value))}>
          {t('Make the shares equal')}
        </Button>
        <Typography.Text type={sharesOf(value) === 100 ? 'secondary' : 'danger'}>
          {t('{value} of 100 %', { value: sharesOf(value) })}
        </Typography.Text>
      </Flex>
      <Problem sentence={problems.get(path)} />
      <Typography.Text type="secondary" style={{ fontSize: 13 }}>
        {sideMeaning[session.org.visitor_mode]}
      </Typography.Text>
    </Flex>
  );
}
