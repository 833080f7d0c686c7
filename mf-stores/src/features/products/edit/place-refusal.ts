import { ApiError } from '@swapt/shared/client';
import { t } from '@swapt/shared/text';
import type { ProductValues } from './product-values.js';
import { cellOf, type Problems } from './variants/check-variants.js';
import { rowsOf, type VariantRow } from './variants/variant-rows.js';

interface Placed {
  /** What goes to the fields of the form. */
  error: unknown;
  /** What goes to a field of a variant. */
  cells: Problems;
}

/** Sorts what the server refused of variants and options: the API names them by their place in what was sent. */
export function placeRefusal(error: unknown, { options, variants }: ProductValues): Placed {
  if (!(error instanceof ApiError) || Object.keys(error.fields).length === 0) return { error, cells: {} };
  const sold = rowsOf(options, variants).filter(({ isOff }) => !isOff);
  const cells: Record<string, string> = {};
  const fields: Record<string, string> = {};
  for (const [path, sentence] of Object.entries(error.fields)) {
    const [name = '', at = '', ...rest] = path.replace(/^data\./, '').split('.');
    const row = name === 'variants' ? sold[Number(at)] : undefined;
    const option = name === 'options' ? options[Number(at)] : undefined;
    if (row && at !== '') {
      cells[cellOf(row, fieldOf(row, rest))] = sentence;
      fields.variants = row.label ? t('{variant}: {sentence}', { variant: row.label, sentence }) : sentence;
    } else if (option) fields.options = t('{name}: {sentence}', { name: option.name || t('Option'), sentence });
    else fields[name === 'file_id' ? 'file' : name] = sentence;
  }
  const { status, code, message, details, requestId } = error;
  return { error: new ApiError(status, code, message, details, fields, requestId), cells };
}

/** "prices.0.compare_at" as the matrix calls it: by the currency of the price. */
function fieldOf({ prices }: VariantRow, [name = '', at = '', part = '']: string[]): string {
  if (name !== 'prices') return name;
  const sent = Object.entries(prices).filter(([, { amount }]) => typeof amount === 'object' && amount !== null);
  return `${sent[Number(at)]?.[0]}.${part === 'currency' ? 'amount' : part}`;
}
