/** Of how many of a unit the one consists that prices are compared by. */
const units = {
  g: { per: 'kg', in: 1000 },
  kg: { per: 'kg', in: 1 },
  ml: { per: 'l', in: 1000 },
  cl: { per: 'l', in: 100 },
  l: { per: 'l', in: 1 },
  cm: { per: 'm', in: 100 },
  m: { per: 'm', in: 1 },
} as const;

export const comparedUnits = ['kg', 'l', 'm'] as const;
export type ComparedUnit = (typeof comparedUnits)[number];

const pattern = /^(?:(\d{1,4})\s*[x×*]\s*)?(\d{1,6})(?:[.,](\d{1,2}))?\s*(g|kg|ml|cl|l|cm|m)$/i;

/** Longer ones are no net content. */
export const netContentMaxLength = 30;

/**
 * The price of a kilogram, a litre or a metre: of `amount` for a net content as packages name it, "250 g", "0.75 l" or "6 × 330 ml". In the unit of
 * `amount`, rounded half up. Nothing where the text is no net content.
 */
export function unitPrice(netContent: string, amount: number): { amount: number; per: ComparedUnit } | undefined {
  const [, count = '1', whole = '', rest = '', unit = ''] = pattern.exec(netContent.trim()) ?? [];
  const hundredths = Number(count) * (Number(whole) * 100 + Number(rest.padEnd(2, '0')));
  if (hundredths === 0) return undefined;
  const { per, in: share } = units[unit.toLowerCase() as keyof typeof units];
  return { amount: Math.round((amount * 100 * share) / hundredths), per };
}

export const isNetContent = (text: string): boolean => unitPrice(text, 0) !== undefined;
