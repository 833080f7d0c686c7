import type { Api, ProductOption } from '@swapt/shared/contract';
import { isNetContent, productLimits } from '@swapt/shared/values';
import { AppError } from '../../platform/errors/app-error.js';

type Change = Partial<Omit<Api['product.create']['in'], 'org_id'>>;
export type VariantInput = NonNullable<Change['variants']>[number];

const sameText = (a: string, b: string) => a.trim().toLowerCase() === b.trim().toLowerCase();
const isTwin = (texts: readonly string[], at: number) =>
  texts.findIndex((text) => sameText(text, texts[at] ?? '')) < at;

/** Refuses options and variants that do not fit together, with a sentence for each place under `at`. */
export function assertFits(options: readonly ProductOption[], variants: readonly VariantInput[], at: string): void {
  const problems = new Map<string, string>();
  checkOptions(options, (path, sentence) => problems.set(`${at}${path}`, sentence));
  if (variants.length > productLimits.variants) {
    problems.set(
      `${at}variants`,
      `These options make ${variants.length.toLocaleString('en')} variants. A product can have at most ${productLimits.variants}. Make several products of it.`,
    );
  } else checkVariants(options, variants, (path, sentence) => problems.set(`${at}${path}`, sentence));
  if (problems.size > 0) throw new AppError('product.invalid', undefined, Object.fromEntries(problems));
}

export const unreadNetContent = 'Write an amount and its unit, such as 250 g, 0.75 l or 6 × 330 ml.';

type Say = (path: string, sentence: string) => void;

function checkOptions(options: readonly ProductOption[], say: Say): void {
  const names = options.map(({ name }) => name);
  for (const [at, { values }] of options.entries()) {
    if (isTwin(names, at)) say(`options.${at}.name`, 'Another option already has this name.');
    for (const place of values.keys()) {
      if (isTwin(values, place)) say(`options.${at}.values.${place}`, 'This option already has this value.');
    }
  }
}

function checkVariants(options: readonly ProductOption[], variants: readonly VariantInput[], say: Say): void {
  const seen = { values: new Set<string>(), ids: new Set<string>() };
  const isSeenIn = (set: Set<string>, key: string) => set.size === set.add(key).size;
  for (const [
    at,
    { variant_id: id, option_values: values, net_content: netContent, prices = [] },
  ] of variants.entries()) {
    const misses =
      options.length !== values.length || options.some((option, n) => !option.values.includes(values[n] ?? ''));
    if (misses) say(`variants.${at}.option_values`, 'Choose one value of each option.');
    else if (isSeenIn(seen.values, JSON.stringify(values))) {
      say(`variants.${at}.option_values`, 'Another variant already has these values.');
    }
    if (id !== undefined && isSeenIn(seen.ids, id)) say(`variants.${at}.variant_id`, 'This variant is there twice.');
    if (netContent?.trim() && !isNetContent(netContent)) say(`variants.${at}.net_content`, unreadNetContent);
    checkPrices(prices, (path, sentence) => say(`variants.${at}.prices.${path}`, sentence));
  }
}

function checkPrices(prices: NonNullable<VariantInput['prices']>, say: Say): void {
  const seen = new Set<string>();
  for (const [at, { currency, amount, compare_at: before }] of prices.entries()) {
    if (seen.has(currency)) say(`${at}.currency`, 'This variant already has a price in this currency.');
    seen.add(currency);
    if (before !== null && before <= amount) {
      say(`${at}.compare_at`, 'The price before must be above the price. Leave it empty if there is none.');
    }
  }
}
