import { t } from '@swapt/shared/text';
import { formatNumber, isLonger, tooLong } from '@swapt/shared/ui';
import { productLimits } from '@swapt/shared/values';
import type { OptionDraft } from './variants/variant-rows.js';

const { optionName, optionValue, valuesPerOption } = productLimits;

/** What cannot be saved of the options. Nothing that was typed is cut or left out. */
export function optionsProblem(options: readonly OptionDraft[]): string | undefined {
  const names = options.map(({ name }) => name);
  if (names.some((name) => name.trim() === '')) return t('Give each option a name, or remove it.');
  if (twinOf(names) !== undefined) return t('Two options have the same name. Give one of them another.');
  for (const option of options) {
    const problem = problemOf(option);
    if (problem) return problem;
  }
  return undefined;
}

function problemOf({ name, values }: OptionDraft): string | undefined {
  if (isLonger(name.trim(), optionName))
    return t('“{name}” is too long. {limit}', { name, limit: tooLong(optionName) });
  if (values.length === 0) return t('Add at least one value to “{name}”, or remove the option.', { name });
  if (values.length > valuesPerOption) {
    return t('“{name}” has {count} values. An option can have at most {most}.', {
      name,
      count: formatNumber(values.length),
      most: valuesPerOption,
    });
  }
  const long = values.find((value) => isLonger(value, optionValue));
  if (long !== undefined) return t('“{value}” is too long. {limit}', { value: long, limit: tooLong(optionValue) });
  const twin = twinOf(values);
  return twin === undefined ? undefined : t('“{name}” has “{twin}” twice. Remove one of them.', { name, twin });
}

/** The first one that stands there before, in whatever letters. */
function twinOf(texts: readonly string[]): string | undefined {
  const seen = new Set<string>();
  return texts.find((text) => seen.size === seen.add(text.trim().toLowerCase()).size);
}
