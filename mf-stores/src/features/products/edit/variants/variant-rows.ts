import type { TypedMoney } from '@swapt/shared/ui/money-field';

/** An option of the form. Its id tells it apart while its name is changed; the server knows options by their order. */
export interface OptionDraft {
  id: string;
  name: string;
  values: string[];
}

export interface PriceDraft {
  amount: TypedMoney;
  compare_at: TypedMoney;
  cost: TypedMoney;
}

/** What was typed for a variant. It is kept when its values are taken out of the options, and there again with them. */
export interface VariantDraft {
  variant_id?: string;
  /** By the id of the option. */
  values: Record<string, string>;
  sku: string;
  barcode: string;
  net_content: string;
  /** By currency. */
  prices: Record<string, PriceDraft>;
  /** Not sold: a combination that somebody took out. */
  isOff?: boolean;
}

/** A combination of values with what was typed for it. */
export interface VariantRow extends VariantDraft {
  key: string;
  /** Its values in words: "Small / Red". */
  label: string;
  /** The draft that it shows; none where nothing was typed yet. */
  source: VariantDraft | undefined;
}

export const noPrice: PriceDraft = { amount: null, compare_at: null, cost: null };
const empty = { sku: '', barcode: '', net_content: '', prices: {} };

/** More combinations than these are not listed; a product has far fewer variants. */
export const mostListed = 1000;

/** Options that make variants: those without a value are not ready. */
export const usedOptions = (options: readonly OptionDraft[]): readonly OptionDraft[] =>
  options.filter(({ values }) => values.length > 0);

export const combinationsOf = (options: readonly OptionDraft[]): number =>
  usedOptions(options).reduce((product, { values }) => product * values.length, 1);

/** The rows of the matrix: every combination of the options' values, each with its draft. */
export function rowsOf(options: readonly OptionDraft[], drafts: readonly VariantDraft[]): VariantRow[] {
  const used = usedOptions(options);
  // Where several drafts come to the same row, one that is sold stands for it. Of equal keys a map keeps the last.
  const sold = drafts.filter(({ isOff }) => !isOff);
  const off = drafts.filter(({ isOff }) => isOff);
  const exact = new Map([...off, ...sold].map((draft) => [exactKey(draft, used), draft]));
  // Drafts from before an option was added, or from after one was taken out.
  const others = [...sold, ...off].filter((draft) => exactKey(draft, used) === undefined);
  const combinations =
    combinationsOf(options) > mostListed
      ? [...exact.keys()].flatMap((key) => (key === undefined ? [] : [JSON.parse(key) as string[]]))
      : cartesian(used);
  const taken = new Set<VariantDraft>();
  return combinations.map((texts) => {
    const key = JSON.stringify(texts);
    const source = exact.get(key) ?? others.find((draft) => !taken.has(draft) && fits(draft, used, texts));
    if (source) taken.add(source);
    const values = Object.fromEntries(used.map(({ id }, at) => [id, texts[at] ?? '']));
    return { ...empty, ...source, values, key, label: texts.join(' / '), source };
  });
}

/** With one row changed. */
export function withRow(
  drafts: readonly VariantDraft[],
  { key: _, label: __, source, ...row }: VariantRow,
  change: Partial<VariantDraft>,
): VariantDraft[] {
  const next = { ...row, ...change };
  return source ? drafts.map((draft) => (draft === source ? next : draft)) : [...drafts, next];
}

/** With a value of an option called otherwise: what was typed for it stays with it. */
export function withValueRenamed(
  drafts: readonly VariantDraft[],
  { option, from, to }: { option: string; from: string; to: string },
): VariantDraft[] {
  return drafts
    .filter(({ values }) => values[option] !== to)
    .map((draft) => (draft.values[option] === from ? { ...draft, values: { ...draft.values, [option]: to } } : draft));
}

/** Whether something would be lost with a value of an option. */
export const isFilled = (drafts: readonly VariantDraft[], option: string, value: string): boolean =>
  drafts.some(
    ({ values, sku, barcode, net_content: netContent, prices, isOff }) =>
      !isOff && values[option] === value && (sku + barcode + netContent !== '' || Object.keys(prices).length > 0),
  );

/** Set where a draft has a value of each option, one that the option still has, and of no other. */
function exactKey({ values }: VariantDraft, used: readonly OptionDraft[]): string | undefined {
  if (Object.keys(values).length !== used.length) return undefined;
  const texts = used.map(({ id, values: own }) => own.find((value) => value === values[id]));
  return texts.includes(undefined) ? undefined : JSON.stringify(texts);
}

/** A new option begins with what there was: the draft belongs to its first value. */
const fits = ({ values }: VariantDraft, used: readonly OptionDraft[], texts: readonly string[]): boolean =>
  used.every(({ id, values: own }, at) => (values[id] === undefined ? texts[at] === own[0] : values[id] === texts[at]));

const cartesian = (options: readonly OptionDraft[]): string[][] =>
  options.reduce<string[][]>((rows, { values }) => rows.flatMap((row) => values.map((value) => [...row, value])), [[]]);
