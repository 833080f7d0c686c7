import { useShell } from '@swapt/shared/sdk';
import { t } from '@swapt/shared/text';
import { Panel } from '@swapt/shared/ui';
import { Form, type FormInstance } from 'antd';
import { useRef } from 'react';
import { OptionsField } from './options-field.js';
import { optionsProblem } from './options-problem.js';
import type { ProductValues } from './product-values.js';
import { countProblem, problemsOf, type Problems } from './variants/check-variants.js';
import { isFilled, rowsOf, withValueRenamed, type OptionDraft, type VariantDraft } from './variants/variant-rows.js';
import { VariantsField } from './variants/variants-field.js';

interface Props {
  form: FormInstance<ProductValues>;
  refused: Problems;
}

/** Options, and the variants that they make with their prices. */
export function VariantsPanel({ form, refused }: Props) {
  const options = Form.useWatch('options', form) ?? [];
  const { modal } = useShell();
  // A save waits for the answer.
  const asked = useRef<Promise<boolean>>(Promise.resolve(false));
  const ask = async ({ id }: OptionDraft, from: string, to: string) => {
    if (!isFilled(variantsOf(form), id, from)) return false;
    const isSame = await modal.confirm({
      title: t('Is “{to}” the new name of “{from}”?', { from, to }),
      text: t(
        'Then its variants keep their prices, SKUs, barcodes and net contents. If you cancel, “{to}” begins without any, and “{from}” is no longer sold once you save.',
        { from, to },
      ),
      action: t('Yes, keep them'),
    });
    if (isSame) form.setFieldValue('variants', withValueRenamed(variantsOf(form), { option: id, from, to }));
    return isSame;
  };
  const onReplace = (...replaced: Parameters<typeof ask>) => (asked.current = ask(...replaced));
  const checkOptions = async (_: unknown, value: OptionDraft[] = []) => {
    await asked.current;
    await refuse(optionsProblem(value));
  };
  return (
    <Panel
      title={t('Variants and prices')}
      lead={
        options.length === 0
          ? t('Add options if it comes in several variants. Each variant has its own price and SKU.')
          : t('Each combination of the options is a variant. Remove those that you do not sell.')
      }
    >
      <Form.Item name="options" validateTrigger="onSubmit" rules={[{ validator: checkOptions }]}>
        <OptionsField onReplace={onReplace} />
      </Form.Item>
      <Form.Item
        name="variants"
        // Each field of the matrix says by itself whether it is wrong.
        validateStatus=""
        validateTrigger="onSubmit"
        style={{ marginBottom: 0 }}
        dependencies={['options']}
        rules={[
          ({ getFieldValue }) => ({
            validator: (_, drafts: VariantDraft[] = []) =>
              checkVariants(getFieldValue('options') as OptionDraft[], drafts),
          }),
        ]}
      >
        <VariantsField options={options} refused={refused} />
      </Form.Item>
    </Panel>
  );
}

const refuse = (sentence: string | undefined) => (sentence ? Promise.reject(new Error(sentence)) : Promise.resolve());

const variantsOf = (form: FormInstance<ProductValues>): readonly VariantDraft[] =>
  form.getFieldValue('variants') as VariantDraft[];

function checkVariants(options: readonly OptionDraft[], drafts: readonly VariantDraft[]) {
  const rows = rowsOf(options, drafts);
  const problems = Object.keys(problemsOf(rows)).length;
  return refuse(
    countProblem(options, rows) ??
      (problems > 0
        ? t(
            '{problems, plural, one {One field of the variants needs} other {# fields of the variants need}} a change.',
            {
              problems,
            },
          )
        : undefined),
  );
}
