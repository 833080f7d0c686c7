import LockOutlined from '@ant-design/icons/LockOutlined';
import type { BlockProps } from '@swapt/shared/contract';
import { inputLimits } from '@swapt/shared/form';
import { choicesIn } from '@swapt/shared/form/default-inputs';
import { radius, space } from '@swapt/shared/tokens';
import { Button, Flex, Input, Select, Switch, theme, Typography } from 'antd';
import { t } from '@swapt/shared/text';
import { Field } from '../fields/field.js';
import { RowTools } from '../fields/row-tools.js';
import { LineField } from '../fields/text-fields.js';
import { usePageSamples } from '../page-samples.js';
import { typeNames } from './input-types.js';

type FormInput = BlockProps['form']['inputs'][number];

interface Props {
  input: FormInput;
  index: number;
  count: number;
  /** The page marker at the top, which stays. */
  isFixed: boolean;
  isOpen: boolean;
  errors: Record<string, string>;
  onToggle: () => void;
  onChange: (part: Partial<FormInput>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
}

/** One question of a form: what it asks, and once it is opened how. */
export function InputRow(props: Props) {
  const { input, index, count, isFixed, isOpen, errors, onToggle, onMove, onRemove } = props;
  const { token } = theme.useToken();
  const { input_display_name: label, input_type: type, required } = input;
  const hasErrors = Object.keys(errors).length > 0;
  const isShown = isOpen || hasErrors;
  return (
    <div
      style={{
        border: `1px solid ${hasErrors ? token.colorError : token.colorBorderSecondary}`,
        borderRadius: radius,
        padding: space.xs,
        background: type === 'page' ? token.colorFillQuaternary : undefined,
      }}
    >
      <Flex justify="space-between" align="center" gap={space.xs}>
        <Button
          type="text"
          size="small"
          aria-expanded={isShown}
          onClick={onToggle}
          style={{ minWidth: 0, flex: 1, height: 'auto', justifyContent: 'flex-start', textAlign: 'left' }}
        >
          <span style={{ minWidth: 0, whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {label.length > 60 ? `${label.slice(0, 60)} …` : label || t('No label yet')}
            {required && <span aria-hidden> *</span>}
            <Typography.Text type="secondary" style={{ display: 'block', fontSize: 12 }}>
              {typeNames[type]}
              {required && t(', required')}
            </Typography.Text>
          </span>
        </Button>
        {isFixed ? (
          <LockOutlined title={t('Every form starts with a page marker')} style={{ padding: space.sm }} />
        ) : (
          <RowTools name={label} index={index} count={count} first={1} onMove={onMove} onRemove={onRemove} />
        )}
      </Flex>
      {isShown && (
        <div style={{ padding: `${space.sm}px ${space.xs}px 0` }}>
          <InputFields {...props} />
        </div>
      )}
    </div>
  );
}

const types = Object.entries(typeNames).flatMap(([value, label]) => (value === 'page' ? [] : [{ value, label }]));
const isTyped = (type: string) => ['text', 'email', 'phone', 'textarea', 'number'].includes(type);

function InputFields({ input, errors, onChange }: Props) {
  const { input_display_name: label, input_type: type, placeholder_text: placeholder, required, options = [] } = input;
  const texts = usePageSamples()?.newForm;
  return (
    <>
      <LineField
        label={type === 'consent' ? t('What people agree to') : t('Label')}
        value={label}
        max={type === 'consent' ? inputLimits.displayName.maxLength : 120}
        error={errors.input_display_name}
        onChange={(text) => onChange({ input_display_name: text })}
      />
      {type !== 'page' && (
        <>
          <Field label={t('Type of answer')} error={errors.input_type}>
            {(control) => (
              <Select
                {...control}
                value={type}
                options={types}
                onChange={(next) =>
                  onChange({
                    input_type: next,
                    options: next === 'select' ? (options.length || !texts ? options : choicesIn(texts)) : undefined,
                  })
                }
              />
            )}
          </Field>
          <Field label={t('An answer is required')}>
            {({ id }) => <Switch id={id} checked={required} onChange={(on) => onChange({ required: on })} />}
          </Field>
        </>
      )}
      {isTyped(type) && (
        <LineField
          label={t('Example inside the field')}
          value={placeholder}
          max={inputLimits.placeholder.maxLength}
          error={errors.placeholder_text}
          onChange={(text) => onChange({ placeholder_text: text })}
        />
      )}
      {type === 'select' && (
        <Field label={t('Choices, one on each line')} error={errors.options}>
          {(control) => (
            <Input.TextArea
              {...control}
              defaultValue={options.join('\n')}
              autoSize={{ minRows: 3, maxRows: 10 }}
              onChange={({ target: { value } }) => onChange({ options: linesIn(value) })}
            />
          )}
        </Field>
      )}
    </>
  );
}

const linesIn = (text: string) => [
  ...new Set(
    text
      .split('\n')
      .map((line) => line.trim().slice(0, inputLimits.option.maxLength))
      .filter(Boolean)
      .slice(0, inputLimits.options.maxItems),
  ),
];
