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
  /** Asks whether a value that follows one that was taken out is the same by another name; if so, its variants are its own from then on. */
  onReplace: (option: OptionDraft, from: string, to: string) => Promise<boolean>;
}

/** A value that was taken out, and where it stood. */
interface Gone {
  value: string;
  at: number;
}

const examples = [t('Size'), t('Colour'), t('Material')];

/** What shoppers choose a variant by: up to three options, each with its values. */
export function OptionsField({ id, value = [], onChange, onReplace }: Props) {
  const isPhone = useIsPhone();
  const adder = useRef<HTMLDivElement>(null);
  const gone = useRef(new Map<string, Gone>());
  const change = (at: number, part: Partial<OptionDraft>) =>
    onChange?.(value.map((option, place) => (place === at ? { ...option, ...part } : option)));
  const changeValues = async (at: number, option: OptionDraft, typed: readonly string[]) => {
    const values = typed.map((text) => text.trim()).filter((text) => text !== '');
    change(at, { values });
    const [lost] = option.values.flatMap((text, place) => (values.includes(text) ? [] : [{ value: text, at: place }]));
    const [added] = values.filter((text) => !option.values.includes(text));
    const before = gone.current.get(option.id);
    gone.current.delete(option.id);
    if (lost) gone.current.set(option.id, lost);
    if (!before || added === undefined || added === before.value) return;
    if (await onReplace(option, before.value, added)) {
      change(at, { values: values.filter((text) => text !== added).toSpliced(before.at, 0, added) });
    }
  };
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
            // Nothing to choose from: a value that is there already would be taken out by typing it again.
            open={false}
            // Lines of a list that is pasted. A comma is part of "1,5 l".
            tokenSeparators={['\n']}
            onChange={(values: string[]) => void changeValues(at, option, values)}
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

/** The server knows options by their order; a number that no other one has tells this apart from one that was removed. */
const newOption = (options: readonly OptionDraft[]): OptionDraft => ({
  id: `option-${Math.max(-1, ...options.map(({ id }) => Number(id.split('-')[1]))) + 1}-${Date.now()}`,
  name: '',
  values: [],
});
