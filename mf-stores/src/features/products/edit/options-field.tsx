import DeleteOutlined from '@ant-design/icons/DeleteOutlined';
import PlusOutlined from '@ant-design/icons/PlusOutlined';
import { space } from '@swapt/shared/tokens';
import { t } from '@swapt/shared/text';
import { TextInput, useIsPhone } from '@swapt/shared/ui';
import { productLimits } from '@swapt/shared/values';
import { Button, Flex, Select, Typography } from 'antd';
import { useRef } from 'react';
import type { OptionDraft } from './variants/variant-rows.js';

interface Props {
  id?: string;
  value?: readonly OptionDraft[];
  onChange?: (value: OptionDraft[]) => void;
}

const examples = [t('Size'), t('Colour'), t('Material')];

/** What shoppers choose a variant by: up to three options, each with its values. */
export function OptionsField({ id, value = [], onChange }: Props) {
  const isPhone = useIsPhone();
  const adder = useRef<HTMLDivElement>(null);
  const change = (at: number, part: Partial<OptionDraft>) =>
    onChange?.(value.map((option, place) => (place === at ? { ...option, ...part } : option)));
  const remove = (at: number) => {
    onChange?.(value.filter((_, place) => place !== at));
    // The button that had the focus is gone with its option.
    adder.current?.focus();
  };
  return (
    <Flex vertical gap={space.md} id={id} ref={adder} tabIndex={-1} role="group" aria-label={t('Options')}>
      {value.map((option, at) => (
        <Flex key={option.id} gap={space.sm} wrap={isPhone} align="flex-start">
          <div style={{ flex: isPhone ? '1 1 60%' : '0 0 200px' }}>
            <TextInput
              aria-label={t('Name of option {number}', { number: at + 1 })}
              placeholder={examples[at]}
              value={option.name}
              max={productLimits.optionName}
              autoFocus={option.name === '' && option.values.length === 0}
              onChange={({ target }) => change(at, { name: target.value })}
            />
          </div>
          {isPhone && <RemoveButton at={at} name={option.name} onClick={() => remove(at)} />}
          <Select
            mode="tags"
            aria-label={t('Values of option {number}', { number: at + 1 })}
            placeholder={t('Type a value, then Enter')}
            value={option.values}
            suffixIcon={null}
            notFoundContent={t('Type the first value, then Enter.')}
            tokenSeparators={[',', ';', '\n']}
            maxCount={productLimits.valuesPerOption}
            onChange={(values: string[]) => change(at, { values: tidy(values) })}
            style={{ flex: isPhone ? '1 1 100%' : 1, minWidth: 0 }}
          />
          {!isPhone && <RemoveButton at={at} name={option.name} onClick={() => remove(at)} />}
        </Flex>
      ))}
      <Flex gap={space.md} wrap align="center">
        {value.length < productLimits.options && (
          <Button icon={<PlusOutlined aria-hidden />} onClick={() => onChange?.([...value, newOption(value)])}>
            {value.length === 0 ? t('Add an option') : t('Add another option')}
          </Button>
        )}
        <Typography.Text type="secondary">
          {t('For example Size with Small and Large. A product can have three options.')}
        </Typography.Text>
      </Flex>
    </Flex>
  );
}

function RemoveButton({ at, name, onClick }: { at: number; name: string; onClick: () => void }) {
  return (
    <Button
      type="text"
      icon={<DeleteOutlined />}
      aria-label={t('Remove option {name}', { name: name || String(at + 1) })}
      onClick={onClick}
    />
  );
}

/** Without spaces around them, and each once, in whatever letters it is written. */
function tidy(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values
    .map((value) => value.trim().slice(0, productLimits.optionValue))
    .filter((value) => value !== '' && seen.size < seen.add(value.toLowerCase()).size);
}

/** The server knows options by their order; a number that no other one has tells this apart from one that was removed. */
const newOption = (options: readonly OptionDraft[]): OptionDraft => ({
  id: `option-${Math.max(-1, ...options.map(({ id }) => Number(id.split('-')[1]))) + 1}-${Date.now()}`,
  name: '',
  values: [],
});

/** What cannot be saved of the options. */
export function optionsProblem(options: readonly OptionDraft[]): string | undefined {
  const names = options.map(({ name }) => name.trim().toLowerCase());
  if (names.includes('')) return t('Give each option a name, or remove it.');
  if (new Set(names).size < names.length) return t('Two options have the same name. Give one of them another.');
  const [bare] = options.filter(({ values }) => values.length === 0);
  return bare && t('Add at least one value to “{name}”, or remove the option.', { name: bare.name });
}
