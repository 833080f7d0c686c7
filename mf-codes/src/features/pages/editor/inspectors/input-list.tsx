import DownOutlined from '@ant-design/icons/DownOutlined';
import type { BlockProps } from '@swapt/shared/contract';
import { inputLimits, inputTypes, isFixed } from '@swapt/shared/form';
import { addressInputsIn, newInputIn } from '@swapt/shared/form/default-inputs';
import { space } from '@swapt/shared/tokens';
import { Button, Dropdown, Flex, Typography } from 'antd';
import { useId, useState } from 'react';
import { t } from '@swapt/shared/text';
import { errorsBelow } from '../field-errors.js';
import { moved } from '../fields/moved.js';
import { usePageSamples } from '../page-samples.js';
import { InputRow } from './input-row.js';
import { typeNames } from './input-types.js';

type Inputs = BlockProps['form']['inputs'];

interface Props {
  inputs: Inputs;
  onChange: (inputs: Inputs) => void;
  /** What is wrong with the list as a whole. */
  problem?: string;
  errors: Record<string, string>;
}

/** The questions of a form, in their order. The page marker at the top stays. */
export function InputList({ inputs, onChange, problem, errors }: Props) {
  const [open, setOpen] = useState<number>();
  const id = useId();
  const texts = usePageSamples()?.newForm;
  const address = texts ? addressInputsIn(texts) : [];
  const missing = address.filter(({ name }) => !inputs.some((input) => input.name === name));
  const canAdd = (count: number) => inputs.length + count <= inputLimits.inputs.maxItems;
  const add = (more: Inputs) => {
    onChange([...inputs, ...more]);
    setOpen(more.length === 1 ? inputs.length : undefined);
  };
  const items = [
    ...inputTypes.map((type) => ({
      key: type,
      label: typeNames[type],
      disabled: !canAdd(1),
      onClick: () => texts && add([newInputIn(texts, type, inputs)]),
    })),
    {
      key: 'address',
      label: t('Full address'),
      disabled: missing.length === 0 || !canAdd(missing.length),
      onClick: () => add(missing),
    },
  ];

  return (
    <div role="group" aria-labelledby={id} style={{ marginBottom: space.md }}>
      <div id={id} style={{ marginBottom: space.sm }}>
        {t('Questions')}
      </div>
      <Flex vertical gap={space.sm}>
        {inputs.map((input, index) => (
          <InputRow
            key={input.name}
            input={input}
            index={index}
            count={inputs.length}
            isFixed={isFixed(inputs, index)}
            isOpen={open === index}
            errors={errorsBelow(errors, String(index))}
            onToggle={() => setOpen(open === index ? undefined : index)}
            onChange={(part) => onChange(inputs.map((one, at) => (at === index ? { ...one, ...part } : one)))}
            onMove={(to) => {
              onChange(moved(inputs, index, to));
              setOpen(undefined);
            }}
            onRemove={() => {
              onChange(inputs.filter((_, at) => at !== index));
              setOpen(undefined);
            }}
          />
        ))}
        {problem && (
          <Typography.Text type="danger" role="alert">
            {problem}
          </Typography.Text>
        )}
        <Dropdown menu={{ items }} trigger={['click']} disabled={!texts}>
          <Button icon={<DownOutlined aria-hidden />} iconPosition="end">
            {t('Add a question')}
          </Button>
        </Dropdown>
      </Flex>
    </div>
  );
}
